package org.rondo.laws;

import static org.rondo.laws.Law.CHANCE_IS_EXACT;
import static org.rondo.laws.Law.EQUAL_HISTORIES_ARE_EQUAL;
import static org.rondo.laws.Law.REFUSAL_CHANGES_NOTHING;
import static org.rondo.laws.Law.SAME_SEED_SAME_GAME;
import static org.rondo.laws.Law.STATES_STAY_UNCHANGED;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.laws.Boxed.Box;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Rng;

/** Games that remember, change what they gave away, or take chances that they do not show. */
final class BrokenHistories {
  private BrokenHistories() {}

  static Stream<Flaw<?, ?>> all() {
    return Stream.of(seeds(), changes(), refusals(), equality(), chance()).flatMap(flaws -> flaws);
  }

  /** Chance of the game's own, which no seed decides. */
  private static final class Hidden {
    private int calls;

    int next(int bound) {
      return calls++ % bound;
    }
  }

  private static Stream<Flaw<?, ?>> seeds() {
    Hidden hidden = new Hidden();
    return Stream.of(
        new Flaw<>(
            SAME_SEED_SAME_GAME,
            "start draws elsewhere",
            new Variation<>(new Nim(12)) {
              @Override
              public Heap start(Rng rng) {
                return new Heap(12 + hidden.next(2), 0);
              }
            }),
        spaces(
            "sample draws elsewhere",
            space ->
                new SpaceVariation<>(space) {
                  @Override
                  public Take sample(Rng rng) {
                    return list().get(hidden.next(list().size()));
                  }
                }),
        spaces(
            "list has another order each time",
            space ->
                new SpaceVariation<>(space) {
                  @Override
                  public List<Take> list() {
                    List<Take> moves = new ArrayList<>(sound.list());
                    Collections.rotate(moves, hidden.next(2));
                    return moves;
                  }
                }),
        spaces(
            "candidates draw elsewhere",
            space ->
                new SpaceVariation<>(space) {
                  @Override
                  public List<Take> candidates(int limit, Rng rng) {
                    int first = hidden.next(list().size());
                    return limit == 1 ? List.of(list().get(first)) : list();
                  }
                }),
        auction(SAME_SEED_SAME_GAME, "next draws elsewhere", rng -> 1 + hidden.next(3)),
        new Flaw<>(SAME_SEED_SAME_GAME, "the fourth start is another one", new FourthStart()),
        new Flaw<>(
            SAME_SEED_SAME_GAME,
            "a stand-in draws elsewhere",
            new Variation<>(new Nim(12)) {
              @Override
              public Optional<Take> standIn(Heap heap, int seat, Optional<Take> offered) {
                List<Take> moves = sound.moves(heap, seat).list();
                return Optional.of(moves.get(hidden.next(moves.size())));
              }
            }),
        new Flaw<>(SAME_SEED_SAME_GAME, "next plays a position only once", new Forbidding()));
  }

  private static Flaw<?, ?> spaces(String name, SpaceRule rule) {
    return new Flaw<>(
        SAME_SEED_SAME_GAME,
        name,
        new Variation<>(new Nim(12)) {
          @Override
          MoveSpace<Take> vary(MoveSpace<Take> space, Heap heap) {
            return rule.vary(space);
          }
        });
  }

  private interface SpaceRule {
    MoveSpace<Take> vary(MoveSpace<Take> space);
  }

  /** A match is started twice with its seed and once without chance, then it is replayed. */
  private static final class FourthStart extends Nim {
    private int calls;

    FourthStart() {
      super(12);
    }

    @Override
    public Heap start(Rng rng) {
      calls++;
      return new Heap(calls % 4 == 0 ? 11 : 12, 0);
    }
  }

  /** Keeps what was played in the game, where it does not belong. */
  private static final class Forbidding extends Nim {
    private final Set<Heap> played = new HashSet<>();

    Forbidding() {
      super(12);
    }

    @Override
    public Heap start(Rng rng) {
      played.clear();
      return super.start(rng);
    }

