package org.rondo.gridsoccer.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.game.Outcome;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.bot.GridSoccerBots;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Bots as teams at a judge. */
@Timeout(600)
class GridSoccerTeamTest {
  private static final Path RECORDING =
      Path.of("..", "..", "shared", "oracles", "grid-soccer", "elizondo-protocol.txt");

  private static final String CELL = "-?\\d+ -?\\d+";
  private static final String SIX_PLAYERS =
      "(j [012] CELL (CON|SIN)_PELOTA\n){6}".replace("CELL", CELL);
  private static final String ORDER = "[012] (MOVIMIENTO [0-8]|PASE [0-8] -?\\d+)";

  /** The form of the recording of the course's judge. */
  private static final String ELIZONDO =
      "j \\d+ \\d+ \\d+\nj (IZQUIERDA|DERECHA)\n(j [012] \\d\\.\\d+\n){6}"
          + "t 0 CELL 1 CELL 2 CELL\n".replace("CELL", CELL)
          + ("(" + SIX_PLAYERS + "(j CELL [0-8] \\d+\n)?t ORDER ORDER ORDER\n)*")
              .replace("CELL", CELL)
              .replace("ORDER", ORDER)
          + "j (A|B|None)\nj SALIR\nt LISTO\n";

  /** The form of the example of the assignment. */
  private static final String DOCUMENT =
      "j \\d+ \\d+ \\d+ (IZQUIERDA|DERECHA)\n(j [012] \\d\\.\\d+\n){6}"
          + "t 0 CELL\nt 1 CELL\nt 2 CELL\n".replace("CELL", CELL)
          + ("(" + SIX_PLAYERS + "(j CELL\n)?t ORDER\nt ORDER\nt ORDER\n)*")
              .replace("CELL", CELL)
              .replace("ORDER", ORDER)
          + "j (GANASTE|PERDISTE|EMPATARON)\n";

  private final List<String> conversation = new ArrayList<>();

  private static GridSoccer game(Dialect dialect, int steps) {
    return new GridSoccer(
        GridSoccerOptions.defaults().withRuleset(dialect.ruleset()).withSteps(steps));
  }

  private static GridSoccerTeam team(
      Dialect dialect, Supplier<Bot<Pitch, SoccerMove>> bots, Seed seed) {
    return new GridSoccerTeam(dialect, dialect.ruleset(), game -> bots.get(), seed);
  }

  private MatchRecord play(
      GridSoccer game, Seed seed, int seat, Supplier<Bot<Pitch, SoccerMove>> bots) {
    Supplier<Bot<Pitch, SoccerMove>> rival = GridSoccerBots::greedyTeam;
    return Match.of(game)
        .seat(new Entrant<>("0", seat == 0 ? bots : rival))
        .seat(new Entrant<>("1", seat == 1 ? bots : rival))
        .seed(seed.child("game", 1))
        .play();
  }

  private MatchRecord playPiped(
      Dialect dialect,
      GridSoccer game,
      Seed seed,
      int seat,
      Supplier<Bot<Pitch, SoccerMove>> bots) {
    conversation.clear();
    MatchRecord record =
        play(
            game,
            seed,
            seat,
            () -> new PipedTeam(dialect, team(dialect, bots, seed), conversation));
    assertThat(record.faults()).isEmpty();
    return record;
  }

