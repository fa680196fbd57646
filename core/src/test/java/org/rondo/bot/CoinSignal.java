package org.rondo.bot;

import java.util.List;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.random.Rng;

/**
 * The toy of hidden information: seat 0 sees a coin and says a side of it, and seat 1 hears that
 * and says a side. Seat 1 wins a point if it says the side that lies up. A flaw breaks the rules.
 */
public record CoinSignal(Flaw flaw) implements Game<CoinSignal.Coin, CoinSignal.Side> {

  /** What is wrong with the game. */
  public enum Flaw {
    NONE,

    /** Seat 1 may say a third side if it guesses heads right. */
    MOVES_TELL,

    /** Seat 0 says a side once more and no longer knows what it has said. */
    FORGETS
  }

  public record Side(String text) implements Move {}

  /** The coin, {@code ?} if it is hidden, and what was said. */
  public record Coin(String up, String said, int turns) implements State {
    @Override
    public Seats toMove() {
      return said.length() == turns ? Seats.none() : Seats.of(said.length() % 2);
    }

    @Override
    public double score(int seat) {
      if (!isOver()) {
        return 0;
      }
      return up.equals(said.substring(1, 2)) == (seat == 1) ? 1 : -1;
    }

    @Override
    public String text() {
      return up + said;
    }
  }

  public static CoinSignal flawless() {
    return new CoinSignal(Flaw.NONE);
  }

  @Override
  public String id() {
    return "toy-coin";
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.CHANCE, Trait.HIDDEN, Trait.ZERO_SUM);
  }

  @Override
  public Coin start(Rng rng) {
    return new Coin(rng.below(2) == 0 ? "h" : "t", "", flaw == Flaw.FORGETS ? 3 : 2);
  }

  @Override
  public MoveSpace<Side> moves(Coin coin, int seat) {
    if (!coin.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    boolean isTold = flaw == Flaw.MOVES_TELL && seat == 1 && coin.up().equals("h");
    return isTold
        ? MoveSpace.of(List.of(new Side("h"), new Side("t"), new Side("x")))
        : MoveSpace.of(List.of(new Side("h"), new Side("t")));
  }

  @Override
  public Coin next(Coin coin, JointMove<Side> joint, Rng rng) {
    joint.requireSeats(coin.toMove());
    return new Coin(coin.up(), coin.said() + joint.only().text(), coin.turns());
  }

  @Override
  public Side parse(String text) {
    return new Side(text.strip());
  }

  @Override
  public Coin observation(Coin coin, int seat) {
    if (seat == 1 && !coin.isOver()) {
      return new Coin("?", coin.said(), coin.turns());
    }
    return flaw == Flaw.FORGETS && coin.said().length() == 2
        ? new Coin(coin.up(), "--", coin.turns())
        : coin;
  }

  @Override
  public Coin resample(Coin coin, int seat, Rng rng) {
    return coin.up().equals("?")
        ? new Coin(rng.below(2) == 0 ? "h" : "t", coin.said(), coin.turns())
        : coin;
  }

  @Override
  public String show(Coin coin) {
    return coin.text() + "\n";
  }
}
