package org.rondo.examples.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
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
 * Liar's dice for two seats. Each seat rolls its dice and hides them. The seats bid in turn how
 * often a face lies on the table, until one seat doubts the last bid.
 *
 * <p>A bid must be higher than the one before: more dice, or as many dice of a higher face. The
 * highest face counts as every face. If the table has as many dice as the doubted bid says, the
 * seat that bid wins, else the seat that doubts. The match is one such round.
 */
public final class LiarsDice implements Game<LiarsDice.Bidding, LiarsDice.Bid> {
  private static final int MAX_DICE = 5;
  private static final int MAX_FACES = 9;
  private static final char UNKNOWN = '?';
  private static final Bid LIAR = new Bid(0, 0);
  private static final Pattern BID = Pattern.compile("([1-9][0-9]?)x([1-9])");

  private final int dice;
  private final int faces;

  /**
   * Creates the game.
   *
   * @param dice the number of dice of each seat, from 1 to 5
   * @param faces the number of faces of a die, from 2 to 9
   * @throws IllegalArgumentException if a number is outside its range
   */
  public LiarsDice(int dice, int faces) {
    if (dice < 1 || dice > MAX_DICE) {
      throw new IllegalArgumentException("dice " + dice + " are not in 1.." + MAX_DICE);
    }
    if (faces < 2 || faces > MAX_FACES) {
      throw new IllegalArgumentException("faces " + faces + " are not in 2.." + MAX_FACES);
    }
    this.dice = dice;
    this.faces = faces;
  }

  /**
   * A move: a bid, or the doubt about the last bid.
   *
   * @param count the number of dice, from 1 to 99; 0 for a doubt
   * @param face the face, from 1 to 9; 0 for a doubt
   */
  public record Bid(int count, int face) implements Move {

    /**
     * Creates a move.
     *
     * @throws IllegalArgumentException if a number is outside its range
     */
    public Bid {
      boolean isDoubt = count == 0 && face == 0;
      if (!isDoubt && (count < 1 || count > 99 || face < 1 || face > MAX_FACES)) {
        throw new IllegalArgumentException(
            "bid " + count + "x" + face + " must have 1 to 99 dice and a face from 1 to 9");
      }
    }

    boolean isHigherThan(Bid other) {
      return count > other.count || (count == other.count && face > other.face);
    }

    /** {@return {@code 2x5} for two dice of face 5, {@code liar} for a doubt} */
    @Override
    public String text() {
      return count == 0 ? "liar" : count + "x" + face;
    }
  }

  /**
   * A position, or what a seat knows of it.
   *
   * @param faces the number of faces of a die
   * @param first the dice of seat 0, a digit each in ascending order; or only {@code ?} if they are
   *     not known
   * @param second the dice of seat 1
   * @param bids the moves so far
   */
  public record Bidding(int faces, String first, String second, List<Bid> bids) implements State {

    /**
     * Creates a position.
     *
     * @throws IllegalArgumentException if the dice or the bids are not those of a position
     */
    public Bidding {
      bids = List.copyOf(bids);
      requireDice(first, faces);
      requireDice(second, faces);
      if (first.length() != second.length()) {
        throw new IllegalArgumentException(
            "dice '" + first + "' and '" + second + "' must be the same number");
      }
      for (int i = 0; i < bids.size(); i++) {
        Bid bid = bids.get(i);
        boolean isPlayable =
            bid.equals(LIAR)
                ? i > 0 && i == bids.size() - 1
                : bid.face() <= faces
                    && bid.count() <= 2 * first.length()
                    && (i == 0 || bid.isHigherThan(bids.get(i - 1)));
        if (!isPlayable) {
          throw new IllegalArgumentException(
              "bid " + i + " of '" + joined(bids) + "' cannot be played there");
        }
      }
      if (isOver(bids) && (first + second).indexOf(UNKNOWN) >= 0) {
        throw new IllegalArgumentException("the dice must be known after a doubt");
      }
    }

    private static void requireDice(String dice, int faces) {
      if (dice.chars().allMatch(die -> die == UNKNOWN)) {
        return;
      }
      char before = '1';
      for (int index = 0; index < dice.length(); index++) {
        char die = dice.charAt(index);
        if (die < before || die > '0' + faces) {
          throw new IllegalArgumentException(
              "dice '"
                  + dice
                  + "' must be digits from 1 to "
                  + faces
                  + " in ascending order, or ?");
        }
        before = die;
      }
    }

    private static boolean isOver(List<Bid> bids) {
      return !bids.isEmpty() && bids.get(bids.size() - 1).equals(LIAR);
    }

    private static String joined(List<Bid> bids) {
      return bids.stream().map(Bid::text).collect(Collectors.joining(" "));
    }

    @Override
    public Seats toMove() {
      return isOver(bids) ? Seats.none() : Seats.of(bids.size() % 2);
    }

    /** {@return 1 for the seat that has won, −1 for the seat that has lost; 0 before the end} */
    @Override
    public double score(int seat) {
      if (!isOver(bids)) {
        return 0;
      }
      Bid doubted = bids.get(bids.size() - 2);
      int doubter = (bids.size() - 1) % 2;
      int winner = dice(doubted.face()) >= doubted.count() ? 1 - doubter : doubter;
      return seat == winner ? 1 : -1;
    }

