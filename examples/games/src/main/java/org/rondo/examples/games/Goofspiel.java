package org.rondo.examples.games;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
 * Goofspiel: both seats bid for prizes, all at the same time, and each card is bid once.
 *
 * <p>There are prizes of 1 to n points, and each seat has cards of 1 to n. In every round a prize
 * is turned up, and both seats bid a card. The higher card wins the prize; if the cards are equal,
 * the seats get nothing. Then both cards are seen by all, so no seat has a secret. After n rounds
 * the seat with more points wins.
 */
public final class Goofspiel implements Game<Goofspiel.GoofspielRound, Goofspiel.GoofspielCard> {
  private static final Seats BOTH = Seats.all(2);
  private static final List<GoofspielCard> CARDS =
      IntStream.rangeClosed(1, GoofspielRound.MAX_CARDS).mapToObj(GoofspielCard::new).toList();

  /** The order in which the prizes are turned up. */
  public enum PrizeOrder {
    /** By chance: no seat knows the next prize. */
    RANDOM,
    /** The smallest prize first. */
    ASCENDING,
    /** The largest prize first. */
    DESCENDING;

    /** {@return the name in lower case} */
    @Override
    public String toString() {
      return Options.word(this);
    }
  }

  private final int cards;
  private final PrizeOrder order;

  /**
   * Creates the game.
   *
   * @param cards the number of prizes, and of the cards of each seat, from 1 to 20
   * @throws IllegalArgumentException if the number is out of its range
   */
  public Goofspiel(int cards, PrizeOrder order) {
    if (cards < 1 || cards > GoofspielRound.MAX_CARDS) {
      throw new IllegalArgumentException(
          "cards " + cards + " are not in 1.." + GoofspielRound.MAX_CARDS);
    }
    this.cards = cards;
    this.order = order;
  }

  /**
   * A move: the seat bids a card.
   *
   * @param number from 1 to 20; the higher card wins
   */
  public record GoofspielCard(int number) implements Move {

    /**
     * Creates a move.
     *
     * @throws IllegalArgumentException if there is no such card
     */
    public GoofspielCard {
      if (number < 1 || number > GoofspielRound.MAX_CARDS) {
        throw new IllegalArgumentException(
            "card " + number + " is not in 1.." + GoofspielRound.MAX_CARDS);
      }
    }

    @Override
    public String text() {
      return Integer.toString(number);
    }
  }

  /**
   * A position. A set of cards or prizes is a number: bit k stands for k.
   *
   * @param prize the prize that is turned up; 0 after the last round
   * @param later the prizes that are not turned up yet
   * @param first the cards of seat 0
   * @param second the cards of seat 1
   * @param firstPoints the points of seat 0
   * @param secondPoints the points of seat 1
   */
  public record GoofspielRound(
      int prize, int later, int first, int second, int firstPoints, int secondPoints)
      implements State {

    /** The maximum number of cards. */
    static final int MAX_CARDS = 20;

    private static final int ALL = (1 << (MAX_CARDS + 1)) - 2;

    /**
     * Creates a position.
     *
     * @throws IllegalArgumentException if a prize or card does not exist, the numbers of cards and
     *     prizes differ, or points are negative
     */
    public GoofspielRound {
      int prizes = Integer.bitCount(later) + (prize == 0 ? 0 : 1);
      boolean areCards = ((later | first | second) & ~ALL) == 0 && prize >= 0 && prize <= MAX_CARDS;
      boolean isOver = prize == 0 && later != 0;
      if (!areCards
          || isOver
          || (later >>> prize & 1) != 0
          || Integer.bitCount(first) != prizes
          || Integer.bitCount(second) != prizes
          || firstPoints < 0
          || secondPoints < 0) {
        throw new IllegalArgumentException(
            "prize " + prize + " and prizes, cards and points are no position of Goofspiel");
      }
    }

    int hand(int seat) {
      return seat == 0 ? first : second;
    }

    @Override
    public Seats toMove() {
      return prize == 0 ? Seats.none() : BOTH;
    }

    @Override
    public double score(int seat) {
      return seat == 0 ? firstPoints : secondPoints;
    }

    /** {@return the text, {@code prize 3 then 1,4; cards 2,3,4 and 1,2,4; points 2-0}} */
    @Override
    public String text() {
      return "prize "
          + (prize == 0 ? "-" : Integer.toString(prize))
          + " then "
          + numbers(later)
          + "; cards "
          + numbers(first)
          + " and "
          + numbers(second)
          + "; points "
          + firstPoints
          + "-"
          + secondPoints;
    }
  }

