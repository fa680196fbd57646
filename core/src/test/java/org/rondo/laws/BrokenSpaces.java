package org.rondo.laws;

import static org.rondo.laws.Law.COUNT_IS_EXACT;
import static org.rondo.laws.Law.OFFERED_MOVES_ARE_LEGAL;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.game.State;
import org.rondo.laws.Nim.Take;
import org.rondo.laws.Parade.Steps;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Games whose spaces are broken. */
final class BrokenSpaces {
  private static final Take ILLEGAL = new Take(4);

  private BrokenSpaces() {}

  static Stream<Flaw<?, ?>> all() {
    return Stream.of(offers(), candidates(), parts(), counts()).flatMap(flaws -> flaws);
  }

  private static Flaw<?, ?> nim(Law law, String name, UnaryOperator<MoveSpace<Take>> vary) {
    return flaw(law, name, new Nim(12), vary);
  }

  private static <S extends State, M extends Move> Flaw<S, M> flaw(
      Law law, String name, Game<S, M> sound, UnaryOperator<MoveSpace<M>> vary) {
    return new Flaw<>(
        law,
        name,
        new Variation<>(sound) {
          @Override
          MoveSpace<M> vary(MoveSpace<M> space, S state) {
            return vary.apply(space);
          }
        });
  }

  private static Stream<Flaw<?, ?>> offers() {
    return Stream.of(
        nim(OFFERED_MOVES_ARE_LEGAL, "sample is outside", OutsideSample::new),
        nim(OFFERED_MOVES_ARE_LEGAL, "sample throws", ThrowingSample::new),
        nim(OFFERED_MOVES_ARE_LEGAL, "list is outside", OutsideList::new),
        nim(
            OFFERED_MOVES_ARE_LEGAL,
            "the end of the list is outside",
            space ->
                new SpaceVariation<>(space) {
                  @Override
                  public List<Take> list() {
                    List<Take> moves = new ArrayList<>(sound.list());
                    moves.set(moves.size() - 1, ILLEGAL);
                    return moves;
                  }
                }),
        nim(
            OFFERED_MOVES_ARE_LEGAL,
            "quick sample is outside",
            space ->
                new SpaceVariation<>(space) {
                  @Override
                  public Take quickSample(Rng rng) {
                    return ILLEGAL;
                  }
                }),
        nim(
            COUNT_IS_EXACT,
            "more than the count",
            space ->
                new SpaceVariation<>(space) {
                  @Override
                  public boolean hasMoreThan(int limit) {
                    return limit < 20;
                  }
                }),
        nim(
            OFFERED_MOVES_ARE_LEGAL,
            "contains denies what objection allows",
            space ->
                new SpaceVariation<>(space) {
                  @Override
                  public boolean contains(Take move) {
                    return false;
                  }
                }));
  }

  private static Stream<Flaw<?, ?>> candidates() {
    return Stream.of(
        candidates("candidates are outside", (space, limit) -> List.of(ILLEGAL)),
        candidates("candidates are over the limit", (space, limit) -> space.list()),
        candidates(
            "candidates come twice",
            (space, limit) -> {
              List<Take> candidates = new ArrayList<>(space.list());
              candidates.add(candidates.get(0));
              return limit == 1 ? space.list().subList(0, 1) : candidates;
            }),
        candidates("few candidates are incomplete", (space, limit) -> space.list().subList(0, 1)),
        candidates("candidates are none", (space, limit) -> List.of()),
        candidates("candidates are null", (space, limit) -> null));
  }

  private static Flaw<?, ?> candidates(String name, CandidatesRule rule) {
    return nim(
        OFFERED_MOVES_ARE_LEGAL,
        name,
        space ->
            new SpaceVariation<>(space) {
              @Override
              public List<Take> candidates(int limit, Rng rng) {
                return rule.candidates(sound, limit);
              }
            });
  }

  private interface CandidatesRule {
    List<Take> candidates(MoveSpace<Take> space, int limit);
  }

  private static Stream<Flaw<?, ?>> parts() {
    return Stream.of(
        parts("a joined move is outside", new OnePart(List.of(4))),
        parts("a part has no choices", new OnePart(List.of())));
  }

