package org.rondo.examples.games;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
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
 * Leduc poker: one hand with six cards, two each of J, Q and K (F. Southey and others, "Bayes'
 * bluff: opponent modelling in poker", UAI 2005).
 *
 * <p>Each seat pays one chip and is dealt one card. A round of betting follows, then a public card
 * is shown, and a second round follows. Seat 0 begins both rounds. A raise is two chips in the
 * first round and four in the second, and a round has two raises at most. At the end a pair with
 * the public card wins, else the higher card; equal cards share the pot.
 */
public final class LeducPoker implements Game<LeducPoker.LeducHand, LeducPoker.LeducAction> {
  /** The ranks of the cards, in ascending order. */
  private static final String RANKS = "JQK";

  private static final String DECK = "JJQQKK";
  private static final char UNKNOWN = '?';
  private static final int PUBLIC = 2;
  private static final int MAX_RAISES = 2;
  private static final LeducAction FOLD = new LeducAction("fold");
  private static final LeducAction CALL = new LeducAction("call");
  private static final LeducAction RAISE = new LeducAction("raise");
  private static final List<LeducAction> ACTIONS = List.of(FOLD, CALL, RAISE);
  private static final MoveSpace<LeducAction> FREE =
      MoveSpace.of(List.of(CALL, RAISE), "there is no raise to fold to");
  private static final MoveSpace<LeducAction> RAISED = MoveSpace.of(ACTIONS);
  private static final MoveSpace<LeducAction> CAPPED =
      MoveSpace.of(List.of(FOLD, CALL), "a round has two raises at most");
  private static final Traits TRAITS =
      Traits.of(Trait.CHANCE, Trait.HIDDEN, Trait.ZERO_SUM, Trait.PLAYED_FOR_SCORE)
          // A chip at the start, and two raises of two and two of four.
          .withScores(-13, 13)
          .withMostTurns(8);

  /** Creates the game, which has no options. */
  public LeducPoker() {}

  /**
   * A move.
   *
   * @param text {@code fold}, {@code call} or {@code raise}; a call without a raise before it is a
   *     check
   */
  public record LeducAction(String text) implements Move {

    /**
     * Creates a move.
     *
     * @throws IllegalArgumentException if there is no such move
     */
    public LeducAction {
      if (!List.of("fold", "call", "raise").contains(text)) {
        throw new IllegalArgumentException("action '" + text + "' is not fold, call or raise");
      }
    }
  }

  /**
   * A position, or what a seat knows of it.
   *
   * @param cards the card of seat 0, the card of seat 1 and the public card; {@code ?} for a card
   *     that is not known. A position holds the public card from the start
   * @param played the moves so far, a letter each: {@code f} for fold, {@code c} for call, {@code
   *     r} for raise; {@code /} ends the first round
   */
  public record LeducHand(String cards, String played) implements State {
    private static final String WHOLE = "(?:cc|c?rr?c)";
    private static final Pattern CARDS = Pattern.compile("[JQK?]{3}");
    private static final Pattern PLAYED =
        Pattern.compile("(?:" + WHOLE + "/)?(?:c?r{0,2}|c?rr?f)|" + WHOLE + "/" + WHOLE);

    /**
     * Creates a position.
     *
     * @throws IllegalArgumentException if the cards are not three of the deck, if the moves cannot
     *     be played, or if a card is unknown that has been shown
     */
    public LeducHand {
      if (!CARDS.matcher(cards).matches() || count(cards, cards.charAt(0), PUBLIC) == 3) {
        throw new IllegalArgumentException(
            "cards '" + cards + "' must be three of J, J, Q, Q, K and K, or ? for unknown ones");
      }
      if (!PLAYED.matcher(played).matches()) {
        throw new IllegalArgumentException(
            "moves '" + played + "' cannot be played; give for instance 'rc/cr'");
      }
      boolean isPublicMissing = played.indexOf('/') >= 0 && cards.charAt(PUBLIC) == UNKNOWN;
      if (isPublicMissing || (isShown(played) && cards.indexOf(UNKNOWN) >= 0)) {
        throw new IllegalArgumentException(
            "position '" + cards + " " + played + "' must hold the cards that have been shown");
      }
    }

    private static int count(String cards, char card, int last) {
      int count = 0;
      for (int i = 0; i <= last && card != UNKNOWN; i++) {
        count += cards.charAt(i) == card ? 1 : 0;
      }
      return count;
    }

    private static boolean isShown(String played) {
      int second = played.indexOf('/') + 1;
      return second > 0 && played.endsWith("c") && played.length() > second + 1;
    }

    private boolean isFolded() {
      return played.endsWith("f");
    }

    /** {@return the moves of the current round} */
    private String round() {
      return played.substring(played.indexOf('/') + 1);
    }

    private MoveSpace<LeducAction> space() {
      String round = round();
      if (!round.endsWith("r")) {
        return FREE;
      }
      boolean isCapped = round.indexOf('r') + MAX_RAISES == round.length();
      return isCapped ? CAPPED : RAISED;
    }

    /** {@return the position after a move; the second call ends a round} */
    private LeducHand with(char letter) {
      boolean endsFirst = letter == 'c' && !played.isEmpty() && played.indexOf('/') < 0;
      return new LeducHand(cards, played + letter + (endsFirst ? "/" : ""));
    }

    @Override
    public Seats toMove() {
      return isFolded() || isShown(played) ? Seats.none() : Seats.of(round().length() % 2);
    }

    /** {@return the chips that a seat has won, below 0 if it has lost; 0 before the end} */
    @Override
    public double score(int seat) {
      if (!isFolded() && !isShown(played)) {
        return 0;
      }
      int winner = isFolded() ? round().length() % 2 : winner();
      // A seat that folds has paid less than the other one.
      int lost = Math.min(paid(0), paid(1));
      return winner < 0 ? 0 : winner == seat ? lost : -lost;
    }

    /** {@return the seat that wins when the cards are shown, or −1 if the pot is shared} */
    private int winner() {
      int first = worth(0);
      int second = worth(1);
      return first == second ? -1 : first > second ? 0 : 1;
    }

    private int worth(int seat) {
      char own = cards.charAt(seat);
      return RANKS.indexOf(own) + (own == cards.charAt(PUBLIC) ? RANKS.length() : 0);
    }

    /** {@return the chips that a seat has paid} */
    private int paid(int seat) {
      int[] paid = {1, 1};
      int raise = 2;
      int mover = 0;
      for (int index = 0; index < played.length(); index++) {
        char letter = played.charAt(index);
        if (letter == '/') {
          raise = 4;
          mover = 0;
        } else {
          if (letter != 'f') {
            paid[mover] = paid[1 - mover] + (letter == 'r' ? raise : 0);
          }
          mover = 1 - mover;
        }
      }
      return paid[seat];
    }

    @Override
    public String text() {
      return played.isEmpty() ? cards : cards + " " + played;
    }
  }

  @Override
  public String id() {
    return "leduc-poker";
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
  public LeducHand start(Rng rng) {
    return new LeducHand(dealt("???", rng), "");
  }

  /** {@return the cards with the unknown ones drawn from the rest of the deck} */
  private static String dealt(String cards, Rng rng) {
    StringBuilder deck = new StringBuilder(DECK);
    for (char card : cards.replace("?", "").toCharArray()) {
      deck.deleteCharAt(deck.indexOf(String.valueOf(card)));
    }
    StringBuilder dealt = new StringBuilder(cards);
    for (int i = 0; i < dealt.length(); i++) {
      if (dealt.charAt(i) == UNKNOWN) {
        int drawn = rng.below(deck.length());
        dealt.setCharAt(i, deck.charAt(drawn));
        deck.deleteCharAt(drawn);
      }
    }
    return dealt.toString();
  }

  @Override
  public MoveSpace<LeducAction> moves(LeducHand hand, int seat) {
    return hand.toMove().contains(seat) ? hand.space() : MoveSpace.empty();
  }

  @Override
  public LeducHand next(LeducHand hand, JointMove<LeducAction> joint, Rng rng) {
    joint.requireSeats(hand.toMove());
    LeducAction action = joint.only();
    hand.space().require(hand.toMove().only(), action);
    return hand.with(action.text().charAt(0));
  }

  @Override
  public LeducHand observation(LeducHand hand, int seat) {
    if (LeducHand.isShown(hand.played())) {
      return hand;
    }
    StringBuilder seen = new StringBuilder(hand.cards());
    seen.setCharAt(1 - seat, UNKNOWN);
    if (hand.played().indexOf('/') < 0) {
      seen.setCharAt(PUBLIC, UNKNOWN);
    }
    return new LeducHand(seen.toString(), hand.played());
  }

  @Override
  public LeducHand resample(LeducHand hand, int seat, Rng rng) {
    return new LeducHand(dealt(hand.cards(), rng), hand.played());
  }

  @Override
  public LeducAction parse(String text) {
    return switch (text.strip()) {
      case "fold" -> FOLD;
      case "call" -> CALL;
      case "raise" -> RAISE;
      default -> throw new UnreadableMoveException(text, "a move is fold, call or raise");
    };
  }

  @Override
  public LeducHand parseState(String text) {
    String[] words = text.split(" ", 2);
    return new LeducHand(words[0], words.length == 1 ? "" : words[1]);
  }

  @Override
  public String show(LeducHand hand) {
    String cards = hand.cards();
    return "first "
        + cards.charAt(0)
        + ", second "
        + cards.charAt(1)
        + ", public "
        + cards.charAt(PUBLIC)
        + "\nchips paid: "
        + hand.paid(0)
        + " and "
        + hand.paid(1)
        + "\n"
        + (hand.played().isEmpty() ? "no moves yet" : words(hand.played()))
        + "\n";
  }

  private static String words(String played) {
    List<String> rounds = new ArrayList<>();
    for (String round : played.split("/")) {
      rounds.add(round.chars().mapToObj(LeducPoker::word).collect(Collectors.joining(", ")));
    }
    return String.join("; ", rounds);
  }

  private static String word(int letter) {
    return letter == 'f' ? "fold" : letter == 'c' ? "call" : "raise";
  }

  @Override
  public ConsoleNotation<LeducHand, LeducAction> console() {
    return ConsoleNotation.of(
        this,
        """
          Leduc poker is played with six cards: two each of J, Q and K. Each side pays
          one chip and gets one card, which the other side does not see. The first side
          begins a round of betting. Then a public card is shown, and the first side
          begins a second round. A raise is two chips in the first round and four in the
          second; a round has two raises at most. A side that folds loses what it has
          paid. At the end a pair with the public card wins, else the higher card; equal
          cards share the pot.
          To raise, write: raise
          To check or to call, write: call
          To give up, write: fold
          """,
        "first",
        "second");
  }

  /** Creates the game for the catalogue. */
  public static final class LeducPokerFactory implements GameFactory {

    public LeducPokerFactory() {}

    @Override
    public String name() {
      return "leduc-poker";
    }

    @Override
    public String summary() {
      return "one hand with six cards and two rounds of betting; hidden information";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new LeducPoker();
    }
  }
}
