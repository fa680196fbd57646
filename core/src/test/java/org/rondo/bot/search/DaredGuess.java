package org.rondo.bot.search;

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
 * Seat 0 declines and nothing is paid, or it dares seat 1 to guess a coin that is tossed then. Only
 * one seat sees the coin. A right guess wins 2 from seat 0, and a wrong guess loses 3 to it. So
 * seat 0 should dare exactly if seat 1 does not see the coin.
 */
record DaredGuess(int witness) implements Game<DaredGuess.Bet, DaredGuess.Word> {

  record Word(String text) implements Move {}

  /** The words so far, and the coin: empty before it is tossed, {@code ?} if it is hidden. */
  record Bet(String said, String coin) implements State {
    @Override
    public Seats toMove() {
      return switch (said) {
        case "" -> Seats.of(0);
        case "dare" -> Seats.of(1);
        default -> Seats.none();
      };
    }

    @Override
    public double score(int seat) {
      if (!isOver() || said.equals("decline")) {
        return 0;
      }
      double paid = said.equals("dare " + coin) ? -2 : 3;
      return seat == 0 ? paid : -paid;
    }

    @Override
    public String text() {
      return said + "/" + coin;
    }
  }

  @Override
  public String id() {
    return "toy-dare";
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
  public Bet start(Rng rng) {
    return new Bet("", "");
  }

  @Override
  public MoveSpace<Word> moves(Bet bet, int seat) {
    if (!bet.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    return seat == 0
        ? MoveSpace.of(List.of(new Word("decline"), new Word("dare")))
        : MoveSpace.of(List.of(new Word("heads"), new Word("tails")));
  }

  @Override
  public Bet next(Bet bet, JointMove<Word> joint, Rng rng) {
    joint.requireSeats(bet.toMove());
    String word = joint.only().text();
    return bet.said().isEmpty()
        ? new Bet(word, word.equals("dare") ? toss(rng) : "")
        : new Bet(bet.said() + " " + word, bet.coin());
  }

  private static String toss(Rng rng) {
    return rng.below(2) == 0 ? "heads" : "tails";
  }

  @Override
  public Word parse(String text) {
    return new Word(text.strip());
  }

  @Override
  public Bet observation(Bet bet, int seat) {
    return seat == witness || bet.isOver() ? bet : new Bet(bet.said(), "?");
  }

  @Override
  public Bet resample(Bet bet, int seat, Rng rng) {
    return bet.coin().equals("?")
        ? new Bet(bet.said(), bet.said().isEmpty() ? "" : toss(rng))
        : bet;
  }

  @Override
  public String show(Bet bet) {
    return bet.text() + "\n";
  }
}
