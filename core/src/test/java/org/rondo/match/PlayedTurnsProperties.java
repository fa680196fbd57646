package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Seed;

/** What bots are told of the turns before theirs. */
class PlayedTurnsProperties {

  @Provide
  Arbitrary<Game<?, ?>> games() {
    return ToyMatches.games();
  }

  @Property(tries = 100)
  void decisionsTogetherTellTheGameFromItsStart(
      @ForAll("games") Game<?, ?> game, @ForAll long seed, @ForAll @IntRange(max = 4) int opening) {
    follow(game, Seed.of(seed), opening, 0);
  }

  @Property(tries = 100)
  void afterAResumptionBotsReceiveTheKeptTurns(
      @ForAll("games") Game<?, ?> game, @ForAll long seed, @ForAll @IntRange(max = 4) int kept) {
    follow(game, Seed.of(seed), 0, kept);
  }

  private static <S extends State, M extends Move> void follow(
      Game<S, M> game, Seed seed, int opening, int kept) {
    Match<S, M> match = Match.of(game).seed(seed).opening(Opening.random(game, opening, seed));
    if (kept > 0) {
      MatchRecord earlier = ToyMatches.match(game, seed, 0, 0).play();
      match.resume(earlier, Math.min(kept, earlier.turnCount()));
    }
    List<List<List<String>>> heard = new ArrayList<>();
    List<Integer> lastAsked = new ArrayList<>();
    Bot<S, M> random = Bots.random();
    for (int seat = 0; seat < game.seatCount(); seat++) {
      heard.add(new ArrayList<>());
      lastAsked.add(0);
      int own = seat;
      match.seat(
          "bot " + seat,
          decision -> {
            decision.played().forEach(joint -> heard.get(own).add(texts(joint)));
            lastAsked.set(own, decision.turn());
            return random.choose(decision);
          });
    }
    MatchRecord record = match.play();
    List<List<String>> all = new ArrayList<>(record.opening().turns());
    all.addAll(record.turns());
    for (int seat = 0; seat < game.seatCount(); seat++) {
      assertThat(heard.get(seat)).isEqualTo(all.subList(0, lastAsked.get(seat)));
    }
  }

  private static <M extends Move> List<String> texts(JointMove<M> joint) {
    return joint.seats().stream().mapToObj(seat -> joint.move(seat).text()).toList();
  }
}
