package org.rondo.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.bot.Thought;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;
import org.rondo.match.RecordDraft;

/** The file of a page; browsers open such pages in the tests of the command line. */
class ReplayPageTest {
  @TempDir private Path folder;

  private static MatchRecord record(String name) {
    return record(GameCatalog.find("toy-nim:heap=9"), name);
  }

  private static <S extends State, M extends Move> MatchRecord record(
      Game<S, M> game, String name) {
    return Match.of(game).seat(name, Bots.random()).seat("b", Bots.random()).seed(3).play();
  }

  private String page(String title, MatchRecord record) throws IOException {
    return page(title, page -> page.add(record));
  }

  private String page(String title, MatchRecord record, MatchThoughts thoughts) throws IOException {
    return page(title, page -> page.add(record, ReplayNotes.none().withThoughts(thoughts)));
  }

  /** Adds matches to a page. */
  @FunctionalInterface
  private interface Filling {
    void addTo(ReplayPage page) throws IOException;
  }

  private String page(String title, Filling matches) throws IOException {
    Path file = folder.resolve("page.html");
    try (ReplayPage page = ReplayPage.of(file, title)) {
      matches.addTo(page);
      page.publish();
    }
    return Files.readString(file);
  }

  private static String element(String page, String kind) {
    Matcher matcher =
        Pattern.compile("<script type=\"[a-z/]+\" class=\"" + kind + "\">([^<]*)</script>")
            .matcher(page);
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }

  private static JsonObject turns(String page) throws IOException {
    byte[] bytes = Base64.getDecoder().decode(element(page, "turns"));
    try (InflaterInputStream in =
        new InflaterInputStream(new ByteArrayInputStream(bytes), new Inflater(true))) {
      String json = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return JsonParser.parseString(json).getAsJsonObject();
    }
  }

  @Test
  void aPageHoldsEveryPositionAndMove() throws IOException {
    MatchRecord record = record("a");
    List<? extends State> states = record.replay();
    String page = page("nim", record);
    JsonObject turns = turns(page);
    assertThat(turns.getAsJsonArray("states")).hasSize(states.size());
    for (int turn = 0; turn < states.size(); turn++) {
      assertThat(turns.getAsJsonArray("states").get(turn).getAsString())
          .isEqualTo(states.get(turn).text());
      assertThat(turns.getAsJsonArray("pictures").get(turn).getAsString()).isNotEmpty();
    }
    assertThat(turns.getAsJsonArray("moves").get(1).getAsJsonArray().get(0).isJsonNull()).isTrue();
    assertThat(turns.getAsJsonArray("moves").get(1).getAsJsonArray().get(1).getAsString())
        .isEqualTo(record.turns().get(1).get(0));
    JsonObject heading = JsonParser.parseString(element(page, "match")).getAsJsonObject();
    assertThat(heading.get("game").getAsString()).isEqualTo(record.game());
    assertThat(heading.get("turns").getAsInt()).isEqualTo(record.turnCount());
  }

  @Test
  void aPageHoldsWhatTheBotsThought() throws IOException {
    MatchRecord record = record("a");
    Thought thought = Thought.scored(2.5, "</script>").exactly().withLine(List.of("<b>", "1"));
    MatchThoughts thoughts =
        new MatchThoughts(
            List.of(
                new MatchThoughts.TurnThought(1, 1, thought.withDepth(3).withNodes(90)),
                new MatchThoughts.TurnThought(record.turnCount(), 0, thought),
                new MatchThoughts.TurnThought(0, 2, thought)));
    String page = page("nim", record, thoughts);
    JsonArray said = turns(page).getAsJsonArray("thoughts");
    assertThat(said).hasSize(record.turnCount());
    assertThat(said.get(0).isJsonNull()).isTrue();
    assertThat(said.get(1))
        .isEqualTo(
            JsonParser.parseString(
                "[null, {\"score\":2.5,\"unit\":\"</script>\",\"exact\":true,\"depth\":3,"
                    + "\"nodes\":90,\"line\":[\"<b>\",\"1\"]}]"));
    assertThat(page).doesNotContain("<b>");
  }

