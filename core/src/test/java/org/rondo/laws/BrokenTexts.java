package org.rondo.laws;

import static org.rondo.laws.Law.TEXTS_ARE_STABLE;

import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.rondo.game.JointMove;
import org.rondo.game.UnreadableMoveException;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Rng;

/** Games whose texts are broken. */
final class BrokenTexts {
  private BrokenTexts() {}

  static Stream<Flaw<?, ?>> all() {
    return Stream.of(readings(), moves(), states(), positions()).flatMap(flaws -> flaws);
  }

  private static Stream<Flaw<?, ?>> positions() {
    return Stream.of(
        position("a position is read as another", heap -> new Nim(12).start()),
        position("a position is read as null", heap -> null),
        new Flaw<>(TEXTS_ARE_STABLE, "a position is read with another text", new Annotating()),
        position(
            "a position is not read",
            heap -> {
              throw new IllegalArgumentException("no position");
            }));
  }

  /** Reads positions that are equal, but have a longer text. */
  private static final class Annotating extends Boxed<Heap, Take> {
    Annotating() {
      super(new Nim(12));
    }

    @Override
    public Box<Heap> parseState(String text) {
      String[] parts = text.split(" left, seat ");
      return new Box<>(new Heap(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]))) {
        @Override
        public String text() {
          return super.text() + "!";
        }
      };
    }
  }

  private static Flaw<?, ?> position(String name, Function<String, Heap> reading) {
    return new Flaw<>(
        TEXTS_ARE_STABLE,
        name,
        new Variation<>(new Nim(12)) {
          @Override
          public Heap parseState(String text) {
            return reading.apply(text);
          }
        });
  }

  private static Stream<Flaw<?, ?>> readings() {
    Nim nim = new Nim(12);
    return Stream.of(
        reading("another move is read", text -> "take 1"),
        reading("a move is not read", text -> "nothing"),
        reading("blanks are not ignored", text -> text.isBlank() ? text : text.replace(" t", "_t")),
        new Flaw<>(
            TEXTS_ARE_STABLE,
            "nonsense is refused in another way",
            new Variation<>(nim) {
              @Override
              public Take parse(String text) {
                return new Take(Integer.parseInt(text.strip().substring(5)));
              }
            }),
        new Flaw<>(
            TEXTS_ARE_STABLE,
            "nonsense is read as null",
            new Variation<>(nim) {
              @Override
              public Take parse(String text) {
                try {
                  return nim.parse(text);
                } catch (UnreadableMoveException e) {
                  return null;
                }
              }
            }));
  }

  private static Flaw<?, ?> reading(String name, UnaryOperator<String> misreading) {
    return new Flaw<>(
        TEXTS_ARE_STABLE,
        name,
        new Variation<>(new Nim(12)) {
          @Override
          public Take parse(String text) {
            return sound.parse(misreading.apply(text));
          }
        });
  }

  private static Stream<Flaw<?, ?>> moves() {
    return Stream.of(
        moves("a move has two lines", number -> new SaidTake(number, "take\n" + number)),
        moves("a move ends its line", number -> new SaidTake(number, "take " + number + "\n")),
        moves("a move has no text", number -> new SaidTake(number, "")),
        moves("a move's text is null", number -> new SaidTake(number, null)),
        moves("a move's text changes", CountingTake::new),
        moves("equal texts are unequal moves", LonelyTake::new),
        moves("equal moves have unequal hash codes", HashedTake::new),
        new Flaw<>(TEXTS_ARE_STABLE, "a move's text changes when it is played", new Marking()));
  }

  private static Flaw<?, ?> moves(String name, IntFunction<Take> take) {
    return new Flaw<>(
        TEXTS_ARE_STABLE,
        name,
        new Nim(12) {
          @Override
          Take take(int number) {
            return take.apply(number);
          }
        });
  }

  private static Stream<Flaw<?, ?>> states() {
    return Stream.of(
        states("a state has two lines", (text, calls) -> text.replace(", ", "\n")),
        states("a state ends its line", (text, calls) -> text + "\n"),
        states("a state has no text", (text, calls) -> ""),
        states("a state's text is null", (text, calls) -> null),
        states("different states read the same", (text, calls) -> "some are left"),
        states("a state's text changes", (text, calls) -> text + ", asked " + calls),
        states(
            "the last states' texts change",
            (text, calls) -> text.startsWith("1") ? text : text + ", asked " + calls));
  }

  private static Flaw<?, ?> states(String name, TextRule rule) {
    return new Flaw<>(
        TEXTS_ARE_STABLE,
        name,
        new Boxed<>(new Nim(12)) {
          @Override
          Box<Heap> box(Heap heap) {
            return new Box<>(heap) {
              private int calls;

              @Override
              public String text() {
                return rule.text(super.text(), calls++);
              }
            };
          }
        });
  }

  private interface TextRule {
    String text(String sound, int calls);
  }

  private static final class SaidTake extends Take {
    private final String text;

    SaidTake(int number, String text) {
      super(number);
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }
  }

  private static final class CountingTake extends Take {
    private int calls;

    CountingTake(int number) {
      super(number);
    }

    @Override
    public String text() {
      return super.text() + (calls++ % 2 == 0 ? "" : "!");
    }
  }

  private static final class LonelyTake extends Take {
    LonelyTake(int number) {
      super(number);
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return super.hashCode();
    }
  }

  private static final class HashedTake extends Take {
    HashedTake(int number) {
      super(number);
    }

    @Override
    public boolean equals(Object other) {
      return super.equals(other);
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }

  /** Marks the moves that it has played. */
  private static final class Marking extends Nim {
    private static final class MarkedTake extends Take {
      private boolean isPlayed;

      MarkedTake(int number) {
        super(number);
      }

      @Override
      public String text() {
        return super.text() + (isPlayed ? "!" : "");
      }
    }

    Marking() {
      super(12);
    }

    @Override
    Take take(int number) {
      return new MarkedTake(number);
    }

    @Override
    public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
      Heap next = super.next(heap, joint, rng);
      ((MarkedTake) joint.only()).isPlayed = true;
      return next;
    }
  }
}
