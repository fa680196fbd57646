package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.rondo.laws.BrokenLaw.assertBroken;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Pile;
import org.rondo.bot.Pile.Stones;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Outcome;
import org.rondo.game.Scratch;
import org.rondo.game.State;
import org.rondo.game.Traits;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.laws.Rally.Court;
import org.rondo.laws.Rally.Shot;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The laws that compare the rules with another way to play: counted, in place or by the id. */
class PlayedLawsTest {
  private static final Heap HEAP = new Heap(5, 0);

  @Test
  void leavesAreCountedOneToThreeTurnsAhead() {
    List<Integer> depths = new ArrayList<>();
    Variation<Heap, Take> game =
        new Variation<>(new Nim(5)) {
          @Override
          public OptionalLong leaves(Heap heap, int depth) {
            depths.add(depth);
            return depth == 2 ? OptionalLong.empty() : OptionalLong.of(depth == 1 ? 3 : 27);
          }
        };
    // After two moves 3, 2, 1, 2, 1 and 1 matches are left, or none.
    assertBroken(Law.LEAVES_ARE_COUNTED_RIGHT, () -> new LeavesLaw<>(game).check(HEAP))
        .hasMessage("5 left, seat 0 has 10 leaves at depth 3 by the rules, and the game counts 27");
    assertThat(depths).containsExactly(1, 2, 3);
    assertThatCode(() -> new LeavesLaw<>(BrokenLeaves.sound()).check(HEAP))
        .doesNotThrowAnyException();
  }

  /** A rally whose play in place differs. */
  private abstract static class ScratchRally extends Variation<Court, Shot> {
    ScratchRally() {
      super(new Rally());
    }

    abstract void play(RallyScratch scratch, int turns, Rng rng);

    @Override
    public Optional<Scratch<Court>> scratch(Court from) {
      RallyScratch scratch = new RallyScratch(from);
      return Optional.of(
          new Scratch<>() {
            @Override
            public void play(int turns, Rng rng) {
              ScratchRally.this.play(scratch, turns, rng);
            }

            @Override
            public Court state() {
              return scratch.state();
            }
          });
    }
  }

  /** Keeps the numbers of turns that are played in place. */
  private static List<Integer> turnsInPlace(long seed) {
    List<Integer> turns = new ArrayList<>();
    Variation<Court, Shot> game =
        new ScratchRally() {
          @Override
          void play(RallyScratch scratch, int number, Rng rng) {
            turns.add(number);
            scratch.play(number, rng);
          }
        };
    new ScratchLaw<>(game, 12).check(game.start(Rng.none()), Seed.of(seed));
    return turns;
  }

  @Test
  void twoPlayoutsStopThreeTimesAndAtTheEnd() {
    int longest = 0;
    int shortest = Integer.MAX_VALUE;
    for (int seed = 0; seed < 40; seed++) {
      List<Integer> turns = turnsInPlace(seed);
      assertThat(turns).hasSize(10);
      for (int stop = 0; stop < 5; stop++) {
        assertThat(turns.get(2 * stop)).isEqualTo(turns.get(2 * stop + 1));
      }
      for (int stop : turns.subList(0, 6)) {
        longest = Math.max(longest, stop);
        shortest = Math.min(shortest, stop);
      }
      assertThat(turns.subList(6, 10)).containsOnly(Integer.MAX_VALUE);
    }
    assertThat(shortest).isZero();
    assertThat(longest).isBetween(256, 511);
  }

  @Test
  void playInPlaceReachesTheStateOfTheRules() {
    Court start = new Rally().start(Rng.none());
    Variation<Court, Shot> stuck =
        new ScratchRally() {
          @Override
          void play(RallyScratch scratch, int turns, Rng rng) {}
        };
    assertBroken(
            Law.SCRATCH_PLAYS_THE_SAME, () -> new ScratchLaw<>(stuck, 12).check(start, Seed.of(1)))
        .hasMessageMatching(
            "after at most \\d+ turns from .* the rules reach .*, and play in place reaches .*");
    assertThatCode(() -> new ScratchLaw<>(new Rally(), 12).check(start, Seed.of(1)))
        .doesNotThrowAnyException();
  }

  /** Checks a match without turns, or of one turn, against the game of its id. */
  private static void catalogue(Pile game, int turns) {
    Stones start = game.start(Rng.none());
    JointMove<Pile.Take> one = JointMove.of(0, new Pile.Take(1));
    List<Stones> states =
        turns == 0 ? List.of(start) : List.of(start, game.next(start, one, Rng.none()));
    new CatalogLaw<>(game, states, turns == 0 ? List.of() : List.of(one))
        .check(Rng.none(), turn -> Rng.none());
  }