  private String shortConversation() {
    return conversation.stream()
        .map(line -> line.charAt(0) + " " + line.substring(Script.JUDGE.length()) + "\n")
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @EnumSource
  void inFiftyMatchesEachLineHasTheFormOfTheSource(Dialect dialect) {
    for (int match = 0; match < 50; match++) {
      MatchRecord record =
          playPiped(
              dialect, game(dialect, 20), Seed.of(match), match % 2, GridSoccerBots::greedyTeam);
      assertThat(record.turnCount()).isEqualTo(21);
      assertThat(shortConversation().matches(dialect == Dialect.ELIZONDO ? ELIZONDO : DOCUMENT))
          .as("form of match %d", match)
          .isTrue();
    }
  }

  @Test
  void atTheCoursesJudgeABotPlaysAsItDoesWithoutLines() {
    GridSoccer game = game(Dialect.ELIZONDO, 60);
    for (int match = 0; match < 4; match++) {
      Seed seed = Seed.of(match);
      Supplier<Bot<Pitch, SoccerMove>> bots = match < 2 ? GridSoccerBots::sound : Bots::random;
      MatchRecord record = playPiped(Dialect.ELIZONDO, game, seed, match % 2, bots);
      assertThat(record.turns())
          .as("match %d", match)
          .isEqualTo(play(game, seed, match % 2, bots).turns());
    }
  }

  @Test
  void aMatchMayBeginWithAnOpening() {
    GridSoccer game = game(Dialect.DOCUMENT, 30);
    for (int match = 0; match < 4; match++) {
      Seed seed = Seed.of(match);
      GridSoccerTeam team = team(Dialect.DOCUMENT, GridSoccerBots::sound, seed);
      MatchRecord record =
          Match.of(game)
              .seat("rival", GridSoccerBots.beginner())
              .seat(new Entrant<>("team", () -> new OpenedTeam(team, conversation)))
              .opening(Opening.random(game, 6, seed))
              .seed(seed)
              .play();
      assertThat(record.faults()).isEmpty();
    }
  }

  @Test
  void theInputOfTheRecordedClientIsAnsweredInTheFormOfTheRecording() throws IOException {
    assumeTrue(Files.exists(RECORDING), () -> "skipped: there is no " + RECORDING);
    List<String> recorded =
        Files.readAllLines(RECORDING).stream().filter(line -> !line.startsWith("#")).toList();
    String said =
        recorded.stream()
            .filter(line -> line.startsWith(Script.JUDGE))
            .map(line -> line.substring(Script.JUDGE.length()) + "\n")
            .collect(Collectors.joining());
    for (Supplier<Bot<Pitch, SoccerMove>> bots :
        List.<Supplier<Bot<Pitch, SoccerMove>>>of(
            Bots::random, GridSoccerBots::sound, GridSoccerBots::greedyTeam)) {
      List<String> answers = answers(Dialect.ELIZONDO, bots, said + "SALIR\n").lines().toList();
      assertThat(answers).hasSize(1 + 3 + 1).last().isEqualTo("LISTO");
      assertThat(answers.get(0)).matches("0 CELL 1 CELL 2 CELL".replace("CELL", CELL));
      assertThat(answers.subList(1, 4))
          .allSatisfy(
              line -> assertThat(line).matches("ORDER ORDER ORDER".replace("ORDER", ORDER)));
    }
  }

  private static String answers(
      Dialect dialect, Supplier<Bot<Pitch, SoccerMove>> bots, String lines) throws IOException {
    StringWriter out = new StringWriter();
    team(dialect, bots, Seed.of(1)).run(new StringReader(lines), out);
    return out.toString();
  }

  private static final String BEGIN =
      """
      10 5 3 DERECHA
      0 0.5
      1 1.0
      2 1e-05
      0 0.5
      1 0
      2 0.5
      """;

  private static final String POSITION =
      """
      0 2 5 SIN_PELOTA
      1 1 8 SIN_PELOTA
      2 3 8 SIN_PELOTA
      0 2 4 CON_PELOTA
      1 1 1 SIN_PELOTA
      2 3 1 SIN_PELOTA
      """;

  @Test
  void matchesFollowOneAnotherUntilTheInputEnds() throws IOException {
    String match = BEGIN + POSITION + POSITION + "PERDISTE\n";
    assertThat(answers(Dialect.DOCUMENT, Bots::random, match + "\r\n" + match + BEGIN).lines())
        .hasSize(9 + 9 + 3);
    assertThat(answers(Dialect.DOCUMENT, Bots::random, match + "SALIR\n" + match).lines())
        .hasSize(9 + 1);
    assertThat(answers(Dialect.DOCUMENT, Bots::random, BEGIN + "SALIR\n").lines()).hasSize(3 + 1);
    assertThat(answers(Dialect.DOCUMENT, Bots::random, "")).isEmpty();
    assertThat(answers(Dialect.DOCUMENT, Bots::random, "10 5 3 DERECHA\n0 0.")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "10 5 DERECHA | line 1 of the judge, '10 5 DERECHA', is a configuration of dialect elizondo,"
            + " and the team speaks document; start it with --dialect elizondo",
        "hello | line 1 of the judge, 'hello', is not a configuration 'N M S side' of columns, rows,"
            + " steps and the side IZQUIERDA or DERECHA",
        "10 5 3 ARRIBA | line 1 of the judge, '10 5 3 ARRIBA', is not the side IZQUIERDA or DERECHA",
        "10 4 3 DERECHA/0 0/1 0/2 0/0 0/1 0/2 0 | the judge's configuration is impossible: rows 4 are"
            + " not an odd number in 3..49",
        "10 5 3 DERECHA/0 0/2 0 | line 3 of the judge, '2 0', is not '1 p' with the tackle probability"
            + " of player 1",
        "BEGIN/0 2 5 | line 8 of the judge, '0 2 5', is not a player's line: 0 row column, then"
            + " CON_PELOTA or SIN_PELOTA",
        "BEGIN/0 2 5 CON_PELOTA/1 1 8 CON_PELOTA | line 9 of the judge, '1 1 8 CON_PELOTA', is not"
            + " possible: two players have the ball",
        "BEGIN/0 2 5 SIN_PELOTA/1 1 8 SIN_PELOTA/2 3 8 SIN_PELOTA/0 2 4 SIN_PELOTA/1 1 1 SIN_PELOTA"
            + "/2 3 1 SIN_PELOTA/1 2 3 4 | line 14 of the judge, '1 2 3 4', is not a free ball, 'row"
            + " column'",
        "BEGIN/POSITION/POSITION/POSITION/POSITION | the judge asked for orders after the last of 3"
            + " steps",
      })
  void aBrokenLineIsNamed(String lines, String sentence) {
    String input =
        lines
                .replace("/", "\n")
                .replace("BEGIN", BEGIN.strip())
                .replace("POSITION", POSITION.strip())
            + "\n";
    assertThatThrownBy(() -> answers(Dialect.DOCUMENT, GridSoccerBots::sound, input))
        .isInstanceOf(IOException.class)
        .hasMessage(sentence);
  }

  @Test
  void theOtherDialectIsNamedInBothDirections() {
    assertThatThrownBy(() -> answers(Dialect.ELIZONDO, GridSoccerBots::sound, BEGIN))
        .hasMessageContainingAll("10 5 3 DERECHA", "dialect document", "elizondo");
  }

  @Test
  void aLineWithoutAnEndDoesNotFillTheMemory() {
    assertThatThrownBy(() -> answers(Dialect.DOCUMENT, Bots::random, "9".repeat(2_000)))
        .hasMessage("line 1 of the judge has more than 1000 characters");
  }

  @Test
  void aBotThatFailsEndsTheTeamWithASentence() {
    assertThatThrownBy(
            () ->
                answers(
                    Dialect.DOCUMENT,
                    () ->
                        decision -> {
                          throw new IllegalStateException("my own bug");
                        },
                    BEGIN))
        .hasMessage("the bot threw java.lang.IllegalStateException: my own bug");
    Bot<Pitch, SoccerMove> offside = decision -> decision.game().parse("2,5 1,4 3,8");
    assertThatThrownBy(() -> answers(Dialect.DOCUMENT, () -> offside, BEGIN))
        .hasMessageStartingWith("the bot chose 2,5 1,4 3,8, which is illegal: player 1 on 1,4");
  }

  /** Receives the configuration before the first position, as a program in a duel does. */
  private static final class OpenedTeam implements Bot<Pitch, SoccerMove> {
    private final PipedTeam piped;
    private boolean isIntroduced;

    OpenedTeam(GridSoccerTeam team, List<String> conversation) {
      piped = new PipedTeam(Dialect.DOCUMENT, team, conversation);
    }

    @Override
    public SoccerMove choose(Decision<Pitch, SoccerMove> decision) {
      if (!isIntroduced) {
        isIntroduced = true;
        GridSoccer game = decision.game(GridSoccer.class);
        piped.choose(Decision.in(game, game.start(), decision.seat(), Rng.none()));
      }
      return piped.choose(decision);
    }

    @Override
    public void finished(Pitch state, Outcome outcome) {
      piped.finished(state, outcome);
    }

    @Override
    public void close() {
      piped.close();
    }
  }
}
