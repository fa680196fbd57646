package org.rondo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.rondo.format.MatchId;
import org.rondo.game.JointMove;
import org.rondo.match.MatchListener;
import org.rondo.match.clock.TimeControl;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

/** The clocks on the boards. */
class BoardClocksTest {
  private static final Othello GAME = new Othello();
  private static final Board START = GAME.start();
  private static final List<String> NAMES = List.of("one", "two");

  private static final long UNLIMITED = -1;

  private final AtomicReference<TimeControl> control =
      new AtomicReference<>(TimeControl.parse("10s+1s"));

  private static List<Duration> seconds(int used) {
    return List.of(Duration.ofSeconds(used));
  }

  private static Board after(Board board) {
    OthelloMove move = GAME.moves(board, board.toMove().only()).list().get(0);
    return GAME.next(board, move);
  }

  private List<Long> left(BoardClocks<Board> clocks, Board board, int turns) {
    return clocks.at(board, turns).map(BoardClocks.ClockDisplay::left).orElse(List.of()).stream()
        .map(left -> left.orElse(UNLIMITED))
        .toList();
  }

  @Test
  void aSeatIsChargedForWhatItUsed() {
    BoardClocks<Board> clocks = new BoardClocks<>(GAME, NAMES, control::get);
    assertThat(left(clocks, START, 0)).containsExactly(10_000L, 10_000L);
    clocks.timed(0, START, seconds(3));
    Board second = after(START);
    assertThat(left(clocks, second, 1)).containsExactly(8_000L, 10_000L);
    clocks.timed(1, second, seconds(5));
    assertThat(left(clocks, after(second), 2)).containsExactly(8_000L, 6_000L);
  }

  @Test
  void whatWasUsedBeforeTheTimeControlIsKnownIsChargedThen() {
    control.set(TimeControl.none());
    BoardClocks<Board> clocks = new BoardClocks<>(GAME, NAMES, control::get);
    clocks.timed(0, START, seconds(3));
    Board second = after(START);
    assertThat(left(clocks, second, 1)).isEmpty();
    control.set(TimeControl.parse("10s+1s"));
    assertThat(left(clocks, second, 1)).containsExactly(8_000L, 10_000L);
  }

  @Test
  void eachSeatHasTheClockOfItsEntrant() {
    control.set(TimeControl.parse("none,'two'=10s+1s"));
    BoardClocks<Board> clocks = new BoardClocks<>(GAME, NAMES, control::get);
    assertThat(left(clocks, START, 0)).containsExactly(UNLIMITED, 10_000L);
  }

  @Test
  void theLagIsThatOfTheSeatToMove() {
    control.set(TimeControl.parse("10s+1s,lag:20ms,'two'=10s+1s,lag:70ms"));
    BoardClocks<Board> clocks = new BoardClocks<>(GAME, NAMES, control::get);
    assertThat(clocks.at(START, 0)).map(BoardClocks.ClockDisplay::lag).contains(20L);
    clocks.timed(0, START, seconds(3));
    assertThat(clocks.at(after(START), 1)).map(BoardClocks.ClockDisplay::lag).contains(70L);
  }

  @Test
  void clocksOfWhichTheTimesOfATurnAreMissingAreNotShown() {
    BoardClocks<Board> clocks = new BoardClocks<>(GAME, NAMES, control::get);
    clocks.timed(0, START, seconds(3));
    Board second = after(START);
    assertThat(left(clocks, after(second), 2)).isEmpty();
    clocks.timed(2, after(second), seconds(1));
    assertThat(left(clocks, after(after(second)), 3)).as("for the rest of the match").isEmpty();
  }

  @Test
  void aBoardTellsWhoseClockRunsAndSinceWhen() {
    control.set(TimeControl.parse("10s+1s").withLag(Duration.ofMillis(50)));
    LiveBoards boards = new LiveBoards("", "cup", () -> {});
    Clock time = Clock.fixed(Instant.ofEpochMilli(1_000_000), ZoneOffset.UTC);
    MatchListener<Board, OthelloMove> listener =
        new BoardWatcher(boards, control::get, time)
            .watch(MatchId.parse("1.1.1"), GAME, List.of("ada", "ben"))
            .orElseThrow();
    listener.started(START);
    listener.timed(0, seconds(3));
    OthelloMove move = GAME.moves(START, 0).list().get(0);
    listener.played(0, JointMove.of(0, move), GAME.next(START, move));
    JsonObject board = boards.json(true).get(0).getAsJsonObject();
    assertThat(board.get("left")).hasToString("[8050,10000]");
    assertThat(board.get("moving")).hasToString("[1]");
    assertThat(board.get("since").getAsLong()).isEqualTo(1_000_050);
  }
}