  private static String numbers(int set) {
    return set == 0
        ? "-"
        : IntStream.rangeClosed(1, GoofspielRound.MAX_CARDS)
            .filter(number -> (set >>> number & 1) != 0)
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(","));
  }

  @Override
  public String id() {
    return "goofspiel:cards=" + cards + ",order=" + order;
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    // With one card, only one order is possible.
    return (order == PrizeOrder.RANDOM && cards > 1
            ? Traits.of(Trait.SIMULTANEOUS, Trait.CHANCE, Trait.PLAYED_FOR_SCORE)
            : Traits.of(Trait.SIMULTANEOUS, Trait.PLAYED_FOR_SCORE))
        .withScores(0, cards * (cards + 1) / 2.0)
        .withMostTurns(cards);
  }

  @Override
  public GoofspielRound start(Rng rng) {
    int all = (1 << (cards + 1)) - 2;
    int prize = turnUp(all, rng);
    return new GoofspielRound(prize, all & ~(1 << prize), all, all, 0, 0);
  }

  /** {@return the next of some prizes; 0 if there are none} */
  private int turnUp(int prizes, Rng rng) {
    int left = Integer.bitCount(prizes);
    if (left == 0) {
      return 0;
    }
    int index =
        switch (order) {
          case ASCENDING -> 0;
          case DESCENDING -> left - 1;
          case RANDOM -> left == 1 ? 0 : rng.below(left);
        };
    int rest = prizes;
    for (int skipped = 0; skipped < index; skipped++) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }

  @Override
  public MoveSpace<GoofspielCard> moves(GoofspielRound auction, int seat) {
    return auction.toMove().contains(seat)
        ? MoveSpace.of(
            CARDS,
            card -> (auction.hand(seat) >>> card.number() & 1) != 0,
            "the card is not in the hand; the cards left are " + numbers(auction.hand(seat)))
        : MoveSpace.empty();
  }

  @Override
  public GoofspielRound next(GoofspielRound auction, JointMove<GoofspielCard> joint, Rng rng) {
    joint.requireSeats(auction.toMove());
    for (int seat : BOTH) {
      moves(auction, seat).require(seat, joint.move(seat));
    }
    int first = joint.move(0).number();
    int second = joint.move(1).number();
    int prize = turnUp(auction.later(), rng);
    return new GoofspielRound(
        prize,
        auction.later() & ~(1 << prize),
        auction.first() & ~(1 << first),
        auction.second() & ~(1 << second),
        auction.firstPoints() + (first > second ? auction.prize() : 0),
        auction.secondPoints() + (second > first ? auction.prize() : 0));
  }

  @Override
  public GoofspielCard parse(String text) {
    if (!text.strip().matches("[1-9]|1[0-9]|20")) {
      throw new UnreadableMoveException(text, "a move is a card, a number from 1 to " + cards);
    }
    return CARDS.get(Integer.parseInt(text.strip()) - 1);
  }

  private static final Pattern TEXT =
      Pattern.compile(
          "prize (\\d{1,2}|-) then ([\\d,]++|-); cards ([\\d,]++|-) and ([\\d,]++|-);"
              + " points (\\d{1,3})-(\\d{1,3})");

  @Override
  public GoofspielRound parseState(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "position '"
              + text
              + "' must be of the form 'prize 3 then 1,4; cards 2,3,4 and 1,2,4; points 2-0'");
    }
    return new GoofspielRound(
        matcher.group(1).equals("-") ? 0 : Integer.parseInt(matcher.group(1)),
        set(matcher.group(2)),
        set(matcher.group(3)),
        set(matcher.group(4)),
        Integer.parseInt(matcher.group(5)),
        Integer.parseInt(matcher.group(6)));
  }

  private int set(String numbers) {
    return numbers.equals("-")
        ? 0
        : Pattern.compile(",")
            .splitAsStream(numbers)
            .mapToInt(number -> 1 << parse(number).number())
            .reduce(0, (one, other) -> one | other);
  }

  @Override
  public String show(GoofspielRound auction) {
    return String.format(
        Locale.ROOT,
        """
        prize: %s   later: %s
        first:  %3d points   cards %s
        second: %3d points   cards %s
        """,
        auction.prize() == 0 ? "-" : Integer.toString(auction.prize()),
        numbers(auction.later()),
        auction.firstPoints(),
        numbers(auction.first()),
        auction.secondPoints(),
        numbers(auction.second()));
  }

  @Override
  public ConsoleNotation<GoofspielRound, GoofspielCard> console() {
    return ConsoleNotation.of(
        this,
        """
          In each round a prize is turned up, and both sides bid one of their cards at
          the same time. The higher card wins the points of the prize. If both cards are
          equal, no side gets the prize. Each card can be bid once. After the last prize,
          the side with more points wins.
          To bid a card, write its number: 7
          """,
        "first",
        "second");
  }

  /** Creates the game for the catalogue. */
  public static final class GoofspielFactory implements GameFactory {

    public GoofspielFactory() {}

    @Override
    public String name() {
      return "goofspiel";
    }

    @Override
    public String summary() {
      return "both bid cards for prizes at once; an example of simultaneous moves";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new Goofspiel(
          options
              .about("The number of prizes, and of the cards of each seat.")
              .integer("cards", 13, 1, GoofspielRound.MAX_CARDS),
          options
              .about("The order in which the prizes are turned up.")
              .constant("order", PrizeOrder.RANDOM));
    }
  }
}
