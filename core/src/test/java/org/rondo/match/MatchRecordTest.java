package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;
import org.rondo.random.Seed;

class MatchRecordTest {

  private static void refused(String json, String sentence) {
    assertThatThrownBy(() -> MatchRecord.parse(json))
        .as(json)
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void theGoldenMatchGivesTheGoldenRecord() {
    assertThat(GoldenMatch.play().json()).isEqualTo(GoldenMatch.JSON);
  }

  @Test
  void theGoldenRecordIsReadAndWrittenUnchanged() {
    MatchRecord record = MatchRecord.parse(GoldenMatch.JSON);
    assertThat(record).isEqualTo(GoldenMatch.play());
    assertThat(record.json()).isEqualTo(GoldenMatch.JSON);
  }

  @Test
  void everyBitOfARecordIsRefusedOrWithoutEffect() {
    byte[] golden = GoldenMatch.JSON.getBytes(StandardCharsets.UTF_8);
    MatchRecord record = MatchRecord.parse(GoldenMatch.JSON);
    for (int bit = 0; bit < golden.length * 8; bit++) {
      byte[] changed = golden.clone();
      changed[bit / 8] ^= (byte) (1 << bit % 8);
      String line = new String(changed, StandardCharsets.UTF_8);
      try {
        assertThat(MatchRecord.parse(line)).as(line).isEqualTo(record);
      } catch (DamagedFileException e) {
        assertThat(e).hasMessageContaining("record");
      }
    }
  }

  @Test
  void aChangedLineIsRefusedEvenIfItsMovesStayTheSame() {
    for (String changed :
        List.of(
            GoldenMatch.JSON.replace("\"random\"", "\"chance\""),
            GoldenMatch.JSON.replace("ILLEGAL_MOVE", "EXCEPTION"),
            GoldenMatch.JSON.replace("but null", "but nil"),
            GoldenMatch.JSON.replaceFirst("\"faults\":\\[.*?]", "\"faults\":[]"),
            GoldenMatch.JSON.replace("\"outcome\"", "\"halted\":true,\"outcome\""),
            GoldenMatch.JSON.replace(
                "[[\"3\",\"4\"],[\"3\",\"5\"]],\"turns\":[",
                "[[\"3\",\"4\"]],\"turns\":[[\"3\",\"5\"],"),
            GoldenMatch.JSON.replace("\"checkpoints\"", "\"comment\":7,\"checkpoints\""),
            GoldenMatch.JSON.replace(",\"faults\"", ", \"faults\""))) {
      assertThat(changed).isNotEqualTo(GoldenMatch.JSON);
      refused(changed, "record was changed: the digest of its line is ");
    }
    refused(
        GoldenMatch.JSON.replaceFirst(",\"digest\":.*", "}"),
        "record does not end with the digest of its line");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"format\" > {\"seed\":\"6\",\"format\"",
        "\"turn\":3 > \"turn\":2,\"turn\":3",
        "\"ranks\" > \"ranks\":[1,2],\"ranks\"",
        "\"opening\" > \"weather\":{\"x\":1,\"x\":2},\"opening\""
      })
  void aFieldThatIsThereTwiceIsRefused(String change) {
    String[] both = change.split(" > ");
    refused(GoldenMatch.JSON.replace(both[0], both[1]), "\" twice");
  }

  @Test
  void aRecordCutOffAnywhereIsRefused() {
    for (int length = 0; length < GoldenMatch.JSON.length(); length++) {
      refused(GoldenMatch.JSON.substring(0, length), "record is");
    }
  }

  @Test
  void aRecordThatBeginsLateIsRefused() {
    for (int length = 1; length < GoldenMatch.JSON.length(); length++) {
      String json = GoldenMatch.JSON.substring(length);
      assertThatThrownBy(() -> MatchRecord.parse(json))
          .as(json)
          .isInstanceOf(DamagedFileException.class);
    }
  }

