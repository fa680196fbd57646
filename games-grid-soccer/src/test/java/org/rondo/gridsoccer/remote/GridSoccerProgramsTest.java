package org.rondo.gridsoccer.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.game.CatalogEntry;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.bot.GridSoccerBots;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.clock.TimeControl;
import org.rondo.remote.Program;

@Timeout(600)
class GridSoccerProgramsTest {
  private static final Path RECORDING =
      Path.of("..", "..", "shared", "oracles", "grid-soccer", "elizondo-protocol.txt");

  private static final List<String> PASS_AND_STAY =
      conversation(
          """
          judge> 10 5 3
          judge> IZQUIERDA
          judge> 0 0.5
          judge> 1 0.5
          judge> 2 0.5
          judge> 0 0.5
          judge> 1 0.5
          judge> 2 0.5
          team>  0 1 1 1 2 1 2 3 1
          judge> 0 2 4 CON_PELOTA
          judge> 1 2 1 SIN_PELOTA
          judge> 2 3 1 SIN_PELOTA
          judge> 0 1 9 SIN_PELOTA
          judge> 1 2 9 SIN_PELOTA
          judge> 2 3 9 SIN_PELOTA
          team>  0 PASE 4 1 1 MOVIMIENTO 0 2 MOVIMIENTO 0
          judge> 0 2 4 SIN_PELOTA
          judge> 1 2 1 SIN_PELOTA
          judge> 2 3 1 SIN_PELOTA
          judge> 0 1 9 SIN_PELOTA
          judge> 1 2 9 SIN_PELOTA
          judge> 2 3 9 SIN_PELOTA
          judge> 2 6 4 0
          team>  0 MOVIMIENTO 0 1 MOVIMIENTO 0 2 MOVIMIENTO 0
          judge> 0 2 4 SIN_PELOTA
          judge> 1 2 1 SIN_PELOTA
          judge> 2 3 1 SIN_PELOTA
          judge> 0 1 9 SIN_PELOTA
          judge> 1 2 9 SIN_PELOTA
          judge> 2 3 9 SIN_PELOTA
          judge> 2 6 4 0
          team>  0 MOVIMIENTO 0 1 MOVIMIENTO 0 2 MOVIMIENTO 0
          judge> None
          judge> SALIR
          team>  LISTO
          """);

  private static final String LEFT = "0 2 4 1 1 1 2 3 1";
  private static final String RIGHT = "0 2 5 1 1 8 2 3 8";

  @TempDir private Path folder;

  private static List<String> conversation(String text) {
    return text.lines().toList();
  }

  private static GridSoccer game(GridSoccerRuleset ruleset, int steps) {
    return new GridSoccer(GridSoccerOptions.defaults().withRuleset(ruleset).withSteps(steps));
  }

  /** A team that lines up and gives its orders turn by turn, the last ones for ever. */
  private static Bot<Pitch, SoccerMove> plays(String... moves) {
    return decision -> decision.game().parse(moves[Math.min(decision.turn(), moves.length - 1)]);
  }

  private static Entrant<Pitch, SoccerMove> entrant(Program program, Dialect dialect) {
    return new Entrant<>("program", GridSoccerPrograms.bots(program, dialect));
  }

  /** Checks that a program on the left says and hears exactly a conversation. */
  private MatchRecord holds(
      List<String> conversation, GridSoccer game, Dialect dialect, Bot<Pitch, SoccerMove> rival)
      throws IOException {
    List<String> heard = new ArrayList<>();
    Program program = Script.of(folder, conversation).withTranscript(Script.to(heard::add));
    MatchRecord record =
        Match.of(game)
            .seat(entrant(program, dialect))
            .seat("rival", rival)
            .listener(new MatchListener<>() {})
            .play();
    assertThat(heard).containsExactlyElementsOf(conversation);
    return record;
  }