    @Override
    public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
      if (!played.add(heap)) {
        throw new IllegalStateException("played already");
      }
      return super.next(heap, joint, rng);
    }
  }

  private static Stream<Flaw<?, ?>> changes() {
    return Stream.of(
        boxed(
            STATES_STAY_UNCHANGED,
            "next changes its state",
            (nim, box, joint) -> {
              box.content = nim.next(box.content, joint, Rng.none());
              return box;
            }),
        boxed(
            STATES_STAY_UNCHANGED,
            "next changes its state on one move",
            (nim, box, joint) -> {
              Heap next = nim.next(box.content, joint, Rng.none());
              if (joint.only().matches() == 3) {
                box.content = next;
              }
              return new Box<>(next);
            }),
        boxed(
            STATES_STAY_UNCHANGED,
            "next changes the state before its state",
            (nim, box, joint) -> {
              LinkedBox next = new LinkedBox(nim.next(box.content, joint, Rng.none()), box);
              if (box instanceof LinkedBox linked) {
                linked.before.content = box.content;
              }
              return next;
            }),
        boxed(
            STATES_STAY_UNCHANGED,
            "next changes an earlier state",
            (nim, box, joint) -> {
              LinkedBox next = new LinkedBox(nim.next(box.content, joint, Rng.none()), box);
              if (box instanceof LinkedBox one && one.before instanceof LinkedBox two) {
                two.before.content = box.content;
              }
              return next;
            }),
        new Flaw<>(STATES_STAY_UNCHANGED, "next gives the same state again", new Reusing()),
        new Flaw<>(
            STATES_STAY_UNCHANGED,
            "asking for moves changes the state",
            new Boxed<>(new Nim(12)) {
              @Override
              public MoveSpace<Take> moves(Box<Heap> box, int seat) {
                if (box.content.left() > 1) {
                  box.content = new Heap(box.content.left() - 1, box.content.mover());
                }
                return super.moves(box, seat);
              }
            }));
  }

  private interface BoxRule {
    Box<Heap> next(Nim nim, Box<Heap> box, JointMove<Take> joint);
  }

  private static Flaw<?, ?> boxed(Law law, String name, BoxRule rule) {
    Nim nim = new Nim(12);
    return new Flaw<>(
        law,
        name,
        new Boxed<>(nim) {
          @Override
          public Box<Heap> next(Box<Heap> box, JointMove<Take> joint, Rng rng) {
            return rule.next(nim, box, joint);
          }
        });
  }

  private static final class LinkedBox extends Box<Heap> {
    private final Box<Heap> before;

    LinkedBox(Heap content, Box<Heap> before) {
      super(content);
      this.before = before;
    }
  }

  /** Gives one box for every move from a state, as a shared buffer would be. */
  private static final class Reusing extends Boxed<Heap, Take> {
    private Box<Heap> from;
    private Box<Heap> to;

    Reusing() {
      super(new Nim(12));
    }

    @Override
    public Box<Heap> next(Box<Heap> box, JointMove<Take> joint, Rng rng) {
      Box<Heap> next = super.next(box, joint, rng);
      if (from == box) {
        to.content = next.content;
      } else {
        from = box;
        to = next;
      }
      return to;
    }
  }

  private static Stream<Flaw<?, ?>> refusals() {
    return Stream.of(
        boxed(
            REFUSAL_CHANGES_NOTHING,
            "a state is changed before a move is refused",
            (nim, box, joint) -> changing(nim, box, joint, true)),
        boxed(
            REFUSAL_CHANGES_NOTHING,
            "a state is changed before another seat is refused",
            (nim, box, joint) -> changing(nim, box, joint, !joint.seats().equals(box.toMove()))),
        boxed(
            REFUSAL_CHANGES_NOTHING,
            "a state is changed when the game is over",
            (nim, box, joint) -> changing(nim, box, joint, box.isOver())));
  }

  /** Puts the state back only where the move is played. */
  private static Box<Heap> changing(
      Nim nim, Box<Heap> box, JointMove<Take> joint, boolean isChanged) {
    Heap before = box.content;
    if (isChanged) {
      box.content = new Heap(before.left(), 1 - before.mover());
    }
    Box<Heap> next = new Box<>(nim.next(before, joint, Rng.none()));
    box.content = before;
    return next;
  }

  private static Stream<Flaw<?, ?>> equality() {
    return Stream.of(
        new Flaw<>(
            EQUAL_HISTORIES_ARE_EQUAL,
            "equal states are not equal",
            new Boxed<>(new Nim(12)) {
              @Override
              Box<Heap> box(Heap heap) {
                return new LonelyBox(heap);
              }
            }),
        new Flaw<>(
            EQUAL_HISTORIES_ARE_EQUAL,
            "equal states have unequal hash codes",
            new Boxed<>(new Nim(12)) {
              @Override
              Box<Heap> box(Heap heap) {
                return new HashedBox(heap);
              }
            }));
  }

  private static final class LonelyBox extends Box<Heap> {
    LonelyBox(Heap content) {
      super(content);
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

  private static final class HashedBox extends Box<Heap> {
    HashedBox(Heap content) {
      super(content);
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

  private static Stream<Flaw<?, ?>> chance() {
    return Stream.of(
        auction(
            CHANCE_IS_EXACT, "next draws a uniform number", rng -> 1 + (int) (3 * rng.uniform())),
        auction(CHANCE_IS_EXACT, "next draws bits", rng -> 1 + (int) (rng.nextLong() >>> 63)),
        auction(
            CHANCE_IS_EXACT,
            "the die is loaded when it counts",
            rng -> isExploring(rng) || rng.chance(0.6) ? 1 + rng.below(3) : 1),
        auction(
            CHANCE_IS_EXACT,
            "a prize is not in the distribution",
            rng -> isExploring(rng) || rng.chance(0.95) ? 1 + rng.below(3) : 4),
        auction(
            CHANCE_IS_EXACT,
            "a rare prize only seems possible",
            rng -> isExploring(rng) && rng.chance(0.1) ? 4 : 1 + rng.below(3)),
        auction(
            CHANCE_IS_EXACT,
            "nothing is drawn when it counts",
            rng -> isExploring(rng) ? 1 + rng.below(3) : 2));
  }

  private static boolean isExploring(Rng rng) {
    return rng.getClass().getSimpleName().startsWith("Exploring");
  }

  private static Flaw<?, ?> auction(Law law, String name, ToIntFunction<Rng> prize) {
    return new Flaw<>(
        law,
        name,
        new Auction() {
          @Override
          int prize(Rng rng) {
            return prize.applyAsInt(rng);
          }
        });
  }
}
