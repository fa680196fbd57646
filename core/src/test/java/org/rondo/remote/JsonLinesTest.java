package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.clock.TimeControl;

/** The any-game protocol, word for word. */
@Timeout(600)
class JsonLinesTest {
  private final Pile pile = new Pile(2, 5);
  private final List<String> said = new ArrayList<>();

  private final Transcript transcript =
      new Transcript() {
        @Override
        public void sent(String line) {
          said.add("> " + line);
        }

        @Override
        public void received(String line) {
          said.add("< " + line);
        }
      };

  private Match<Pile.Stones, Pile.Take> match(String script) {
    Program program = Scripts.program(script).withTranscript(transcript);
    return Match.of(pile)
        .seat("one", decision -> new Pile.Take(2))
        .seat(new Entrant<>("program", Scripts.bots(pile, program)))
        .seed(7)
        .listener(new MatchListener<>() {});
  }

  @Test
  void aQuestionListsTheLegalMovesIfTheProgramWantsThem() {
    Program program = Scripts.program(Scripts.TAKE_ONE).withTranscript(transcript);
    Match.of(pile)
        .seat("one", decision -> new Pile.Take(2))
        .seat("program", program.bots(() -> new JsonLines<>(pile, true, true)))
        .listener(new MatchListener<>() {})
        .play();
    assertThat(said.get(2)).endsWith(",\"moves\":[\"take 1\",\"take 2\",\"take 3\"],\"data\":{}}");
  }

  @Test
  void aMatchIsTheseLines() {
    MatchRecord record =
        match(Scripts.TAKE_ONE).opening(new Opening(List.of(List.of("take 1")))).play();
    assertThat(record.faults()).isEmpty();
    List<String> numbers = new ArrayList<>();
    said.replaceAll(
        line -> {
          Matcher random = Pattern.compile("\"random\":(\\d+)").matcher(line);
          while (random.find()) {
            numbers.add(random.group(1));
          }
          return random.replaceAll("\"random\":N");
        });
    assertThat(numbers)
        .hasSize(2)
        .doesNotHaveDuplicates()
        .allSatisfy(number -> assertThat(Long.parseLong(number)).isBetween(0L, 1L << 53));
    assertThat(said)
        .containsExactly(
            "> {\"rondo\":1,\"game\":\"toy-pile:seats=2,stones=5\"}",
            "< ready",
            "> {\"game\":\"toy-pile:seats=2,stones=5\",\"seat\":1,\"turn\":1,"
                + "\"state\":\"4 left after 1 turns, taken [1, 0]\","
                + "\"played\":[{\"0\":\"take 1\"}],\"random\":N}",
            "< take 1",
            "> {\"game\":\"toy-pile:seats=2,stones=5\",\"seat\":1,\"turn\":3,"
                + "\"state\":\"1 left after 3 turns, taken [3, 1]\","
                + "\"played\":[{\"1\":\"take 1\"},{\"0\":\"take 2\"}],\"random\":N}",
            "< take 1",
            "> {\"over\":true,\"state\":\"0 left after 4 turns, taken [3, 2]\","
                + "\"ranks\":[1,2],\"scores\":[3.0,2.0],\"tournamentScores\":[3.0,2.0]}");
  }

  @Test
  void underAClockALineHasTheTime() {
    match(Scripts.TAKE_ONE).time(TimeControl.parse("move:1m")).play();
    assertThat(said.get(2)).endsWith(",\"timeLeft\":60000}");
  }

  @Test
  void anAnswerMayHaveBlanksAroundIt() {
    assertThat(
            match(Scripts.GREET + "read q; printf '  take 1 \\r\\n'; read q; echo 'take 2'")
                .play()
                .faults())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"error\":\"no ideas\"} | no ideas",
        "{\"error\":7} | 7",
        "{\"error\":{}} | {\"error\":{}}",
        "{\"error\":null} | {\"error\":null}",
        "{\"error\":[]} | {\"error\":[]}",
        "{\"error\":\" \"} | {\"error\":\" \"}",
        "{\"error\":[[\"no\"]]} | {\"error\":[[\"no\"]]}",
        "{\"error\":\"no | {\"error\":\"no",
        "{\"error\"} | {\"error\"}"
      })
  void anErrorIsAFaultOfItsSeatWhateverItsForm(String answer, String words) {
    MatchRecord record = match(Scripts.GREET + "read q; echo '" + answer + "'; read q").play();
    assertThat(record.faults())
        .extracting(Fault::kind, Fault::detail)
        .containsExactly(
            tuple(
                Fault.Kind.EXCEPTION,
                "the bot threw an error that the program reported: " + words));
  }

  @Test
  void anErrorOfManyListsIsAFaultLikeAnyOther() {
    String deep = "head -c 30000 /dev/zero | tr '\\0' ";
    MatchRecord record =
        match(
                Scripts.GREET
                    + "read q; printf '{\"error\":'; "
                    + deep
                    + "'['; printf 7; "
                    + deep
                    + "']'; echo '}'; read q")
            .play();
    assertThat(record.faults()).extracting(Fault::kind).containsExactly(Fault.Kind.EXCEPTION);
    assertThat(record.faults().get(0).detail())
        .startsWith("the bot threw an error that")
        .contains("[[[");
  }
}
