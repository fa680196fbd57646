package org.rondo.benchmarks;

/**
 * Random matches of Arimaa in plain Java: four numbers as the board, no interface, no move objects.
 *
 * <p>The library is compared with this class. The class draws steps as the library's playouts do.
 * It keeps no record, checks no move, and knows neither repetition nor a limit of turns.
 */
final class ArimaaYardstick {
  private static final long FILE_A = 0x0101010101010101L;
  private static final long FILE_H = FILE_A << 7;
  private static final long TRAPS = 1L << 18 | 1L << 21 | 1L << 42 | 1L << 45;
  private static final long GOLD_GOAL = 0xFFL << 56;
  private static final long SILVER_GOAL = 0xFFL;
  private static final int[] TARGETS = {8, 1, -8, -1};

  /** The strengths of the pieces of the set-up on the squares a2 to h2. */
  private static final int[] SETUP = {3, 4, 2, 5, 6, 2, 4, 3};

  private long low;
  private long middle;
  private long high;
  private long silver;
  private int seat;
  private int left;
  private int push;
  private int pull;
  private long steps;

  private final int[] legal = new int[256];

  /** Plays a match from a set-up to its end and returns the number of turns. */
  int playout(YardstickRandom random) {
    setUp();
    int turns = 0;
    while (!isOver()) {
      playTurn(random);
      turns++;
      seat = 1 - seat;
    }
    return turns;
  }

  /** Returns the number of steps of all matches so far. */
  long steps() {
    return steps;
  }

  private void setUp() {
    low = middle = high = silver = 0;
    for (int file = 0; file < 8; file++) {
      place(file, 1, false);
      place(file + 8, SETUP[file], false);
      place(file + 48, SETUP[file == 3 || file == 4 ? 7 - file : file], true);
      place(file + 56, 1, true);
    }
    seat = 0;
  }

  private void place(int square, int strength, boolean isSilver) {
    low |= (long) (strength & 1) << square;
    middle |= (long) (strength >> 1 & 1) << square;
    high |= (long) (strength >> 2) << square;
    silver |= isSilver ? 1L << square : 0;
  }

  /** Returns whether the match is over, with {@code seat} to move. */
  private boolean isOver() {
    long rabbits = low & ~middle & ~high;
    long gold = rabbits & ~silver;
    long dark = rabbits & silver;
    begin();
    return (gold & GOLD_GOAL) != 0
        || (dark & SILVER_GOAL) != 0
        || gold == 0
        || dark == 0
        || list() == 0;
  }

  private void begin() {
    left = 4;
    push = -1;
    pull = -1;
  }

  private void playTurn(YardstickRandom random) {
    long low0 = low;
    long middle0 = middle;
    long high0 = high;
    long silver0 = silver;
    while (true) {
      begin();
      for (int count = 0; ; count++) {
        int choices = list();
        boolean mayEnd =
            count > 0
                && push < 0
                && (low != low0 || middle != middle0 || high != high0 || silver != silver0);
        int chosen = choices == 0 ? 0 : random.below(mayEnd ? choices + 1 : choices);
        if (chosen == choices) {
          if (mayEnd) {
            steps += count;
            return;
          }
          break;
        }
        move(legal[chosen]);
      }
      low = low0;
      middle = middle0;
      high = high0;
      silver = silver0;
    }
  }

  private int list() {
    if (left == 0) {
      return 0;
    }
    long occupied = low | middle | high;
    long own = seat == 0 ? occupied & ~silver : silver;
    long rivals = occupied & ~own;
    long free = own & ~frozen(own, rivals);
    if (push >= 0) {
      return add(0, free & stronger(push & 7), 1L << (push >> 3));
    }
    long empty = ~occupied;
    long rabbits = low & ~middle & ~high;
    int count = write(0, (seat == 0 ? free : free & ~rabbits) & empty >>> 8, 0);
    count = write(count, free & (empty & ~FILE_A) >>> 1, 1);
    count = write(count, (seat == 0 ? free & ~rabbits : free) & empty << 8, 2);
    count = write(count, free & (empty & ~FILE_H) << 1, 3);
    long pulled = 0;
    if (pull >= 0) {
      long target = 1L << (pull >> 3);
      pulled = rivals & neighbours(target) & ~stronger((pull & 7) - 1);
      count = add(count, pulled, target);
    }
    return left < 2 ? count : addPushes(count, free, rivals, empty, pulled);
  }

  private int addPushes(int before, long free, long rivals, long empty, long pulled) {
    long pushable = 0;
    for (int strength = 1; strength <= 5; strength++) {
      pushable |= rivals & of(strength) & neighbours(free & stronger(strength));
    }
    int count = add(before, pushable & ~pulled, empty);
    return (pushable & pulled) == 0
        ? count
        : add(count, pushable & pulled, empty & ~(1L << (pull >> 3)));
  }

  private long frozen(long own, long rivals) {
    long alone = own & ~neighbours(own);
    long frozen = 0;
    for (int strength = 1; alone != 0 && strength <= 5; strength++) {
      frozen |= alone & of(strength) & neighbours(rivals & stronger(strength));
    }
    return frozen;
  }

  private int add(int before, long from, long to) {
    int count = write(before, from & to >>> 8, 0);
    count = write(count, from & (to & ~FILE_A) >>> 1, 1);
    count = write(count, from & to << 8, 2);
    return write(count, from & (to & ~FILE_H) << 1, 3);
  }

  private int write(int before, long from, int direction) {
    int count = before;
    for (long rest = from; rest != 0; rest &= rest - 1) {
      legal[count++] = Long.numberOfTrailingZeros(rest) << 2 | direction;
    }
    return count;
  }

  private void move(int step) {
    int from = step >> 2;
    int to = from + TARGETS[step & 3];
    int strength = (int) (low >>> from & 1 | (middle >>> from & 1) << 1 | (high >>> from & 1) << 2);
    boolean isOwn = (silver >>> from & 1) == seat;
    long at = 1L << from;
    low = low & ~at | Long.rotateLeft(low & at, to - from);
    middle = middle & ~at | Long.rotateLeft(middle & at, to - from);
    high = high & ~at | Long.rotateLeft(high & at, to - from);
    silver = silver & ~at | Long.rotateLeft(silver & at, to - from);
    removeTrapped();
    left--;
    if (isOwn) {
      pull = push < 0 && strength > 1 ? from << 3 | strength : -1;
      push = -1;
    } else {
      boolean isPull = pull >= 0 && pull >> 3 == to && strength < (pull & 7);
      push = isPull ? -1 : from << 3 | strength;
      pull = -1;
    }
  }

  private void removeTrapped() {
    long occupied = low | middle | high;
    long gold = occupied & ~silver;
    long kept = ~TRAPS | gold & neighbours(gold) | silver & neighbours(silver);
    low &= kept;
    middle &= kept;
    high &= kept;
    silver &= kept;
  }

  private long stronger(int strength) {
    return switch (strength) {
      case 0 -> low | middle | high;
      case 1 -> middle | high;
      case 2 -> low & middle | high;
      case 3 -> high;
      case 4 -> high & (low | middle);
      case 5 -> high & middle;
      default -> 0;
    };
  }

  private long of(int strength) {
    return ((strength & 1) != 0 ? low : ~low)
        & ((strength & 2) != 0 ? middle : ~middle)
        & ((strength & 4) != 0 ? high : ~high);
  }

  private static long neighbours(long squares) {
    return squares << 8 | squares >>> 8 | (squares & ~FILE_H) << 1 | (squares & ~FILE_A) >>> 1;
  }
}
