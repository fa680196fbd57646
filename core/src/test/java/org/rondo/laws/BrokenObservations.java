package org.rondo.laws;

import static org.rondo.laws.Law.OBSERVING_TWICE_CHANGES_NOTHING;
import static org.rondo.laws.Law.RESAMPLED_POSITIONS_ARE_THE_POSSIBLE_ONES;
import static org.rondo.laws.Law.RESAMPLED_POSITIONS_LOOK_THE_SAME;
import static org.rondo.laws.Law.SEATS_KNOW_THEIR_MOVES;
import static org.rondo.laws.Law.SEATS_KNOW_THEIR_SCORE;
import static org.rondo.laws.Law.SEATS_REMEMBER_THEIR_MOVES;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.rondo.bot.StakedCard;
import org.rondo.bot.StakedCard.Table;
import org.rondo.bot.StakedCard.Word;
import org.rondo.game.MoveSpace;
import org.rondo.random.Rng;

/** Games that hide something, but not as they should. */
final class BrokenObservations {
  private BrokenObservations() {}

  /** What a seat knows of a position. */
  private interface View {
    Table of(Table seen, Table table, int seat);
  }

  /** What is resampled of an observation. */
  private interface Guess {
    Table of(Table whole, Table seen, int seat);
  }

  static Stream<Flaw<?, ?>> all() {
    return Stream.of(
        view(
            OBSERVING_TWICE_CHANGES_NOTHING,
            "a second look hides the own card, too",
            (seen, table, seat) ->
                table.isWhole() || table.said().contains("call")
                    ? seen
                    : new Table(List.of(0, 0), table.said(), table.isWaiting())),
        view(OBSERVING_TWICE_CHANGES_NOTHING, "a seat knows null", (seen, table, seat) -> null),
        view(
            SEATS_KNOW_THEIR_MOVES,
            "a seat does not know whether the other waits",
            (seen, table, seat) -> seat == 1 ? new Table(seen.cards(), seen.said(), false) : seen),
        view(
            SEATS_KNOW_THEIR_MOVES,
            "a seat does not know what was staked",
            (seen, table, seat) ->
                table.isOver() || table.isWaiting()
                    ? seen
                    : new Table(seen.cards(), List.of(), false)),
        new Flaw<>(
            SEATS_KNOW_THEIR_MOVES,
            "a move depends on the card of the other seat",
            new Variation<>(new StakedCard(6)) {
              @Override
              MoveSpace<Word> vary(MoveSpace<Word> space, Table table) {
                boolean isHigh = table.cards().get(0) > 3;
                return isHigh ? space : MoveSpace.of(space.list().subList(0, 1));
              }
            }),
        view(
            SEATS_KNOW_THEIR_SCORE,
            "a seat sees another score than its own",
            (seen, table, seat) ->
                seat == 0 && table.said().contains("fold") && !table.said().contains("stake 1")
                    ? new Table(seen.cards(), List.of(table.said().get(0), "call"), false)
                    : seen),
        view(
            SEATS_REMEMBER_THEIR_MOVES,
            "a seat forgets what it staked itself",
            (seen, table, seat) ->
                seat == 0 && table.said().size() == 1
                    ? new Table(seen.cards(), List.of("stake 1"), table.isWaiting())
                    : seen),
        guess(
            RESAMPLED_POSITIONS_ARE_THE_POSSIBLE_ONES,
            "a resampled position has one card twice",
            (whole, seen, seat) ->
                seen.isWhole()
                    ? whole
                    : new Table(
                        Collections.nCopies(2, seen.cards().get(seat)),
                        whole.said(),
                        whole.isWaiting())),
        guess(
            RESAMPLED_POSITIONS_ARE_THE_POSSIBLE_ONES,
            "the resampled card of the other seat is always the lowest odd one",
            (whole, seen, seat) -> {
              int other = seen.cards().get(seat) == 1 ? 3 : 1;
              return seen.isWhole()
                  ? whole
                  : new Table(
                      List.of(
                          seat == 0 ? seen.cards().get(0) : other,
                          seat == 0 ? other : seen.cards().get(1)),
                      whole.said(),
                      whole.isWaiting());
            }),
        guess("nothing is resampled", (whole, seen, seat) -> seen),
        guess("null is resampled", (whole, seen, seat) -> null),
        guess(
            "the own card is resampled, too",
            (whole, seen, seat) ->
                new Table(
                    List.of(whole.cards().get(1), whole.cards().get(0)),
                    whole.said(),
                    whole.isWaiting())),
        guess(
            "a resampled position has another past",
            (whole, seen, seat) ->
                whole.said().size() == 1
                    ? new Table(whole.cards(), List.of("stake 9"), whole.isWaiting())
                    : whole));
  }

  /** {@return a game in which seat 0 forgets its stake one turn later, if it must wait} */
  static Flaw<?, ?> forgetful() {
    return view(
        SEATS_REMEMBER_THEIR_MOVES,
        "a seat forgets what it staked when it has waited",
        (seen, table, seat) ->
            seat == 0
                    && table.said().size() == 1
                    && table.cards().get(0) % 2 == 1
                    && !table.isWaiting()
                ? new Table(seen.cards(), List.of("stake 1"), false)
                : seen);
  }

  private static Flaw<?, ?> view(Law law, String name, View view) {
    return new Flaw<>(
        law,
        name,
        new Variation<>(new StakedCard(6)) {
          @Override
          public Table observation(Table table, int seat) {
            return view.of(sound.observation(table, seat), table, seat);
          }
        });
  }

  private static Flaw<?, ?> guess(String name, Guess guess) {
    return guess(RESAMPLED_POSITIONS_LOOK_THE_SAME, name, guess);
  }

  private static Flaw<?, ?> guess(Law law, String name, Guess guess) {
    return new Flaw<>(
        law,
        name,
        new Variation<>(new StakedCard(6)) {
          @Override
          public Table resample(Table seen, int seat, Rng rng) {
            return guess.of(sound.resample(seen, seat, rng), seen, seat);
          }
        });
  }
}
