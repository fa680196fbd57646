package org.rondo.bot.search;

import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * A random game in layers of a few positions each, so that many ways lead to every position.
 *
 * <p>Who moves, where a move leads, whether chance has a say in it, where the game ends early and
 * what a position scores are all drawn from the seed: a seat may move several times in a row.
 */
record Layers(Seed seed, int depth, int width) implements Game<Layers.Place, Layers.Way> {

  record Way(int number) implements Move {
    @Override
    public String text() {
      return Integer.toString(number);
    }
  }

  record Place(int layer, int index, int mover, int score) implements State {
    @Override
    public Seats toMove() {
      return mover < 0 ? Seats.none() : Seats.of(mover);
    }

    @Override
    public double score(int seat) {
      return seat == 0 ? score : -score;
    }

    @Override
    public String text() {
      return layer + " " + index;
    }
  }

  private Rng rng(Place place, String what) {
    return seed.child(what).child("layer", place.layer()).child("index", place.index()).rng();
  }

  private Place place(int layer, int index) {
    Rng rng = seed.child("place").child("layer", layer).child("index", index).rng();
    boolean isOver = layer == depth || (layer > 0 && rng.chance(0.1));
    return new Place(layer, index, isOver ? -1 : rng.below(2), rng.below(21) - 10);
  }

  @Override
  public String id() {
    return "toy-layers";
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.CHANCE);
  }

  @Override
  public Place start(Rng rng) {
    Place place = place(0, 0);
    return new Place(0, 0, 0, place.score());
  }

  @Override
  public MoveSpace<Way> moves(Place place, int seat) {
    int ways = place.toMove().contains(seat) ? 1 + rng(place, "ways").below(4) : 0;
    List<Way> all = IntStream.range(0, ways).mapToObj(Way::new).toList();
    return MoveSpace.of(all);
  }

  @Override
  public Place next(Place place, JointMove<Way> joint, Rng rng) {
    Rng drawn = rng(place, "way " + joint.only().number());
    int index = drawn.below(width);
    boolean isLuck = drawn.chance(0.2);
    return place(place.layer() + 1, isLuck && rng.chance(0.25) ? (index + 1) % width : index);
  }

  @Override
  public Way parse(String text) {
    return new Way(Integer.parseInt(text));
  }

  @Override
  public String show(Place place) {
    return place.text() + "\n";
  }
}
