package org.rondo.laws;

import static org.rondo.laws.Law.ONLY_SEATS_TO_MOVE_HAVE_MOVES;
import static org.rondo.laws.Law.PICTURES_FIT_A_TERMINAL;
import static org.rondo.laws.Law.TEXTS_ARE_STABLE;

import java.util.stream.Stream;
import org.rondo.bot.StakedCard;
import org.rondo.bot.StakedCard.Table;
import org.rondo.bot.StakedCard.Word;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.laws.Boxed.Box;
import org.rondo.random.Rng;

/** Games whose observed or resampled positions are broken, though those of a match are sound. */
final class BrokenGuesses {
  private BrokenGuesses() {}

  /** Where a position comes from. */
  private enum Origin {
    MATCH,
    OBSERVATION,
    RESAMPLE,
    /** It was reached by moves from a resampled position. */
    PLAYED_ON
  }

  static Stream<Flaw<?, ?>> all() {
    return Stream.of(
        picture("an observation has no picture", Origin.OBSERVATION),
        picture("a resampled position has no picture", Origin.RESAMPLE),
        picture("a position after a resampled one has no picture", Origin.PLAYED_ON),
        text("an observation has two lines", Origin.OBSERVATION),
        text("a resampled position has two lines", Origin.RESAMPLE),
        new Flaw<>(
            TEXTS_ARE_STABLE,
            "an observation is not read",
            new Variation<>(new StakedCard(6)) {
              @Override
              public Table parseState(String text) {
                if (text.contains("?")) {
                  throw new IllegalArgumentException("a card is not known");
                }
                return sound.parseState(text);
              }
            }),
        new Flaw<>(
            TEXTS_ARE_STABLE,
            "a resampled position is not read",
            new OriginCard() {
              @Override
              String text(Table table, Origin origin) {
                return origin == Origin.RESAMPLE ? table.text() + "!" : table.text();
              }

              @Override
              public Box<Table> parseState(String text) {
                return new OriginBox(sound.parseState(text), Origin.MATCH);
              }
            }),
        new Flaw<>(
            ONLY_SEATS_TO_MOVE_HAVE_MOVES,
            "an idle seat of a resampled position has moves",
            new OriginCard() {
              @Override
              public MoveSpace<Word> moves(Box<Table> box, int seat) {
                int asked =
                    origin(box) == Origin.RESAMPLE && !box.isOver() ? box.toMove().only() : seat;
                return super.moves(box, asked);
              }
            }));
  }

  private static Flaw<?, ?> picture(String name, Origin broken) {
    return new Flaw<>(
        PICTURES_FIT_A_TERMINAL,
        name,
        new OriginCard() {
          @Override
          public String show(Box<Table> box) {
            return origin(box) == broken ? "" : super.show(box);
          }
        });
  }

  private static Flaw<?, ?> text(String name, Origin broken) {
    return new Flaw<>(
        TEXTS_ARE_STABLE,
        name,
        new OriginCard() {
          @Override
          String text(Table table, Origin origin) {
            return origin == broken ? "a table:\n" + table.text() : table.text();
          }
        });
  }

  private static Origin origin(Box<Table> box) {
    return ((OriginCard.OriginBox) box).origin;
  }

  /** Knows where each position comes from. */
  private static class OriginCard extends Boxed<Table, Word> {

    final class OriginBox extends Box<Table> {
      private final Origin origin;

      OriginBox(Table content, Origin origin) {
        super(content);
        this.origin = origin;
      }

      @Override
      public String text() {
        return OriginCard.this.text(content, origin);
      }
    }

    OriginCard() {
      super(new StakedCard(6));
    }

    String text(Table table, Origin origin) {
      return table.text();
    }

    @Override
    Box<Table> box(Table content) {
      return new OriginBox(content, Origin.MATCH);
    }

    @Override
    public Box<Table> next(Box<Table> box, JointMove<Word> joint, Rng rng) {
      Origin origin = origin(box) == Origin.MATCH ? Origin.MATCH : Origin.PLAYED_ON;
      return new OriginBox(sound.next(box.content, joint, rng), origin);
    }

    @Override
    public Box<Table> observation(Box<Table> box, int seat) {
      return new OriginBox(sound.observation(box.content, seat), Origin.OBSERVATION);
    }

    @Override
    public Box<Table> resample(Box<Table> seen, int seat, Rng rng) {
      return new OriginBox(sound.resample(seen.content, seat, rng), Origin.RESAMPLE);
    }
  }
}
