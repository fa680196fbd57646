package ${package};

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Options;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * Nim, a game to begin with: replace its rules by those of your game, one method after another, and
 * run the tests after each.
 *
 * <p>There are some heaps of stones. The seats take turns; a seat takes one stone or more from one
 * heap. The seat that takes the last stone wins.
 */
public final class ${gameClass} implements Game<${gameClass}.Heaps, ${gameClass}.Taking> {
  private final int heaps;
  private final int stones;

  /**
   * Creates the game.
   *
   * @param heaps the number of heaps, from 1 to 9
   * @param stones the number of stones of the smallest heap, from 1 to 20; each other heap has one
   *     stone more than the heap before
   * @throws IllegalArgumentException if a number is out of its range
   */
  public ${gameClass}(int heaps, int stones) {
    if (heaps < 1 || heaps > 9) {
      throw new IllegalArgumentException("heaps " + heaps + " is not in 1..9");
    }
    if (stones < 1 || stones > 20) {
      throw new IllegalArgumentException("stones " + stones + " is not in 1..20");
    }
    this.heaps = heaps;
    this.stones = stones;
  }

  /**
   * A position: an immutable value.
   *
   * @param stones the number of stones of each heap
   * @param seat the seat to move; at the end, the seat that has lost
   */
  public record Heaps(List<Integer> stones, int seat) implements State {

    /**
     * Creates a position.
     *
     * @throws IllegalArgumentException if a heap has fewer than 0 stones, or there is no such seat
     */
    public Heaps {
      stones = List.copyOf(stones);
      if (stones.stream().anyMatch(number -> number < 0) || seat < 0 || seat > 1) {
        throw new IllegalArgumentException(
            "heaps " + stones + " of seat " + seat + ": no number is below 0, the seat is 0 or 1");
      }
    }

    @Override
    public Seats toMove() {
      return stones.stream().allMatch(number -> number == 0) ? Seats.none() : Seats.of(seat);
    }

    /** {@return 1 for the winner, else 0; the ranks of the outcome follow from the scores} */
    @Override
    public double score(int seat) {
      return isOver() && seat != this.seat ? 1 : 0;
    }

    /** {@return the text, {@code 3-4-5 seat 0}; records are checked against it, so keep its form} */
    @Override
    public String text() {
      return stones.stream().map(String::valueOf).collect(Collectors.joining("-")) + " seat " + seat;
    }
  }

  /**
   * A move: the seat takes stones from a heap.
   *
   * @param heap the heap, from 1
   * @param stones the number of stones, from 1
   */
  public record Taking(int heap, int stones) implements Move {

    /** {@return the text, {@code 2x3} for three stones of heap 2} */
    @Override
    public String text() {
      return heap + "x" + stones;
    }
  }

  /** {@return the name with all options, from which the catalogue makes an equal game} */
  @Override
  public String id() {
    return "${gameName}:heaps=" + heaps + ",stones=" + stones;
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    int all = IntStream.range(0, heaps).map(heap -> stones + heap).sum();
    return Traits.none().withMostTurns(all);
  }

  @Override
  public Heaps start(Rng rng) {
    return new Heaps(IntStream.range(0, heaps).mapToObj(heap -> stones + heap).toList(), 0);
  }

  @Override
  public MoveSpace<Taking> moves(Heaps position, int seat) {
    if (!position.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    List<Taking> moves = new ArrayList<>();
    for (int heap = 1; heap <= position.stones().size(); heap++) {
      for (int number = 1; number <= position.stones().get(heap - 1); number++) {
        moves.add(new Taking(heap, number));
      }
    }
    return MoveSpace.of(moves, "there are not so many stones in such a heap");
  }

  @Override
  public Heaps next(Heaps position, JointMove<Taking> joint, Rng rng) {
    joint.requireSeats(position.toMove());
    Taking taking = joint.only();
    moves(position, position.seat()).require(position.seat(), taking);
    List<Integer> left = new ArrayList<>(position.stones());
    left.set(taking.heap() - 1, left.get(taking.heap() - 1) - taking.stones());
    return new Heaps(left, 1 - position.seat());
  }

  @Override
  public Taking parse(String text) {
    String move = text.strip();
    if (!move.matches("[1-9]x[1-9][0-9]?")) {
      throw new UnreadableMoveException(text, "a move is a heap and a number of stones, such as 2x3");
    }
    return new Taking(move.charAt(0) - '0', Integer.parseInt(move.substring(2)));
  }

  @Override
  public Heaps parseState(String text) {
    if (!text.matches("[0-9]{1,2}(-[0-9]{1,2}){0,8} seat [01]")) {
      throw new IllegalArgumentException(
          "position '" + text + "' must be of the form '3-4-5 seat 0'");
    }
    String[] parts = text.split(" seat ");
    return new Heaps(
        Arrays.stream(parts[0].split("-")).map(Integer::valueOf).toList(),
        Integer.parseInt(parts[1]));
  }

  @Override
  public String show(Heaps position) {
    StringBuilder lines = new StringBuilder();
    for (int heap = 1; heap <= position.stones().size(); heap++) {
      lines.append(heap).append(": ").append("o".repeat(position.stones().get(heap - 1)));
      lines.append('\n');
    }
    return lines.toString();
  }

  /** Creates the game for the catalogue, which finds this class in {@code META-INF/services}. */
  public static final class ${gameClass}Factory implements GameFactory {

    @Override
    public String name() {
      return "${gameName}";
    }

    @Override
    public String summary() {
      return "heaps of stones: the last stone wins";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new ${gameClass}(
          options.about("The number of heaps.").integer("heaps", 3, 1, 9),
          options.about("The number of stones of the smallest heap.").integer("stones", 3, 1, 20));
    }
  }
}
