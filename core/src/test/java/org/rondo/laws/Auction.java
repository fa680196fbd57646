package org.rondo.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * A toy in which three seats bid at once: a lot decides between the highest bids, a die the prize.
 */
class Auction implements Game<Auction.Hall, Auction.Bid> {
  private static final int ROUNDS = 4;

  record Hall(int round, List<Integer> purses, List<Integer> prizes) implements State {
    Hall {
      purses = List.copyOf(purses);
      prizes = List.copyOf(prizes);
    }

    @Override
    public Seats toMove() {
      return round == ROUNDS ? Seats.none() : Seats.all(purses.size());
    }

    @Override
    public double score(int seat) {
      return prizes.get(seat);
    }

    @Override
    public String text() {
      return "round " + round + ", purses " + purses + ", prizes " + prizes;
    }
  }

  record Bid(int coins) implements Move {
    @Override
    public String text() {
      return "bid " + coins;
    }
  }

  @Override
  public String id() {
    return "auction";
  }

  @Override
  public int seatCount() {
    return 3;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.SIMULTANEOUS, Trait.CHANCE);
  }

  @Override
  public Hall start(Rng rng) {
    return new Hall(0, List.of(5, 5, 5), List.of(0, 0, 0));
  }

  @Override
  public MoveSpace<Bid> moves(Hall hall, int seat) {
    if (hall.isOver()) {
      return MoveSpace.empty();
    }
    return MoveSpace.of(
        IntStream.rangeClosed(0, hall.purses().get(seat)).mapToObj(Bid::new).toList(),
        "it is not in the purse");
  }

  @Override
  public Hall next(Hall hall, JointMove<Bid> joint, Rng rng) {
    joint.requireSeats(hall.toMove());
    for (int seat : joint.seats()) {
      moves(hall, seat)
          .objection(joint.move(seat))
          .ifPresent(
              objection -> {
                throw new IllegalMoveException(seat, joint.move(seat).text(), objection);
              });
    }
    int highest = joint.seats().stream().map(seat -> joint.move(seat).coins()).max().orElseThrow();
    int winner =
        rng.pick(
            joint.seats().stream()
                .filter(seat -> joint.move(seat).coins() == highest)
                .boxed()
                .toList());
    return awarded(hall, winner, highest, prize(rng));
  }

  /** The prize of a round: 1 to 3. */
  int prize(Rng rng) {
    return 1 + rng.below(3);
  }

  private static Hall awarded(Hall hall, int winner, int paid, int prize) {
    List<Integer> purses = new ArrayList<>(hall.purses());
    purses.set(winner, purses.get(winner) - paid);
    List<Integer> prizes = new ArrayList<>(hall.prizes());
    prizes.set(winner, prizes.get(winner) + prize);
    return new Hall(hall.round() + 1, purses, prizes);
  }

  @Override
  public Bid parse(String text) {
    String stripped = text.strip();
    if (!stripped.matches("bid [0-9]{1,4}")) {
      throw new UnreadableMoveException(text, "a move is a bid such as bid 3");
    }
    return new Bid(Integer.parseInt(stripped.substring(4)));
  }

  @Override
  public String show(Hall hall) {
    return hall.text() + "\n";
  }
}