  @Test
  void aCutIsCalledACut() {
    refused(
        GoldenMatch.JSON.substring(0, 100),
        "record is cut off or damaged: its 100 characters are not one JSON object");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "\n", "null", "[]", "\"x\"", "42", "true", "hello", "'x'", "{", "}"})
  void aTextThatIsNoJsonObjectIsRefused(String text) {
    refused(text, "not one JSON object");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "}", "{}", ",", "\n{\"format\":2}", "null", "\u0000"})
  void whatFollowsTheRecordIsRefused(String more) {
    refused(GoldenMatch.JSON + more, "not one JSON object");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "format:2",
        "'format':2",
        "\"format\"=2",
        "/* 1 */\"format\":2",
        "#\n\"format\":2"
      })
  void aLooserFormOfJsonIsRefused(String field) {
    refused(GoldenMatch.JSON.replace("\"format\":2", field), "not one JSON object");
  }

  @ParameterizedTest
  @ValueSource(strings = {"NaN", "Infinity", "053", ".5", "+53", "53,", "1;2", "53f"})
  void aNumberThatJsonDoesNotHaveIsRefused(String number) {
    refused(GoldenMatch.JSON.replace("[40,53]", "[40," + number + "]"), "not one JSON object");
  }

  @Test
  void twoRecordsInARowAreRefused() {
    refused(GoldenMatch.JSON + GoldenMatch.JSON, "not one JSON object");
    refused(GoldenMatch.JSON + "\n" + GoldenMatch.JSON, "not one JSON object");
  }

  @Test
  void blanksAroundTheRecordAreAllowed() {
    MatchRecord record = MatchRecord.parse(GoldenMatch.JSON);
    assertThat(MatchRecord.parse(" " + GoldenMatch.JSON + "\r\n")).isEqualTo(record);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1, 3, 100})
  void aFormatThatIsNotKnownIsRefused(int format) {
    JsonObject json = golden();
    json.addProperty("format", format);
    refused(
        json.toString(),
        "record format " + format + " is not 2, the only format that this version reads");
  }

  @Test
  void theFormatIsLookedAtFirst() {
    refused("{\"format\":3}", "record format 3 is not 2");
  }

  private static JsonObject golden() {
    return JsonParser.parseString(GoldenMatch.JSON).getAsJsonObject();
  }

  /** {@return the line of a record with the digest that fits it} */
  private static String sealed(JsonObject record) {
    JsonObject last = record.deepCopy();
    last.remove("digest");
    last.addProperty("digest", "0".repeat(64));
    return GoldenMatch.resealed(last.toString());
  }

  private static JsonObject fault(JsonObject record) {
    return record.getAsJsonArray("faults").get(0).getAsJsonObject();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "format",
        "game",
        "seed",
        "entrants",
        "opening",
        "turns",
        "faults",
        "outcome",
        "states",
        "checkpoints"
      })
  void aMissingFieldIsNamed(String name) {
    JsonObject json = golden();
    json.remove(name);
    refused(sealed(json), "record has no \"" + name + "\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"turn", "seat", "kind", "detail", "forfeits"})
  void aMissingFieldOfAFaultIsNamed(String name) {
    JsonObject json = golden();
    fault(json).remove(name);
    refused(sealed(json), "record has no \"" + name + "\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ranks", "scores", "tournamentScores"})
  void aMissingFieldOfTheOutcomeIsNamed(String name) {
    JsonObject json = golden();
    json.getAsJsonObject("outcome").remove(name);
    refused(sealed(json), "record has no \"" + name + "\"");
  }

  @Test
  void aFieldThatIsNotKnownIsIgnored() {
    JsonObject json = golden();
    json.addProperty("comment", "played on a rainy day");
    fault(json).addProperty("weather", "rain");
    assertThat(MatchRecord.parse(sealed(json))).isEqualTo(GoldenMatch.play());
  }

  @Test
  void bracketsWithoutEndAreRefused() {
    refused("[".repeat(100_000), "not one JSON object");
    refused("{\"format\":".repeat(100_000), "not one JSON object");
  }

  /** A value of every sort; more than one where a sloppy reader might take one for another sort. */
  private static final List<String> VALUES =
      List.of(
          "null",
          "true",
          "\"true\"",
          "7",
          "\"7\"",
          "2.7",
          "3000000000",
          "[7]",
          "[\"7\"]",
          "[true]",
          "[[7]]",
          "[null]",
          "[2.7]",
          "[[\"7\"],7]",
          "[{}]",
          "{}",
          "{\"turn\":7}");

  static Stream<List<String>> wrongValues() {
    List<List<String>> wrong = new ArrayList<>();
    for (String text : List.of("game", "seed", "states", "detail", "kind")) {
      add(wrong, text, List.of("\"true\"", "\"7\""));
    }
    for (String number : List.of("format", "turn", "seat")) {
      add(wrong, number, List.of("7"));
    }
    add(wrong, "forfeits", List.of("true"));
    add(wrong, "entrants", List.of("[\"7\"]"));
    add(wrong, "checkpoints", List.of("[\"7\"]"));
    for (String list :
        List.of("opening", "turns", "faults", "ranks", "scores", "tournamentScores")) {
      add(wrong, list, List.of());
    }
    add(wrong, "outcome", List.of());
    return wrong.stream();
  }

  private static void add(List<List<String>> wrong, String name, List<String> right) {
    VALUES.stream()
        .filter(value -> !right.contains(value))
        .forEach(value -> wrong.add(List.of(name, value)));
  }

  @ParameterizedTest
  @MethodSource("wrongValues")
  void aValueOfTheWrongSortIsRefused(List<String> nameAndValue) {
    String name = nameAndValue.get(0);
    JsonObject json = golden();
    JsonObject place =
        Stream.of(json, fault(json), json.getAsJsonObject("outcome"))
            .filter(object -> object.has(name))
            .findFirst()
            .orElseThrow();
    place.add(name, JsonParser.parseString(nameAndValue.get(1)));
    refused(sealed(json), "record");
  }

  @ParameterizedTest
  @CsvSource({
    "kind, \"TIMEOUT_OF_THE_FUTURE\"",
    "turn, -1",
    "seat, -1",
  })
  void aFaultThatCannotBeIsRefused(String name, String value) {
    JsonObject json = golden();
    fault(json).add(name, JsonParser.parseString(value));
    refused(sealed(json), "record has a wrong value: ");
  }

  @Test
  void valuesThatDoNotFitTogetherAreRefused() {
    refused(with("entrants", "[\"alone\"]"), "record of 1 entrants has an outcome for 2 seats");
    refused(with("seed", "\"\""), "seed text '' is blank or not one line of text");
    refused(with("opening", "[[]]"), "has a turn without moves");
    refused(
        with("outcome", "{\"ranks\":[2,2],\"scores\":[1,1],\"tournamentScores\":[1,1]}"),
        "ranks [2, 2] are no ranking");
    refused(
        with("outcome", "{\"ranks\":[1,1],\"scores\":[1,1e999],\"tournamentScores\":[1,1]}"),
        "score Infinity is not a finite number");
  }

  private static String with(String name, String value) {
    JsonObject json = golden();
    JsonElement element = JsonParser.parseString(value);
    json.add(name, element);
    return sealed(json);
  }

  private static MatchRecord of(Outcome outcome) {
    return new MatchRecord(
        "toy",
        Seed.of(1),
        List.of("a", "b"),
        Opening.none(),
        List.of(),
        List.of(),
        List.of(),
        false,
        outcome,
        "00",
        List.of());
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {
        0.0,
        -0.0,
        0.1,
        1.0 / 3,
        2.0E-3,
        1e23,
        1e300,
        -1e300,
        4.9e-324,
        2.2250738585072014E-308,
        1.7976931348623157E308,
        9007199254740993.0,
        123456789.125
      })
  void aScoreSurvivesExactly(double score) {
    MatchRecord record = of(new Outcome(List.of(1, 1), List.of(score, 1.0), List.of(1.0, score)));
    MatchRecord read = MatchRecord.parse(record.json());
    assertThat(read.outcome().score(0)).isEqualTo(score);
    assertThat(Double.doubleToRawLongBits(read.outcome().tournamentScore(1)))
        .isEqualTo(Double.doubleToRawLongBits(score));
    assertThat(read).isEqualTo(record);
  }

  @Test
  void scoresAreWrittenByTheirExactValue() {
    assertThat(of(Outcome.byScore(0.1, 0)).json())
        .contains("\"scores\":[0.1000000000000000055511151231257827021181583404541015625,0]");
    assertThat(of(new Outcome(List.of(1, 1), List.of(-0.0, 64.0), List.of(0.0, 1.0))).json())
        .contains("\"scores\":[-0.0,64]");
  }

  @Test
  void refusesAnOutcomeOfAnotherNumberOfSeats() {
    assertThatThrownBy(() -> of(Outcome.byScore(1, 2, 3)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("2 entrants", "outcome for 3 seats");
  }

  @Test
  void keepsItsListsWhateverBecomesOfThoseThatItWasGiven() {
    List<String> turn = new ArrayList<>(List.of("1"));
    List<List<String>> turns = new ArrayList<>(List.of(turn));
    MatchRecord record =
        new MatchRecord(
            "toy",
            Seed.of(1),
            List.of("a"),
            Opening.none(),
            turns,
            List.of(),
            List.of(),
            false,
            Outcome.byScore(1),
            "00",
            List.of());
    turn.set(0, "2");
    turns.clear();
    assertThat(record.turns()).containsExactly(List.of("1"));
  }

  @Test
  void refusesNull() {
    assertThatNullPointerException().isThrownBy(() -> of(null));
    assertThatNullPointerException().isThrownBy(() -> MatchRecord.parse(null));
  }
}
