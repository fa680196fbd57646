package org.rondo.bot.regret;

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
 * The toy with all that a tree can hold: each seat has a hidden card, one seat says a letter, the
 * other seat answers with a letter that the first does not hear, a coin falls in the open, and the
 * first seat says a letter again. A scoring decides what that is worth.
 *
 * @param first the seat that speaks twice
 */
record HiddenCards(int first) implements Game<HiddenCards.CardDeal, HiddenCards.Letter> {
  private static final List<Letter> LETTERS = List.of(new Letter("a"), new Letter("b"));

  record Letter(String text) implements Move {}

  /**
   * A position, or what a seat knows of it.
   *
   * @param cards the card of each seat
   * @param said the letters, with the coin between the second and the third
   */
  record CardDeal(int first, String cards, String said) implements State {
    @Override
    public Seats toMove() {
      return switch (said.length()) {
        case 1 -> Seats.of(1 - first);
        case 4 -> Seats.none();
        default -> Seats.of(first);
      };
    }

    @Override
    public double score(int seat) {
      return 0;
    }

    @Override
    public String text() {
      return cards + said;
    }
  }

  @Override
  public String id() {
    return "toy-hidden-cards:first=" + first;
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
  public CardDeal start(Rng rng) {
    // The cards are not equally likely.
    String one = rng.below(3) == 0 ? "0" : "1";
    return new CardDeal(first, one + rng.below(2), "");
  }

  @Override
  public MoveSpace<Letter> moves(CardDeal deal, int seat) {
    return deal.toMove().contains(seat) ? MoveSpace.of(LETTERS) : MoveSpace.empty();
  }

  @Override
  public CardDeal next(CardDeal deal, JointMove<Letter> joint, Rng rng) {
    joint.requireSeats(deal.toMove());
    String coin = deal.said().length() == 1 ? Integer.toString(rng.below(2)) : "";
    return new CardDeal(first, deal.cards(), deal.said() + joint.only().text() + coin);
  }

  @Override
  public CardDeal observation(CardDeal deal, int seat) {
    String own = deal.cards().substring(seat, seat + 1);
    StringBuilder heard = new StringBuilder(deal.said());
    if (seat == first && heard.length() > 1) {
      heard.setCharAt(1, '-');
    }
    return new CardDeal(first, seat == 0 ? own + "?" : "?" + own, heard.toString());
  }

  @Override
  public Letter parse(String text) {
    return new Letter(text.strip());
  }

  @Override
  public String show(CardDeal deal) {
    return deal.text() + "\n";
  }
}
