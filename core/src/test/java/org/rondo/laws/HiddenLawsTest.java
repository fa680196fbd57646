package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.rondo.laws.BrokenLaw.assertBroken;
import static org.rondo.laws.VariedCards.FOLDED;
import static org.rondo.laws.VariedCards.SEED;
import static org.rondo.laws.VariedCards.STAKED;
import static org.rondo.laws.VariedCards.START;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.rondo.bot.StakedCard;
import org.rondo.bot.StakedCard.Table;
import org.rondo.bot.StakedCard.Word;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** What a seat sees and may take for possible, in single positions. */
class HiddenLawsTest {
  private static HiddenLaws<Table, Word> laws(Variation<Table, Word> game) {
    return new HiddenLaws<>(game, new TurnLaws<>(game, SEED, move -> false));
  }

  @Test
  void aSoundGameIsNotReported() {
    HiddenLaws<Table, Word> laws = laws(new Variation<>(new StakedCard(6)));
    for (Table table : List.of(START, STAKED, FOLDED)) {
      assertThatCode(() -> laws.checkSeen(table, SEED)).doesNotThrowAnyException();
      assertThatCode(() -> laws.checkResampled(table, SEED)).doesNotThrowAnyException();
    }
  }

  @Test
  void aSecondLookShowsTheSame() {
    VariedCards game =
        new VariedCards() {
          @Override
          Table seen(Table seen, Table table, int seat) {
            return table.isWhole() ? seen : new Table(List.of(0, 0), table.said(), false);
          }
        };
    assertBroken(Law.OBSERVING_TWICE_CHANGES_NOTHING, () -> laws(game).checkSeen(STAKED, SEED))
        .hasMessage(
            "seat 0 knows cards 2 ?, said [stake 2] of cards 2 5, said [stake 2], but cards ? ?,"
                + " said [stake 2] of that");
  }

  @Test
  void aSeatKnowsWhoIsToMove() {
    VariedCards game =
        new VariedCards() {
          @Override
          Table seen(Table seen, Table table, int seat) {
            return seat == 1 ? new Table(seen.cards(), List.of(), false) : seen;
          }
        };
    assertBroken(Law.SEATS_KNOW_THEIR_MOVES, () -> laws(game).checkSeen(STAKED, SEED))
        .hasMessage(
            "the seats {1} are to move, or set up the game, in cards 2 5, said [stake 2], but seat"
                + " 1 sees {0} to move in cards ? 5, said []");
  }

  @Test
  void aSeatKnowsItsMoves() {
    Variation<Table, Word> game =
        new Variation<>(new StakedCard(6)) {
          @Override
          MoveSpace<Word> vary(MoveSpace<Word> space, Table table) {
            return table.cards().get(0) == 2 && table.cards().get(1) == 5
                ? space
                : MoveSpace.of(space.list().subList(0, 1));
          }
        };
    assertBroken(Law.SEATS_KNOW_THEIR_MOVES, () -> laws(game).checkSeen(STAKED, SEED))
        .hasMessage(
            "seat 1 has the 2 moves [fold, call] in cards 2 5, said [stake 2], but by its"
                + " observation cards ? 5, said [stake 2] the 1 moves [fold]");
  }

  @Test
  void aSeatKnowsItsScore() {
    VariedCards game =
        new VariedCards() {
          @Override
          Table seen(Table seen, Table table, int seat) {
            return seat == 0 && table.isOver()
                ? new Table(seen.cards(), List.of("stake 2", "call"), false)
                : seen;
          }
        };
    assertBroken(Law.SEATS_KNOW_THEIR_SCORE, () -> laws(game).checkSeen(FOLDED, SEED))
        .hasMessage(
            "seat 0 has the score 1.0 in cards 2 5, said [stake 2, fold], but by its observation"
                + " cards 2 ?, said [stake 2, call] the score 2.0");
  }

