package org.rondo.parallelfootball.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.game.Outcome;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;
import org.rondo.parallelfootball.bot.ParallelFootballBots;
import org.rondo.random.Seed;

/** Bots as teams at a judge. */
@Timeout(600)
class ParallelFootballTeamTest {
  private static final Seed SEED = Seed.of(7);

  private final ParallelFootball game = new ParallelFootball(new ParallelFootballOptions(4, 5, 40));

  /** Asks a team in a thread of its own by the judge's lines. */
  private static final class PipedTeam implements Bot<Field, Instructions> {
    private final PipedWriter questions = new PipedWriter();
    private final BufferedReader answers;
    private final CompletableFuture<Void> end;

    PipedTeam(ParallelFootballTeam team) {
      try {
        PipedReader asked = new PipedReader(questions);
        PipedWriter told = new PipedWriter();
        answers = new BufferedReader(new PipedReader(told));
        end = CompletableFuture.runAsync(() -> run(team, asked, told));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static void run(ParallelFootballTeam team, PipedReader in, PipedWriter out) {
      try (out) {
        team.run(in, out);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public Instructions choose(Decision<Field, Instructions> decision) {
      try {
        if (decision.state().isPlacing()) {
          questions.write(ParallelFootballProtocol.introduction(decision) + "\n");
        }
        for (String line : ParallelFootballProtocol.question(decision.state())) {
          questions.write(line + "\n");
        }
        questions.flush();
        return decision.game().parse(answers.readLine());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void finished(Field field, Outcome outcome) {
      try {
        questions.write("over " + ParallelFootballProtocol.scores(field) + "\n");
        questions.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void close() {
      end.join();
    }
  }

  private MatchRecord play(Supplier<Bot<Field, Instructions>> bots) {
    return Match.of(game)
        .seat("sound", ParallelFootballBots.sound())
        .seat("beginner", ParallelFootballBots.beginner())
        .seat(new Entrant<>("team", bots))
        .seat("random", Bots.random())
        .seed(SEED.child("game", 1))
        .play();
  }

  @Test
  void aBotPlaysByLinesAsItDoesWithout() {
    for (Supplier<Bot<Field, Instructions>> bots :
        List.<Supplier<Bot<Field, Instructions>>>of(ParallelFootballBots::sound, Bots::random)) {
      ParallelFootballTeam team = new ParallelFootballTeam(rules -> bots.get(), SEED);
      MatchRecord piped = play(() -> new PipedTeam(team));
      assertThat(piped.faults()).isEmpty();
      assertThat(piped.turnCount()).isEqualTo(41);
      assertThat(piped.turns()).isEqualTo(play(bots).turns());
    }
  }

  private String answers(String lines) throws IOException {
    StringWriter out = new StringWriter();
    new ParallelFootballTeam(rules -> Bots.random(), SEED).run(new StringReader(lines), out);
    return out.toString();
  }

  @Test
  void matchesFollowOneAnotherUntilTheInputEnds() throws IOException {
    String match = "parallel-football 2 3 4 1\nplace\n";
    assertThat(answers(match + "over 0 0 0 0\r\n\n" + match + "over 1 2 3 4\n").lines())
        .hasSize(2)
        .allMatch(line -> line.matches("place \\d+,\\d+ \\d+,\\d+"));
    assertThat(answers(match)).isNotEmpty();
    assertThat(answers(match + "turn 0 0 0")).isEqualTo(answers(match));
    assertThat(answers("")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello | line 1 of the judge, 'hello', is not 'parallel-football PLAYERS RANGE TURNS SEAT'"
            + " with four whole numbers",
        "parallel-football 2 3 4 5 | line 1 of the judge, 'parallel-football 2 3 4 5', is not"
            + " 'parallel-football PLAYERS RANGE TURNS SEAT' with four whole numbers",
        "parallel-football 0 3 4 1 | the judge's introduction is impossible: parallel-football option"
            + " p=0 is not in 1..1024",
        "parallel-football 2 3 4 1/turn 1 | line 2 of the judge, 'turn 1', is not 'place', 'turn' and"
            + " five whole numbers, or 'over'",
        "parallel-football 2 3 4 1/turn 1 0 0 0 0/1 2 3 | line 3 of the judge, '1 2 3', is not a row"
            + " of 32 whole numbers of balls",
      })
  void aBrokenLineIsNamed(String lines, String sentence) {
    assertThatThrownBy(() -> answers(lines.replace('/', '\n') + "\n"))
        .isInstanceOf(IOException.class)
        .hasMessage(sentence);
  }

  @Test
  void thePositionOfThePageIsTheTextOfAPosition() throws IOException {
    String page = Files.readString(Path.of("docs", "protocol.md"));
    int start = page.indexOf("184 72,76,76,76\n");
    String text = page.substring(start, page.indexOf("\n```", start)).replace("\n", "");
    Field field = Field.parse(text);
    assertThat(field.text()).isEqualTo(text);
    assertThat(field.turn()).isEqualTo(184);
    assertThat(field.players(0)).hasSize(2);
  }

  @Test
  void anImpossiblePositionIsRefused() {
    String rows = ("9" + " 1".repeat(31) + "\n").repeat(32);
    String teams = "0,0 1,1\n".repeat(4);
    assertThatThrownBy(() -> answers("parallel-football 2 3 4 1\nturn 0 0 0 0 0\n" + rows + teams))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("the judge's position is impossible: ")
        .hasMessageContaining("a ball lies on a home");
  }
}