  @Test
  void theGameOfTheIdHasTheSameSeatsTraitsPositionsAndOutcomes() {
    for (int turns = 0; turns <= 1; turns++) {
      int played = turns;
      assertThatCode(() -> catalogue(new Pile(2, 9), played)).doesNotThrowAnyException();
    }
    Pile crowded =
        new Pile(3, 9) {
          @Override
          public String id() {
            return "toy-pile:seats=2,stones=9";
          }
        };
    assertBroken(Law.IDS_READ_BACK, () -> catalogue(crowded, 0))
        .hasMessage(
            "the seats of this game: 3; of the game that the catalogue finds by the id"
                + " toy-pile:seats=2,stones=9: 2");
    Pile high =
        new Pile(2, 10) {
          @Override
          public String id() {
            return "toy-pile:seats=2,stones=9";
          }

          @Override
          public Traits traits() {
            return new Pile(2, 9).traits();
          }
        };
    assertBroken(Law.IDS_READ_BACK, () -> catalogue(high, 0))
        .hasMessageStartingWith("the position of this game: 10 left");
    Pile rich =
        new Pile(2, 9) {
          @Override
          public Outcome outcome(Stones stones) {
            return stones.turn() == 1 ? Outcome.byScore(7, 0) : super.outcome(stones);
          }
        };
    assertBroken(Law.IDS_READ_BACK, () -> catalogue(rich, 1))
        .hasMessageStartingWith("the outcome of this game: ");
    assertThatCode(() -> catalogue(rich, 0)).doesNotThrowAnyException();
  }

  @Test
  void aGameThatTheCatalogueDoesNotHaveIsNotCompared() {
    Nim nim = new Nim(1);
    assertThatCode(
            () ->
                new CatalogLaw<>(nim, List.of(nim.start(Rng.none())), List.of())
                    .check(Rng.none(), turn -> Rng.none()))
        .doesNotThrowAnyException();
  }

  @Test
  void anIdThatTheCatalogueRefusesIsAViolation() {
    Pile unknown =
        new Pile(2, 9) {
          @Override
          public String id() {
            return "toy-pile:colour=red";
          }
        };
    assertBroken(Law.IDS_READ_BACK, () -> catalogue(unknown, 0))
        .hasMessageStartingWith("find(toy-pile:colour=red) threw");
  }

  @Test
  void theGameOfTheIdHasTheSameTraitsSeatsToMoveMovesAndObservations() {
    Pile longer =
        new Pile(2, 9) {
          @Override
          public Traits traits() {
            return super.traits().withMostTurns(99);
          }
        };
    assertBroken(Law.IDS_READ_BACK, () -> catalogue(longer, 0))
        .hasMessageStartingWith("the traits of this game: ");
    Pile narrow =
        new Pile(2, 9) {
          @Override
          public MoveSpace<Pile.Take> moves(Stones stones, int seat) {
            return seat == 0 ? super.moves(stones, seat) : MoveSpace.of(List.of(new Pile.Take(1)));
          }
        };
    assertBroken(Law.IDS_READ_BACK, () -> catalogue(narrow, 0))
        .hasMessageStartingWith("the moves of this game: [3, 1];");
    Pile blind =
        new Pile(2, 9) {
          @Override
          public Stones observation(Stones stones, int seat) {
            return seat == 0 ? stones : new Stones(1, 0, List.of(0, 0));
          }
        };
    assertBroken(Law.IDS_READ_BACK, () -> catalogue(blind, 0))
        .hasMessageStartingWith(
            "the observations of this game: [9 left after 0 turns, taken [0, 0], 1 left");
    Pile other = new Pile(2, 9);
    Stones start = other.start(Rng.none());
    Stones unlike = new Stones(1, 0, List.of(0, 0));
    JointMove<Pile.Take> one = JointMove.of(0, new Pile.Take(1));
    assertBroken(
            Law.IDS_READ_BACK,
            () ->
                new CatalogLaw<>(
                        other, List.of(unlike, other.next(start, one, Rng.none())), List.of(one))
                    .check(Rng.none(), turn -> Rng.none()))
        .hasMessageStartingWith("the position of this game: 1 left");
  }

  @Test
  void playInPlaceDrawsTheSameNumbers() {
    Court start = new Rally().start(Rng.none());
    Variation<Court, Shot> drawing =
        new ScratchRally() {
          @Override
          void play(RallyScratch scratch, int turns, Rng rng) {
            scratch.play(turns, rng);
            if (turns == Integer.MAX_VALUE) {
              rng.nextLong();
            }
          }
        };
    assertBroken(
            Law.SCRATCH_PLAYS_THE_SAME,
            () -> new ScratchLaw<>(drawing, 12).check(start, Seed.of(1)))
        .hasMessageContaining(" draw other random numbers in place than by the rules");
  }

  private static <S extends State, M extends Move> void fromTheStart(Flaw<S, M> flaw, long seed) {
    Game<S, M> game = flaw.game();
    new ScratchLaw<>(game, 12).check(game.start(Rng.none()), Seed.of(seed));
  }

  @Test
  void aStateThatWasGivenStaysAsItWas() {
    Flaw<?, ?> live =
        BrokenScratches.all()
            .filter(flaw -> flaw.name().equals("a state that was given plays on"))
            .findFirst()
            .orElseThrow();
    assertBroken(Law.SCRATCH_PLAYS_THE_SAME, () -> fromTheStart(live, 1))
        .hasMessageStartingWith("playing on in place changed the state ");
  }
}
