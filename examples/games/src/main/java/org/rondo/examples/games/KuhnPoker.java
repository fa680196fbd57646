package org.rondo.examples.games;

import java.util.List;
import java.util.stream.Collectors;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Options;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * Kuhn poker: one hand with the three cards J, Q and K (H. W. Kuhn, "A simplified two-person
 * poker", 1950).
 *
 * <p>Each seat pays one chip and is dealt one card. Then the seats pass or bet one more chip in
 * turn. If a bet is answered by a pass, the seat that bet wins. If both seats pass or both bet, the
 * higher card wins. If both play well, seat 0 loses 1/18 of a chip on average.
 */
public final class KuhnPoker implements Game<KuhnPoker.KuhnHand, KuhnPoker.KuhnAction> {
  /** The cards, in ascending order. */
  private static final String CARDS = "JQK";

  private static final char UNKNOWN = '?';
  private static final KuhnAction PASS = new KuhnAction("pass");
  private static final KuhnAction BET = new KuhnAction("bet");
  private static final MoveSpace<KuhnAction> ACTIONS = MoveSpace.of(List.of(PASS, BET));
  private static final Traits TRAITS =
      Traits.of(Trait.CHANCE, Trait.HIDDEN, Trait.ZERO_SUM, Trait.PLAYED_FOR_SCORE)
          .withScores(-2, 2)
          .withMostTurns(3);

  /** Creates the game, which has no options. */
  public KuhnPoker() {}

  /**
   * A move.
   *
   * @param text {@code pass} or {@code bet}; after a bet, to pass is to fold and to bet is to call
   */
  public record KuhnAction(String text) implements Move {

    /**
     * Creates a move.
     *
     * @throws IllegalArgumentException if there is no such move
     */
    public KuhnAction {
      if (!text.equals("pass") && !text.equals("bet")) {
        throw new IllegalArgumentException("action '" + text + "' is neither pass nor bet");
      }
    }
  }

  /**
   * A position, or what a seat knows of it.
   *
   * @param cards the card of seat 0 and the card of seat 1; {@code ?} for a card that is not known
   * @param played the moves so far, a letter each: {@code p} for pass, {@code b} for bet
   */
  public record KuhnHand(String cards, String played) implements State {

    /**
     * Creates a position.
     *
     * @throws IllegalArgumentException if the cards are not two different cards, of which one may
     *     be unknown before they are shown, or if the moves cannot be played
     */
    public KuhnHand {
      boolean areCards = cards.matches("[JQK?]{2}") && cards.charAt(0) != cards.charAt(1);
      if (!areCards || !played.matches("p?b?|pp|p?b[pb]")) {
        throw new IllegalArgumentException(
            "position '"
                + cards
                + " "
                + played
                + "' must be two different cards of J, Q and K,"
                + " and moves p and b, for instance 'KQ pb'");
      }
      if (isShown(played) && cards.indexOf(UNKNOWN) >= 0) {
        throw new IllegalArgumentException(
            "position '" + cards + " " + played + "' must show both cards at its end");
      }
    }

    private static boolean isShown(String played) {
      return played.endsWith("pp") || played.endsWith("bb");
    }

    private boolean isFolded() {
      return played.endsWith("bp");
    }

    @Override
    public Seats toMove() {
      return isShown(played) || isFolded() ? Seats.none() : Seats.of(played.length() % 2);
    }

    /** {@return the chips that a seat has won, below 0 if it has lost; 0 before the end} */
    @Override
    public double score(int seat) {
      if (isFolded()) {
        // The seat after the last move is the one that bet.
        return seat == played.length() % 2 ? 1 : -1;
      }
      if (!isShown(played)) {
        return 0;
      }
      boolean hasWon = CARDS.indexOf(cards.charAt(seat)) > CARDS.indexOf(cards.charAt(1 - seat));
      int stake = played.endsWith("bb") ? 2 : 1;
      return hasWon ? stake : -stake;
    }

    @Override
    public String text() {
      return played.isEmpty() ? cards : cards + " " + played;
    }
  }

  @Override
  public String id() {
    return "kuhn-poker";
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return TRAITS;
  }

  @Override
  public KuhnHand start(Rng rng) {
    int first = rng.below(3);
    int second = (first + 1 + rng.below(2)) % 3;
    return new KuhnHand("" + CARDS.charAt(first) + CARDS.charAt(second), "");
  }

  @Override
  public MoveSpace<KuhnAction> moves(KuhnHand hand, int seat) {
    return hand.toMove().contains(seat) ? ACTIONS : MoveSpace.empty();
  }

  @Override
  public KuhnHand next(KuhnHand hand, JointMove<KuhnAction> joint, Rng rng) {
    joint.requireSeats(hand.toMove());
    return new KuhnHand(hand.cards(), hand.played() + joint.only().text().charAt(0));
  }

  @Override
  public KuhnHand observation(KuhnHand hand, int seat) {
    if (KuhnHand.isShown(hand.played())) {
      return hand;
    }
    char own = hand.cards().charAt(seat);
    return new KuhnHand(seat == 0 ? own + "?" : "?" + own, hand.played());
  }

  @Override
  public KuhnHand resample(KuhnHand hand, int seat, Rng rng) {
    if (hand.cards().indexOf(UNKNOWN) < 0) {
      return hand;
    }
    int own = CARDS.indexOf(hand.cards().charAt(seat));
    String drawn = CARDS.substring(0, own) + CARDS.substring(own + 1);
    char other = drawn.charAt(rng.below(2));
    return new KuhnHand(hand.cards().replace(UNKNOWN, other), hand.played());
  }

  @Override
  public KuhnAction parse(String text) {
    return switch (text.strip()) {
      case "pass" -> PASS;
      case "bet" -> BET;
      default -> throw new UnreadableMoveException(text, "a move is pass or bet");
    };
  }

  @Override
  public KuhnHand parseState(String text) {
    String[] words = text.split(" ", 2);
    return new KuhnHand(words[0], words.length == 1 ? "" : words[1]);
  }

  @Override
  public String show(KuhnHand hand) {
    return "first "
        + hand.cards().charAt(0)
        + ", second "
        + hand.cards().charAt(1)
        + "\n"
        + played(hand)
        + "\n";
  }

  private static String played(KuhnHand hand) {
    return hand.played().isEmpty()
        ? "one chip each is in the pot"
        : hand.played()
            .chars()
            .mapToObj(letter -> letter == 'p' ? "pass" : "bet")
            .collect(Collectors.joining(", "));
  }

  @Override
  public ConsoleNotation<KuhnHand, KuhnAction> console() {
    return ConsoleNotation.of(
        this,
        """
          Kuhn poker is played with three cards: J, Q and K. Each side pays one chip and
          gets one card, which the other side does not see. Then the sides pass or bet
          one more chip in turn. A side that passes after a bet loses its chip. If both
          pass or both bet, the higher card wins.
          To bet, write: bet
          """,
        "first",
        "second");
  }

  /** Creates the game for the catalogue. */
  public static final class KuhnPokerFactory implements GameFactory {

    public KuhnPokerFactory() {}

    @Override
    public String name() {
      return "kuhn-poker";
    }

    @Override
    public String summary() {
      return "one hand with three cards; an example of hidden information";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new KuhnPoker();
    }
  }
}
