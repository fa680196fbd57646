package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Bot;
import org.rondo.bot.Dice;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;

class ResumeProperties {

  @Provide
  Arbitrary<Game<?, ?>> games() {
    return ToyMatches.games();
  }

  @Provide
  Arbitrary<TimeControl> controls() {
    return Arbitraries.of(
            "none",
            "total:40s",
            "total:15s",
            "move:5s",
            "4s/9s/50",
            "4s/9s/100/12s/0/8s",
            "4s/9s/100/0/30s",
            "4s/9s/100/0/5t",
            "total:9s,lag:500ms")
        .map(TimeControl::parse);
  }

  /**
   * Decides by the position alone: its moves and how long it takes, and where it throws.
   *
   * @param told is added what the bots are told to have left
   */
  private static <S extends State, M extends Move> Bot<S, M> steady(
      ManualTime time, List<String> told) {
    return decision -> {
      int turn = decision.turn();
      told.add(turn + "/" + decision.seat() + ":" + decision.timeLeft());
      time.pass(Duration.ofMillis(997L * ((turn * 5 + decision.seat() * 3) % 7)));
      if (turn % 11 == 5) {
        throw new IllegalStateException("turn " + turn);
      }
      List<M> moves = decision.moves().list();
      return moves.get((turn + decision.seat()) % moves.size());
    };
  }

  /** A match of steady bots, and all that is told while it is played. */
  private static final class Observed<S extends State, M extends Move> {
    final List<String> told = Collections.synchronizedList(new ArrayList<>());
    final List<List<Duration>> readings = new ArrayList<>();
    final Match<S, M> match;

    Observed(Game<S, M> game, TimeControl control) {
      ManualTime time = new ManualTime();
      match =
          Match.of(game)
              .time(control)
              .timeSource(time)
              .listener(
                  new MatchListener<>() {
                    @Override
                    public void timed(int turn, List<Duration> used) {
                      readings.add(used);
                    }
                  });
      for (int seat = 0; seat < game.seatCount(); seat++) {
        match.seat("bot " + seat, steady(time, told));
      }
    }

    ClockReadings readings() {
      return new ClockReadings(readings);
    }
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void resumedAnywhereAMatchOfSteadyBotsComesToTheSameEnd(
      @ForAll("games") Game<?, ?> game,
      @ForAll("controls") TimeControl control,
      @ForAll long seed,
      @ForAll @IntRange(max = 3) int opening) {
    comesToTheSameEnd(game, control, Seed.of(seed), opening);
  }

  private static <S extends State, M extends Move> void comesToTheSameEnd(
      Game<S, M> game, TimeControl control, Seed seed, int opening) {
    Observed<S, M> whole = new Observed<>(game, control);
    MatchRecord record = whole.match.seed(seed).opening(Opening.random(game, opening, seed)).play();
    for (int turn = record.opening().turns().size(); turn <= record.turnCount(); turn++) {
      Observed<S, M> rest = new Observed<>(game, control);
      Match<S, M> match =
          control.equals(TimeControl.none())
              ? rest.match.resume(record, turn)
              : rest.match.resume(record, turn, whole.readings());
      MatchRecord resumed = match.play();
      assertThat(resumed.json()).as("from turn %d of %s", turn, record).isEqualTo(record.json());
      int from = turn;
      assertThat(rest.told)
          .containsExactlyInAnyOrderElementsOf(
              whole.told.stream().filter(line -> turnOf(line) >= from).toList());
      assertThat(rest.readings()).isEqualTo(whole.readings());
      resumed.replay(game);
    }
  }

  private static int turnOf(String line) {
    return Integer.parseInt(line.substring(0, line.indexOf('/')));
  }

  @Property(tries = 50)
  void aMatchResumedInAResumedMatchIsComplete(
      @ForAll("games") Game<?, ?> game, @ForAll long seed, @ForAll long choice) {
    isComplete(game, Seed.of(seed), choice);
  }

  private static <S extends State, M extends Move> void isComplete(
      Game<S, M> game, Seed seed, long choice) {
    MatchRecord record = ToyMatches.match(game, seed, 0.05, 2).play();
    for (int again = 0; again < 3; again++) {
      int opened = record.opening().turns().size();
      int turn = opened + (int) Math.floorMod(choice + again, record.turnCount() - opened + 1L);
      MatchRecord resumed =
          ToyMatches.match(game, Seed.of(99), 0.05, 0).resume(record, turn).play();
      assertThat(resumed.seed()).isEqualTo(seed);
      assertThat(resumed.opening()).isEqualTo(record.opening());
      assertThat(resumed.turns().subList(0, turn - opened))
          .isEqualTo(record.turns().subList(0, turn - opened));
      assertThat(MatchRecord.parse(resumed.json()).replay(game)).hasSize(resumed.turnCount() + 1);
      record = resumed;
    }
  }

  @Property(tries = 50)
  void aResumedBotDrawsFromAStreamOfItsTurn(
      @ForAll long seed, @ForAll @IntRange(max = 9) int turn) {
    Dice dice = new Dice(2, 10);
    List<Long> drawn = new ArrayList<>();
    Bot<Dice.Table, Dice.Guess> drawing =
        decision -> {
          drawn.add(decision.rng().nextLong());
          return decision.moves().list().get(0);
        };
    MatchRecord record = Match.of(dice).seat("a", drawing).seat("b", drawing).seed(seed).play();
    List<Long> first = List.copyOf(drawn);
    drawn.clear();
    Match.of(dice).seat("a", drawing).seat("b", drawing).resume(record, turn).play();
    assertThat(drawn).hasSize(2 * (10 - turn)).doesNotContainAnyElementsOf(first);
    Seed root = new Seed(seed + "/resumed:" + turn);
    assertThat(drawn.get(0)).isEqualTo(root.child("seat", 0).rng().nextLong());
    assertThat(drawn.get(1)).isEqualTo(root.child("seat", 1).rng().nextLong());
  }
}
