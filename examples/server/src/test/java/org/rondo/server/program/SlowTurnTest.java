package org.rondo.server.program;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.match.Match;
import org.rondo.match.OngoingMatch;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Rng;
import org.rondo.server.contest.ManualTime;

/** A game whose turns take time, and whose first seat makes all moves. */
class SlowTurnTest {
  private static final Duration TURN = Duration.ofMillis(20);

  private final ManualTime time = new ManualTime();

  private record Steps(int made) implements State {
    @Override
    public Seats toMove() {
      return made < 3 ? Seats.of(0) : Seats.none();
    }

    @Override
    public double score(int seat) {
      return 0;
    }

    @Override
    public String text() {
      return String.valueOf(made);
    }
  }

  private record Step() implements Move {
    @Override
    public String text() {
      return "step";
    }
  }

  private final class Walk implements Game<Steps, Step> {
    @Override
    public String id() {
      return "walk";
    }

    @Override
    public int seatCount() {
      return 2;
    }

    @Override
    public Steps start(Rng rng) {
      return new Steps(0);
    }

    @Override
    public MoveSpace<Step> moves(Steps state, int seat) {
      return MoveSpace.of(List.of(new Step()));
    }

    @Override
    public Steps next(Steps state, JointMove<Step> joint, Rng rng) {
      time.advance(TURN);
      return new Steps(state.made() + 1);
    }

    @Override
    public Step parse(String text) {
      return new Step();
    }

    @Override
    public String show(Steps state) {
      return state.text();
    }
  }

  @Test
  void theTimeThatIsLeftIsCountedFromTheQuestion() {
    EventPrograms<Steps, Step> programs =
        new EventPrograms<>(
            time, Runnable::run, Duration.ofMinutes(1), problem -> assertThat(problem).isEmpty());
    CompletableFuture<String> first = programs.call("ada", "test", ProgramCall.WISH);
    programs.call("ben", "test", ProgramCall.WISH);
    OngoingMatch<Steps, Step> match =
        Match.of(new Walk()).time(TimeControl.parse("move:1s")).begin(List.of("ada", "ben"));
    programs.resume(programs.open("1.1.1", match, List.of(1, 2)));
    long number = JsonParser.parseString(first.join()).getAsJsonObject().get("number").getAsLong();
    ProgramCall step = new ProgramCall(number, "{\"move\":\"step\"}");
    assertThat(programs.call("ada", "test", step).join())
        .contains("\"turn\":1")
        .contains("\"timeLeft\":1000,");
  }
}