    /** {@return the number of dice that show a face or the highest face} */
    private long dice(int face) {
      return (first + second)
          .chars()
          .filter(die -> die == '0' + face || die == '0' + faces)
          .count();
    }

    /** {@return the dice and the bids: {@code 36 45: 1x3 2x5 liar}} */
    @Override
    public String text() {
      String dice = first + " " + second + ":";
      return bids.isEmpty() ? dice : dice + " " + joined(bids);
    }
  }

  @Override
  public String id() {
    return "liars-dice:dice=" + dice + ",faces=" + faces;
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.CHANCE, Trait.HIDDEN, Trait.ZERO_SUM, Trait.PLAYED_FOR_SCORE)
        .withScores(-1, 1)
        .withMostTurns(2 * dice * faces + 1);
  }

  @Override
  public Bidding start(Rng rng) {
    return new Bidding(faces, rolled(rng), rolled(rng), List.of());
  }

  private String rolled(Rng rng) {
    char[] rolled = new char[dice];
    for (int die = 0; die < dice; die++) {
      rolled[die] = (char) ('1' + rng.below(faces));
    }
    Arrays.sort(rolled);
    return new String(rolled);
  }

  @Override
  public MoveSpace<Bid> moves(Bidding bidding, int seat) {
    if (!bidding.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    List<Bid> bids = bidding.bids();
    List<Bid> moves = new ArrayList<>();
    int lowest = 0;
    if (!bids.isEmpty()) {
      moves.add(LIAR);
      Bid last = bids.get(bids.size() - 1);
      lowest = (last.count() - 1) * faces + last.face();
    }
    for (int bid = lowest; bid < 2 * dice * faces; bid++) {
      moves.add(new Bid(bid / faces + 1, bid % faces + 1));
    }
    return MoveSpace.of(
        moves, "it is not higher than the bid before, or not a bid with these dice");
  }

  @Override
  public Bidding next(Bidding bidding, JointMove<Bid> joint, Rng rng) {
    joint.requireSeats(bidding.toMove());
    int seat = bidding.toMove().only();
    Bid bid = joint.only();
    moves(bidding, seat).require(seat, bid);
    List<Bid> bids = new ArrayList<>(bidding.bids());
    bids.add(bid);
    return new Bidding(faces, bidding.first(), bidding.second(), bids);
  }

  @Override
  public Bidding observation(Bidding bidding, int seat) {
    if (bidding.isOver()) {
      return bidding;
    }
    String unknown = "?".repeat(dice);
    return new Bidding(
        faces,
        seat == 0 ? bidding.first() : unknown,
        seat == 1 ? bidding.second() : unknown,
        bidding.bids());
  }

  @Override
  public Bidding resample(Bidding bidding, int seat, Rng rng) {
    if ((bidding.first() + bidding.second()).indexOf(UNKNOWN) < 0) {
      return bidding;
    }
    return new Bidding(
        faces,
        seat == 0 ? bidding.first() : rolled(rng),
        seat == 1 ? bidding.second() : rolled(rng),
        bidding.bids());
  }

  @Override
  public Bid parse(String text) {
    if (text.strip().toLowerCase(Locale.ROOT).equals(LIAR.text())) {
      return LIAR;
    }
    Matcher bid = BID.matcher(text.strip());
    if (!bid.matches()) {
      throw new UnreadableMoveException(text, "a move is liar, or a bid such as 2x5");
    }
    return new Bid(Integer.parseInt(bid.group(1)), Integer.parseInt(bid.group(2)));
  }

  @Override
  public Bidding parseState(String text) {
    String[] parts = text.split("[ :]+");
    if (parts.length < 2) {
      throw new IllegalArgumentException(
          "position '" + text + "' must be dice and bids, for instance '3 5: 1x3 2x5'");
    }
    List<Bid> bids = Arrays.stream(parts).skip(2).map(this::parse).toList();
    return new Bidding(faces, parts[0], parts[1], bids);
  }

  @Override
  public String show(Bidding bidding) {
    List<String> lines = new ArrayList<>();
    lines.add("first " + bidding.first() + ", second " + bidding.second());
    StringBuilder line = new StringBuilder("bids:");
    for (Bid bid : bidding.bids()) {
      if (line.length() > 70) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(' ').append(bid.text());
    }
    lines.add(bidding.bids().isEmpty() ? "no bids yet" : line.toString());
    return String.join("\n", lines) + "\n";
  }

  @Override
  public ConsoleNotation<Bidding, Bid> console() {
    return ConsoleNotation.of(
        this,
        """
        Each side rolls its dice and hides them. The sides bid in turn how often a face
        lies on the table. A bid must be higher than the one before: more dice, or as
        many dice of a higher face. The highest face counts as every face. In place of
        a bid, a side can doubt the last one. Then the dice are shown: if there are as
        many as the bid says, the side that bid wins, else the side that doubts.
        To bid two fives, write: 2x5
        To doubt, write: liar
        """,
        "first",
        "second");
  }

  /** Creates the game for the catalogue. */
  public static final class LiarsDiceFactory implements GameFactory {

    public LiarsDiceFactory() {}

    @Override
    public String name() {
      return "liars-dice";
    }

    @Override
    public String summary() {
      return "bids about hidden dice; hidden information";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new LiarsDice(
          options.about("The number of dice of each seat.").integer("dice", 1, 1, MAX_DICE),
          options.about("The number of faces of a die.").integer("faces", 6, 2, MAX_FACES));
    }
  }
}