  @Test
  void theRecordedGameIsSentByteForByte() throws IOException {
    assumeTrue(Files.exists(RECORDING), () -> "skipped: there is no " + RECORDING);
    List<String> recorded =
        Files.readAllLines(RECORDING).stream().filter(line -> !line.startsWith("#")).toList();
    List<String> leave = List.of("judge> SALIR", "team>  LISTO");
    List<String> all = Stream.of(recorded, leave).flatMap(List::stream).toList();
    holds(
        all, game(GridSoccerRuleset.ELIZONDO, 3), Dialect.ELIZONDO, plays("1,9 2,9 3,9", "0 0 0"));
  }

  @Test
  void elizondoSendsSideStateAndBallAndTheEnd() throws IOException {
    MatchRecord record =
        holds(
            PASS_AND_STAY,
            game(GridSoccerRuleset.ELIZONDO, 3),
            Dialect.ELIZONDO,
            plays("1,9 2,9 3,9", "0 0 0"));
    assertThat(record.faults()).isEmpty();
    assertThat(record.turns().get(1)).containsExactly("p4:1 0 0", "0 0 0");
  }

  @Test
  void theExampleOfTheAssignmentIsSentAsPrinted() throws IOException {
    List<String> example =
        conversation(
            """
            judge> 10 5 50 IZQUIERDA
            judge> 0 0.5
            judge> 1 0.5
            judge> 2 0.5
            judge> 0 0.5
            judge> 1 0.5
            judge> 2 0.5
            team>  0 1 1
            team>  1 2 1
            team>  2 3 1
            judge> 0 2 4 CON_PELOTA
            judge> 1 2 1 SIN_PELOTA
            judge> 2 3 1 SIN_PELOTA
            judge> 0 1 9 SIN_PELOTA
            judge> 1 2 9 SIN_PELOTA
            judge> 2 3 9 SIN_PELOTA
            team>  0 PASE 5 1
            team>  1 MOVIMIENTO 3
            team>  2 MOVIMIENTO 4
            judge> 0 2 4 SIN_PELOTA
            judge> 1 1 2 SIN_PELOTA
            judge> 2 3 2 SIN_PELOTA
            judge> 0 1 8 SIN_PELOTA
            judge> 1 2 8 SIN_PELOTA
            judge> 2 3 8 SIN_PELOTA
            judge> 4 6
            team>  0 MOVIMIENTO 0
            team>  1 MOVIMIENTO 0
            team>  2 MOVIMIENTO 0
            judge> GANASTE
            """);
    MatchRecord record =
        holds(
            example,
            game(GridSoccerRuleset.DOCUMENT, 50),
            Dialect.DOCUMENT,
            plays("1,9 2,9 3,9", "8 8 8", "p1:1 0 0"));
    assertThat(record.faults()).extracting(Fault::seat).containsExactly(1);
  }

