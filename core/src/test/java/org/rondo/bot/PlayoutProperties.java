package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class PlayoutProperties {

  @Provide
  Arbitrary<Game<?, ?>> games() {
    return Arbitraries.of(
        new Pile(1, 7),
        new Pile(2, 0),
        new Pile(2, 40),
        new Pile(4, 15),
        new Dice(1, 4),
        new Dice(2, 20),
        new Dice(4, 3),
        OneTurn.paying(1, 2, 3));
  }

  @Property
  void endsWhereAnOrdinaryLoopWithTheSameDrawsEnds(
      @ForAll("games") Game<?, ?> game, @ForAll long seed) {
    endsAlike(game, Seed.of(seed));
  }

  private static <S extends State, M extends Move> void endsAlike(Game<S, M> game, Seed seed) {
    S start = game.start(seed.child("start").rng());
    Rng rng = seed.rng();
    S end = Playout.of(game).run(start, rng);
    Rng same = seed.rng();
    assertThat(end).isEqualTo(played(game, start, same)).matches(State::isOver);
    assertThat(rng.nextLong()).as("the next draw").isEqualTo(same.nextLong());
  }

  private static <S extends State, M extends Move> S played(Game<S, M> game, S start, Rng rng) {
    S state = start;
    while (!state.isOver()) {
      S here = state;
      JointMove<M> joint = JointMove.of(here.toMove(), seat -> game.moves(here, seat).sample(rng));
      state = game.next(here, joint, rng);
    }
    return state;
  }
}