  @Test
  void aResampledPositionLooksTheSameAndHasNoBlank() {
    VariedCards stranger =
        new VariedCards() {
          @Override
          Table resampled(Table whole, Table seen, int seat) {
            return new Table(List.of(6, 4), whole.said(), false);
          }
        };
    Law law = Law.RESAMPLED_POSITIONS_LOOK_THE_SAME;
    assertBroken(law, () -> laws(stranger).checkResampled(STAKED, SEED))
        .hasMessage(
            "seat 0 knows cards 2 ?, said [stake 2], but of the resampled cards 6 4, said [stake 2]"
                + " it would know cards 6 ?, said [stake 2]");
    VariedCards blank =
        new VariedCards() {
          @Override
          Table resampled(Table whole, Table seen, int seat) {
            return seen;
          }
        };
    assertBroken(law, () -> laws(blank).checkResampled(STAKED, SEED))
        .hasMessage(
            "resample returned the observation cards 2 ?, said [stake 2] itself, in which something"
                + " is blank");
  }

  @Test
  void thePositionItselfIsAmongTheResampledOnes() {
    VariedCards narrow =
        new VariedCards() {
          @Override
          Table resampled(Table whole, Table seen, int seat) {
            return seat == 0 ? new Table(List.of(2, 6), whole.said(), false) : whole;
          }
        };
    Law law = Law.RESAMPLED_POSITIONS_ARE_THE_POSSIBLE_ONES;
    assertBroken(law, () -> laws(narrow).checkResampled(STAKED, SEED))
        .hasMessage(
            "seat 0 knows cards 2 ?, said [stake 2] of cards 2 5, said [stake 2], but that is none"
                + " of the 1 positions that are resampled");
    // The cards that seat 0 may take for those of seat 1 are right, but not the other way.
    VariedCards oneSided =
        new VariedCards() {
          @Override
          Table resampled(Table whole, Table seen, int seat) {
            return seat == 1 && whole.cards().get(1) != 5
                ? new Table(List.of(1, whole.cards().get(1)), whole.said(), false)
                : whole;
          }
        };
    assertBroken(law, () -> laws(oneSided).checkResampled(STAKED, Seed.of(3)))
        .hasMessageStartingWith("seat 1 knows cards ? ");
  }

  @Test
  void positionsThatCannotBeListedAreNotCompared() {
    Variation<Table, Word> game =
        new Variation<>(new StakedCard(6)) {
          @Override
          public Table resample(Table seen, int seat, Rng rng) {
            rng.nextLong();
            return sound.resample(seen, seat, rng);
          }
        };
    assertThatCode(() -> laws(game).checkResampled(STAKED, SEED)).doesNotThrowAnyException();
  }

  @Test
  void upToThreeTurnsArePlayedFromEachResampledPosition() {
    Set<Integer> lengths = new HashSet<>();
    List<Table> played = new ArrayList<>();
    Variation<Table, Word> game =
        new Variation<>(new StakedCard(6)) {
          @Override
          public Table next(Table table, JointMove<Word> joint, Rng rng) {
            played.add(table);
            return sound.next(table, joint, rng);
          }
        };
    Table odd = new Table(List.of(3, 5), List.of(), false);
    laws(game).checkResampled(odd, SEED);
    played.forEach(table -> lengths.add(table.said().size() + (table.isWaiting() ? 10 : 0)));
    assertThat(lengths).containsExactlyInAnyOrder(0, 1, 11);
    // A stake, a turn of waiting and an answer; in the other position seat 0 has an even card.
    assertThat(played).hasSize(5);
  }

