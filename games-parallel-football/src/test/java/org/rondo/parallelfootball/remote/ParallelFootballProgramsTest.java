package org.rondo.parallelfootball.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.BotCatalog;
import org.rondo.game.CatalogEntry;
import org.rondo.match.Fault;
import org.rondo.match.Fault.Kind;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;

/** Programs that play by the protocol, as scripts of the shell. */
@Timeout(600)
class ParallelFootballProgramsTest {
  private final ParallelFootball game = new ParallelFootball(new ParallelFootballOptions(2, 3, 4));

  @TempDir private Path folder;

  /** A match in which the script is seat 2; all that it is told goes to a file. */
  private MatchRecord play(String script, String time) {
    Assumptions.assumeTrue(new File("/bin/sh").canExecute(), "there is no /bin/sh to run scripts");
    Path file = folder.resolve("script.sh");
    try {
      Files.writeString(file, "told=" + folder.resolve("told") + "\n" + script + "\n");
    } catch (IOException e) {
      throw new AssertionError("the script cannot be written", e);
    }
    return Match.of(game)
        .seat(BotCatalog.find(game, "sound"))
        .seat(BotCatalog.find(game, "beginner"))
        .seat(BotCatalog.find(game, "program:command='/bin/sh " + file + "'"))
        .seat(BotCatalog.find(game, "sound"))
        .seed(5)
        .time(TimeControl.parse(time))
        .listener(new MatchListener<>() {})
        .play();
  }

  private static final String PLAY =
      """
      while read -r line; do
        echo "$line" >> $told
        case $line in
          place) echo 'place 30,30 29,29';;
          turn*) i=0; while [ $i -lt 36 ]; do read -r more; echo "$more" >> $told; i=$((i+1)); done
                 ANSWER;;
        esac
      done
      """;

  private static String answering(String answer) {
    return PLAY.replace("ANSWER", answer);
  }

  @Test
  void aProgramReceivesTheGameInLines() throws IOException {
    MatchRecord record = play(answering("echo 'k31,31 .'"), "none");
    assertThat(record.turns().get(0).get(2)).isEqualTo("place 30,30 29,29");
    assertThat(record.turns().get(1).get(2)).isEqualTo("k31,31 .");
    List<String> told = Files.readAllLines(folder.resolve("told"));
    assertThat(told).hasSize(2 + 4 * 37 + 1);
    assertThat(told.subList(0, 4))
        .containsExactly(
            "parallel-football 2 3 4 2", "place", "turn 0 0 0 0 0", "0" + " 1".repeat(30) + " 0");
    assertThat(told.subList(4, 34)).containsOnly("1" + " 1".repeat(31));
    assertThat(told.get(34)).isEqualTo(told.get(3));
    Field placed = (Field) record.replay().get(1);
    for (int seat = 0; seat < 4; seat++) {
      Cell first = placed.players(seat).get(0);
      Cell second = placed.players(seat).get(1);
      assertThat(told.get(35 + seat)).isEqualTo(first.text() + " " + second.text());
    }
    assertThat(told.get(37)).isEqualTo("30,30 29,29");
    Field after = (Field) record.replay().get(2);
    assertThat(told.get(39)).isEqualTo("turn 1 " + scores(after));
    assertThat(told.get(40 + 30).split(" ")[30]).isEqualTo("0");
    Field last = (Field) record.replay().get(5);
    assertThat(told.get(told.size() - 1)).isEqualTo("over " + scores(last));
  }

  private static String scores(Field field) {
    return String.format(
        "%.0f %.0f %.0f %.0f", field.score(0), field.score(1), field.score(2), field.score(3));
  }

  @Test
  void anOrderThatIsNoneCostsThatPlayerAlone() {
    MatchRecord record = play(answering("echo 'k31,31 hop'"), "none");
    assertThat(record.turns().get(1).get(2)).isEqualTo("k31,31 .");
    assertThat(record.faults()).hasSize(4).allMatch(fault -> fault.kind() == Kind.ILLEGAL_MOVE);
    assertThat(record.faults().get(0).detail()).contains("hop");
  }

  @Test
  void missingOrdersAreToStayAndSuperfluousOnesCountForNothing() {
    assertThat(play(answering("echo k31,31"), "none").turns().get(1).get(2)).isEqualTo("k31,31 .");
    assertThat(play(answering("echo 'k31,31 . s s'"), "none").turns().get(1).get(2))
        .isEqualTo("k31,31 .");
    assertThat(play(answering("echo; echo k31,31"), "none").turns().get(1).get(2))
        .isEqualTo("k31,31 .");
  }

  @Test
  void aTeamWhoseProgramHasExitedStandsStill() {
    MatchRecord record = play(answering("exit 4"), "none");
    assertThat(record.faults())
        .containsExactly(
            new Fault(1, 2, Kind.DISCONNECT, "the program ended with exit status 4", true));
    assertThat(record.turnCount()).isEqualTo(5);
    assertThat(record.turns().subList(1, 5)).allMatch(turn -> turn.get(2).equals(". ."));
    assertThat(record.outcome().rank(2)).isEqualTo(4);
  }

  @Test
  void underAClockForEachMoveALateTeamStays() {
    MatchRecord record =
        play(
            "late=no\n"
                + answering(
                    "if [ $late = no ]; then late=yes; sleep 1.3; echo 's s'; else echo 'n .'; fi"),
            "move:1s");
    assertThat(record.faults())
        .allMatch(fault -> fault.kind() == Kind.TIMEOUT && !fault.forfeits());
    assertThat(record.faults()).extracting(Fault::turn).startsWith(1);
    assertThat(record.turns().get(1).get(2)).isEqualTo(". .");
    assertThat(record.turns()).noneMatch(turn -> turn.get(2).equals("s s"));
    assertThat(record.turns().get(4).get(2)).isEqualTo("n .");
  }

  @Test
  void theCatalogueKnowsProgramsButSeatsThemOnlyWhenTheyAreNamed() {
    assertThat(BotCatalog.list(game)).extracting(CatalogEntry::name).contains("program");
    assertThat(BotCatalog.defaults(game)).extracting(CatalogEntry::name).doesNotContain("program");
    assertThatThrownBy(() -> BotCatalog.find(game, "program"))
        .hasMessageContainingAll("program", "option command");
  }
}