  @Test
  void theTeamsAreAskedOneAfterTheOther() throws IOException {
    List<String> heard = new ArrayList<>();
    Program left = Script.staying(folder, LEFT).withTranscript(Script.to(to("L", heard)));
    Program right = Script.staying(folder, RIGHT).withTranscript(Script.to(to("R", heard)));
    MatchRecord record =
        Match.of(game(GridSoccerRuleset.DOCUMENT, 2))
            .seat(entrant(left, Dialect.DOCUMENT))
            .seat(entrant(right, Dialect.DOCUMENT))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).isEmpty();
    assertThat(String.join("", heard)).matches("(Lj){7}Lt(Rj){7}Rt((Lj){6}Lt(Rj){6}Rt){2}LjRj");
  }

  @Test
  void theExampleOfThePageIsSent() throws IOException {
    String page = Files.readString(Path.of("docs", "protocol.md"));
    int start = page.indexOf("10 5 1\nDERECHA\n");
    List<String> example =
        page.substring(start, page.indexOf("```", start))
            .lines()
            .map(l -> l.startsWith("< ") ? Script.TEAM + l.substring(2) : Script.JUDGE + l)
            .toList();
    Program program = Script.of(folder, example);
    GridSoccer game = game(GridSoccerRuleset.ELIZONDO, 1);
    assertThat(heardBy(program, game, Dialect.ELIZONDO, plays("2,4 1,1 3,1", "0 0 0")))
        .containsExactlyElementsOf(example);
  }

  private static Consumer<String> to(String team, List<String> heard) {
    return line -> heard.add(team + line.charAt(0));
  }

  private List<String> heardBy(
      Program program, GridSoccer game, Dialect dialect, Bot<Pitch, SoccerMove> rival) {
    List<String> heard = new ArrayList<>();
    Program told = program.withTranscript(Script.to(heard::add));
    Match.of(game)
        .seat("rival", rival)
        .seat(entrant(told, dialect))
        .listener(new MatchListener<>() {})
        .play();
    return heard;
  }

  @ParameterizedTest
  @CsvSource({"DOCUMENT, GANASTE, PERDISTE, EMPATARON", "ELIZONDO, B, A, None"})
  void aProgramReceivesAWinALossOrATie(Dialect dialect, String win, String loss, String tie)
      throws IOException {
    Program program = Script.staying(folder, RIGHT);
    String[] ownGoal = {"2,4 2,0 1,1", "p8:2 0 0", "0 0 0", "0 p8:1 0"};
    assertThat(heardBy(program, game(dialect.ruleset(), 3), dialect, plays(ownGoal)))
        .contains(Script.JUDGE + win);
    GridSoccer longer = game(dialect.ruleset(), 30);
    assertThat(heardBy(program, longer, dialect, GridSoccerBots.beginner()))
        .contains(Script.JUDGE + loss);
    assertThat(heardBy(program, longer, dialect, plays("2,4 1,1 3,1", "0 0 0")))
        .contains(Script.JUDGE + tie);
  }

  @ParameterizedTest
  @CsvSource({"DOCUMENT, GANASTE, PERDISTE", "ELIZONDO, B, A"})
  void aForfeitDecidesTheWinner(Dialect dialect, String win, String loss) throws IOException {
    Program program = Script.staying(folder, RIGHT);
    GridSoccer game = game(dialect.ruleset(), 3);
    assertThat(heardBy(program, game, dialect, plays("2,4 1,1 3,1", "p1:9 0 0")))
        .contains(Script.JUDGE + win);
    Program offside = Script.staying(folder, "0 2 5 1 1 4 2 3 8");
    assertThat(heardBy(offside, game, dialect, plays("2,4 1,1 3,1", "0 0 0")))
        .contains(Script.JUDGE + loss);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 2 5 1 1 4 2 3 8 | ILLEGAL_MOVE | player 1 on 1,4 is not in the own half",
        "0 2 5 1 1 8 2 1 8 | ILLEGAL_MOVE | two players are on 1,8",
        "0 2 5 1 1 8 1 3 8 | UNREADABLE_MOVE | player 1 comes twice",
        "GOL | UNREADABLE_MOVE | player 'GOL' is not a whole number in 0..2",
      })
  void aFormationThatIsNoneForfeits(String formation, Fault.Kind kind, String reason)
      throws IOException {
    MatchRecord record =
        Match.of(game(GridSoccerRuleset.DOCUMENT, 3))
            .seat("rival", plays("2,4 1,1 3,1", "0 0 0"))
            .seat(entrant(Script.staying(folder, formation), Dialect.DOCUMENT))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).hasSize(1);
    assertThat(record.faults().get(0).kind()).isEqualTo(kind);
    assertThat(record.faults().get(0).detail()).contains(reason);
    assertThat(record.outcome().winner()).contains(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 MOVIMIENTO 4 1 MOVIMIENTO 0 2 PASE 8 1 | ILLEGAL_MOVE | player 2",
        "0 PASE 4 3 1 MOVIMIENTO 0 2 MOVIMIENTO 0 | ILLEGAL_MOVE | strength 3",
        "0 PASE 4 3 2 1 MOVIMIENTO 0 2 MOVIMIENTO 0 | UNREADABLE_MOVE | '1' is neither",
        "0 MUEVE 4 1 MOVIMIENTO 0 2 MOVIMIENTO 0 | UNREADABLE_MOVE | 'MUEVE' is neither",
      })
  void ordersThatAreNoneForfeit(String orders, Fault.Kind kind, String reason) throws IOException {
    List<String> lines = new ArrayList<>(PASS_AND_STAY.subList(2, 15));
    lines.set(6, Script.TEAM + "0 1 1 1 2 1 2 3 1");
    lines.add(0, Script.JUDGE + "10 5 3 IZQUIERDA");
    lines.add(Script.TEAM + orders);
    lines.add(Script.JUDGE + "PERDISTE");
    MatchRecord record =
        holds(
            lines,
            game(GridSoccerRuleset.DOCUMENT, 3),
            Dialect.DOCUMENT,
            plays("1,9 2,9 3,9", "0 0 0"));
    assertThat(record.faults()).hasSize(1);
    assertThat(record.faults().get(0).kind()).isEqualTo(kind);
    assertThat(record.faults().get(0).detail()).contains(reason);
    assertThat(record.faults().get(0).forfeits()).isTrue();
  }

  /** A team that stays, with a part of its script replaced by another. */
  private Program changed(String name, String part, String other) throws IOException {
    String script = Script.staying(folder, RIGHT).command().get(1);
    String text = Files.readString(Path.of(script));
    assertThat(text).contains(part);
    return Script.shell(folder, name, text.replace(part, other));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sleep 100", "while say MAS; do :; done", "exit 3"})
  void aProgramThatNeverTakesLeaveDoesNotHoldUpTheGame(String instead) throws IOException {
    MatchRecord record =
        Match.of(game(GridSoccerRuleset.ELIZONDO, 1))
            .seat("rival", plays("2,4 1,1 3,1", "0 0 0"))
            .seat(entrant(changed("lingers.sh", "say LISTO", instead), Dialect.ELIZONDO))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).isEmpty();
    assertThat(record.turnCount()).isEqualTo(2);
  }

  @Test
  void furtherLinesBeforeTheLastAnswerAreIgnored() throws IOException {
    Program program = changed("talks.sh", "say LISTO", "say ADIOS; say LISTO");
    GridSoccer game = game(GridSoccerRuleset.ELIZONDO, 1);
    assertThat(heardBy(program, game, Dialect.ELIZONDO, plays("2,4 1,1 3,1", "0 0 0")))
        .endsWith("judge> None", "judge> SALIR", "team>  ADIOS", "team>  LISTO");
  }

  @Test
  void blankLinesAfterAnAnswerAreNoFault() throws IOException {
    Program program = changed("blank.sh", "echo \"$*\"", "printf '%s\\n\\n \\r\\n' \"$*\"");
    MatchRecord record =
        Match.of(game(GridSoccerRuleset.DOCUMENT, 20))
            .seat("rival", plays("2,4 1,1 3,1", "0 0 0"))
            .seat(entrant(program, Dialect.DOCUMENT))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).isEmpty();
    assertThat(record.turnCount()).isEqualTo(21);
  }

  @Test
  void afterAnOpeningTheFormationIsSentWithoutEffect() throws IOException {
    List<String> heard = new ArrayList<>();
    Program program = Script.staying(folder, RIGHT).withTranscript(Script.to(heard::add));
    MatchRecord record =
        Match.of(game(GridSoccerRuleset.DOCUMENT, 2))
            .seat("rival", plays("0 0 0"))
            .seat(entrant(program, Dialect.DOCUMENT))
            .opening(new Opening(List.of(List.of("2,4 1,1 3,1", "0,9 1,9 4,9"))))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).isEmpty();
    assertThat(heard.subList(7, 10))
        .containsExactly("team>  " + RIGHT, "judge> 0 0 9 SIN_PELOTA", "judge> 1 1 9 SIN_PELOTA");
  }

  @Test
  void aProgramThatHangsUnderAClockLosesByIt() throws IOException {
    Program program = Script.shell(folder, "hangs.sh", "sleep 100");
    MatchRecord record =
        Match.of(game(GridSoccerRuleset.DOCUMENT, 2))
            .seat("rival", plays("2,4 1,1 3,1", "0 0 0"))
            .seat(entrant(program, Dialect.DOCUMENT))
            .time(TimeControl.parse("total:1s"))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).extracting(Fault::kind).containsExactly(Fault.Kind.TIMEOUT);
    assertThat(record.outcome().winner()).contains(0);
  }

  @Test
  void aProgramThatHangsWithoutAClockLosesByItsOwnLimit() throws IOException {
    Program program =
        Script.shell(folder, "hangs.sh", "sleep 100")
            .withLimits(Duration.ofMillis(50), Duration.ofMillis(50));
    MatchRecord record =
        Match.of(game(GridSoccerRuleset.DOCUMENT, 2))
            .seat(entrant(program, Dialect.DOCUMENT))
            .seat("rival", plays("2,5 1,8 3,8", "0 0 0"))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).extracting(Fault::kind).containsExactly(Fault.Kind.NO_ANSWER);
    assertThat(record.outcome().winner()).contains(1);
  }

  @Test
  void theCatalogueHasProgramsAndPlaysThemOnlyWhereNamed() {
    GridSoccer document = game(GridSoccerRuleset.DOCUMENT, 3);
    assertThat(BotCatalog.list(document)).extracting(CatalogEntry::name).contains("program");
    assertThat(BotCatalog.defaults(document))
        .extracting(CatalogEntry::name)
        .doesNotContain("program");
    assertThatThrownBy(() -> BotCatalog.find(document, "program"))
        .hasMessage("program needs the option command; write program:command='...'");
    assertThatThrownBy(() -> BotCatalog.find(document, "program:command=sh,dialect=b"))
        .hasMessageContainingAll("program option dialect=b", "not in document|elizondo");
  }

  @ParameterizedTest
  @CsvSource({
    "DOCUMENT, '', 10 5 1 DERECHA",
    "ELIZONDO, '', 10 5 1",
    "DOCUMENT, ',dialect=elizondo', 10 5 1",
    "ELIZONDO, ',dialect=document', 10 5 1 DERECHA"
  })
  void aProgramOfTheCatalogueUsesTheDialectOfTheRulesByDefault(
      GridSoccerRuleset ruleset, String dialect, String firstLine) throws IOException {
    Path heard = folder.resolve("heard");
    Program program = Script.shell(folder, "first.sh", "read -r line; echo $line > " + heard);
    String specification =
        "program:command='" + String.join(" ", program.command()) + "'" + dialect;
    GridSoccer game = game(ruleset, 1);
    Match.of(game)
        .seat("rival", plays("2,4 1,1 3,1", "0 0 0"))
        .seat(BotCatalog.find(game, specification))
        .listener(new MatchListener<>() {})
        .play();
    assertThat(Files.readString(heard)).isEqualTo(firstLine + "\n");
  }

  @Test
  void theFaultOfAStalledProgramNamesTheOtherDialect() throws IOException {
    Program program =
        Script.shell(folder, "waits.sh", "read -r line; read -r line; sleep 100")
            .withLimits(Duration.ofMillis(100), Duration.ofMillis(200));
    MatchRecord record =
        Match.of(game(GridSoccerRuleset.ELIZONDO, 3))
            .seat(entrant(program, Dialect.ELIZONDO))
            .seat("rival", plays("2,5 1,8 3,8", "0 0 0"))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults().get(0).detail())
        .startsWith("no answer came from the program within ")
        .endsWith(
            "; the program was asked in dialect elizondo, and --dialect or the program's option"
                + " dialect chooses another");
  }
}