  @Test
  void anObservationIsAPositionWithTextsOfItsOwn() {
    VariedCards spread =
        new VariedCards() {
          @Override
          Table seen(Table seen, Table table, int seat) {
            return new Table(seen.cards(), List.of("stake\n2"), false);
          }
        };
    assertBroken(Law.TEXTS_ARE_STABLE, () -> laws(spread).checkSeen(STAKED, SEED))
        .hasMessageEndingWith("which is not one line of text");
    assertBroken(
            Law.TEXTS_ARE_STABLE,
            () -> laws(reading(text -> text.contains("?"))).checkSeen(STAKED, SEED))
        .hasMessageStartingWith("the position cards 2 ?, said [stake 2] cannot be read");
    assertBroken(
            Law.PICTURES_FIT_A_TERMINAL,
            () -> laws(drawing(table -> !table.isWhole())).checkSeen(STAKED, SEED))
        .hasMessageStartingWith("the picture of cards 2 ?, said [stake 2] has 0 lines");
  }

  /** {@return a game that refuses to read some positions, and does not read the others} */
  private static VariedCards reading(Predicate<String> isRefused) {
    return new VariedCards() {
      @Override
      public Table parseState(String text) {
        if (isRefused.test(text)) {
          throw new IllegalArgumentException("no");
        }
        throw new UnsupportedOperationException();
      }
    };
  }

  /** {@return a game without a picture of some positions} */
  private static VariedCards drawing(Predicate<Table> isBlank) {
    return new VariedCards() {
      @Override
      public String show(Table table) {
        return isBlank.test(table) ? "" : sound.show(table);
      }
    };
  }

  private static boolean isOther(Table table) {
    return table.isWhole() && !table.cards().equals(STAKED.cards());
  }

  @Test
  void aResampledPositionIsAPositionLikeAnyOther() {
    assertBroken(
            Law.TEXTS_ARE_STABLE,
            () ->
                laws(reading(text -> !text.contains("2 5") && !text.contains("?")))
                    .checkResampled(STAKED, SEED))
        .hasMessageContaining("cannot be read");
    assertBroken(
            Law.PICTURES_FIT_A_TERMINAL,
            () ->
                laws(drawing(table -> isOther(table) && !table.isOver()))
                    .checkResampled(STAKED, SEED))
        .hasMessageContaining("has 0 lines");
    assertBroken(
            Law.PICTURES_FIT_A_TERMINAL,
            () -> laws(drawing(Table::isOver)).checkResampled(STAKED, SEED))
        .hasMessageContaining("has 0 lines");
    Variation<Table, Word> idle =
        new Variation<>(new StakedCard(6)) {
          @Override
          public MoveSpace<Word> moves(Table table, int seat) {
            return isOther(table) ? MoveSpace.empty() : super.moves(table, seat);
          }
        };
    assertBroken(Law.ONLY_SEATS_TO_MOVE_HAVE_MOVES, () -> laws(idle).checkResampled(STAKED, SEED))
        .hasMessageStartingWith("seat 1 has 0 moves");
    VariedCards wavering =
        new VariedCards() {
          private int count;

          @Override
          Table resampled(Table whole, Table seen, int seat) {
            return new Table(List.of(2, 3 + count++), whole.said(), false);
          }
        };
    assertBroken(Law.SAME_SEED_SAME_GAME, () -> laws(wavering).checkResampled(STAKED, SEED))
        .hasMessageContaining("led to cards 2 3, said [stake 2] and then to cards 2 4");
  }

  /** Games need not answer for seats that they do not have, nor give candidates here. */
  @Test
  void onlyTheListAndTheSeatsOfAGameAreAskedFor() {
    VariedCards strict =
        new VariedCards() {
          @Override
          Table seen(Table seen, Table table, int seat) {
            assertThat(seat).isLessThan(2);
            return seen;
          }

          @Override
          MoveSpace<Word> vary(MoveSpace<Word> space, Table table) {
            return new SpaceVariation<>(space) {
              @Override
              public List<Word> candidates(int limit, Rng rng) {
                throw new AssertionError("the moves are few");
              }
            };
          }
        };
    assertThatCode(() -> laws(strict).checkSeen(STAKED, SEED)).doesNotThrowAnyException();
    assertThatCode(() -> laws(strict).checkResampled(STAKED, SEED)).doesNotThrowAnyException();
  }
}