  private static Flaw<?, ?> parts(String name, OnePart parts) {
    return nim(
        OFFERED_MOVES_ARE_LEGAL,
        name,
        space ->
            new SpaceVariation<>(space) {
              @Override
              public Parts<Take, ?> parts() {
                return parts;
              }
            });
  }

  private static Stream<Flaw<?, ?>> counts() {
    return Stream.of(
        count("count is one too many", 1),
        count("count is one too few", -1),
        nim(COUNT_IS_EXACT, "list has a move twice in place of another", DoublingList::new),
        nim(COUNT_IS_EXACT, "list and count leave out what sample gives", ShortList::new),
        nim(COUNT_IS_EXACT, "all but objection leave out a move", NarrowSpace::new),
        huge("a huge list is given", space -> List.of(space.sample(Seed.of(1).rng()))),
        huge(
            "a huge list is refused in another way",
            space -> {
              throw new UnsupportedOperationException("no list");
            }));
  }

  private static Flaw<?, ?> count(String name, int error) {
    return nim(
        COUNT_IS_EXACT,
        name,
        space ->
            new SpaceVariation<>(space) {
              @Override
              public BigInteger count() {
                return sound.count().add(BigInteger.valueOf(error));
              }
            });
  }

  private static Flaw<?, ?> huge(String name, ListRule rule) {
    return flaw(
        COUNT_IS_EXACT,
        name,
        new Parade(),
        space ->
            new SpaceVariation<>(space) {
              @Override
              public List<Steps> list() {
                return rule.list(sound);
              }
            });
  }

  private interface ListRule {
    List<Steps> list(MoveSpace<Steps> space);
  }

  private static final class OutsideSample extends SpaceVariation<Take> {
    OutsideSample(MoveSpace<Take> sound) {
      super(sound);
    }

    @Override
    public Take sample(Rng rng) {
      return ILLEGAL;
    }
  }

  private static final class ThrowingSample extends SpaceVariation<Take> {
    ThrowingSample(MoveSpace<Take> sound) {
      super(sound);
    }

    @Override
    public Take sample(Rng rng) {
      throw new IndexOutOfBoundsException("Index 3 out of bounds for length 3");
    }
  }

  private static final class OutsideList extends SpaceVariation<Take> {
    OutsideList(MoveSpace<Take> sound) {
      super(sound);
    }

    @Override
    public List<Take> list() {
      List<Take> moves = new ArrayList<>(sound.list());
      moves.set(0, ILLEGAL);
      return moves;
    }
  }

  private static final class DoublingList extends SpaceVariation<Take> {
    DoublingList(MoveSpace<Take> sound) {
      super(sound);
    }

    @Override
    public List<Take> list() {
      List<Take> moves = new ArrayList<>(sound.list());
      moves.set(0, moves.get(moves.size() - 1));
      return moves;
    }
  }

  /** Leaves out the last of several moves, which can still be drawn. */
  private static final class ShortList extends SpaceVariation<Take> {
    ShortList(MoveSpace<Take> sound) {
      super(sound);
    }

    @Override
    public List<Take> list() {
      List<Take> moves = sound.list();
      return moves.subList(0, Math.max(1, moves.size() - 1));
    }

    @Override
    public BigInteger count() {
      return BigInteger.valueOf(list().size());
    }

    @Override
    public List<Take> candidates(int limit, Rng rng) {
      return list().subList(0, Math.min(limit, list().size()));
    }
  }

  /** Offers one move of those that may be played. */
  private static final class NarrowSpace extends SpaceVariation<Take> {
    private final MoveSpace<Take> all;

    NarrowSpace(MoveSpace<Take> all) {
      super(MoveSpace.of(all.list().subList(0, 1)));
      this.all = all;
    }

    @Override
    public Optional<String> objection(Take move) {
      return all.objection(move);
    }

    @Override
    public boolean contains(Take move) {
      return all.contains(move);
    }
  }

  private record OnePart(List<Integer> choices) implements Parts<Take, Integer> {
    @Override
    public int count() {
      return 1;
    }

    @Override
    public List<Integer> choices(List<Integer> chosen) {
      return choices;
    }

    @Override
    public Take join(List<Integer> chosen) {
      return new Take(chosen.get(0));
    }
  }
}