  @Test
  void thoughtsOfNoTurnOfTheMatchChangeNothing() throws IOException {
    MatchRecord record = record("a");
    MatchThoughts.TurnThought late =
        new MatchThoughts.TurnThought(record.turnCount(), 0, Thought.scored(1, "points"));
    assertThat(page("nim", record, new MatchThoughts(List.of(late))))
        .isEqualTo(page("nim", record));
    assertThat(turns(page("nim", record)).has("thoughts")).isFalse();
  }

  @Test
  void hostileTextsStayInTheirElements() throws IOException {
    String hostile = "</script><!-- & \u05D0 '\"";
    String page = page("\u202E" + hostile, record(hostile));
    assertThat(page)
        .contains("<title>\u202E&lt;/script&gt;&lt;!-- &amp; \u05D0 &#39;&quot;</title>")
        .doesNotContain("</script><!--");
    JsonObject heading = JsonParser.parseString(element(page, "match")).getAsJsonObject();
    assertThat(heading.getAsJsonArray("seats").get(0).getAsJsonObject().get("name").getAsString())
        .isEqualTo(hostile);
    assertThat(page).isEqualTo(page("\u202E" + hostile, record(hostile)));
  }

  @Test
  void nothingIsLeftOfAPageThatIsNotPublished() throws IOException {
    MatchRecord record = record("a");
    MatchRecord damaged =
        RecordDraft.of(
            record, draft -> draft.turns = record.turns().subList(1, record.turns().size()));
    Path file = folder.resolve("page.html");
    try (ReplayPage page = ReplayPage.of(file, "nim")) {
      page.add(record);
      assertThatThrownBy(() -> page.add(damaged)).isInstanceOf(DamagedFileException.class);
      page.discard();
    }
    try (ReplayPage page = ReplayPage.of(file, "nim")) {
      assertThatIllegalStateException().isThrownBy(page::publish).withMessageContaining("no match");
    }
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void aPageThatIsNotPublishedSaysSo() throws IOException {
    Path file = folder.resolve("page.html");
    ReplayPage page = ReplayPage.of(file, "nim");
    page.add(record("a"));
    assertThatIllegalStateException()
        .isThrownBy(page::close)
        .withMessageStartingWith("the page " + file + " was not written")
        .withMessageContaining("publish()");
    assertThat(folder).isEmptyDirectory();
    page.close();
  }

  @Test
  void aGameThatIsNotInTheCatalogueIsDrawn() throws IOException {
    Dice game = new Dice(2, 3);
    MatchRecord record = record(game, "a");
    assertThatThrownBy(() -> page("dice", record))
        .hasMessageContaining("there is no game")
        .hasMessageEndingWith("not registered with add(record, game)");
    List<Dice.Table> states = record.replay(game);
    JsonArray drawn =
        turns(page("dice", page -> page.add(record, game))).getAsJsonArray("pictures");
    assertThat(drawn).hasSize(states.size());
    for (int turn = 0; turn < states.size(); turn++) {
      assertThat(drawn.get(turn).getAsString()).isEqualTo(game.show(states.get(turn)));
    }
    assertThatThrownBy(() -> page("dice", page -> page.add(record, new Dice(2, 4))))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining(game.id());
  }

  @Test
  void onlyAPageIsReplaced() throws IOException {
    page("first", record("a"));
    assertThat(page("second", record("a"))).contains("<title>second</title>");
    Path file = Files.writeString(folder.resolve("match.json"), record("a").json());
    assertThatExceptionOfType(ConflictingSettingsException.class)
        .isThrownBy(() -> ReplayPage.of(file, "nim"))
        .withMessage("file " + file + " exists and is not a page; give the page another name");
    assertThat(file).hasContent(record("a").json());
  }
}
