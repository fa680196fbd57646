package org.rondo.laws;

import static org.rondo.laws.Law.HASHES_ARE_THE_SAME_EVERYWHERE;
import static org.rondo.laws.Law.IDS_READ_BACK;
import static org.rondo.laws.Law.SAMPLES_ARE_UNIFORM;
import static org.rondo.laws.Law.TRAITS_HOLD;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.rondo.bot.Pile;
import org.rondo.bot.Pile.Stones;
import org.rondo.bot.StakedCard;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.laws.Boxed.Box;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Rng;

/** Games that are not what they say they are, or that play differently somewhere else. */
final class BrokenPromises {
  private BrokenPromises() {}

  static Stream<Flaw<?, ?>> all() {
    return Stream.of(
        traits("moves at once", new Rally(), Traits.of(Trait.CHANCE)),
        traits("chance in a turn", new Rally(), Traits.of(Trait.SIMULTANEOUS)),
        traits("chance at the start", new StakedCard(6), Traits.of(Trait.HIDDEN)),
        traits("a hidden card", new StakedCard(6), Traits.of(Trait.CHANCE)),
        traits("a sum that is not 0", new Nim(12), Traits.of(Trait.ZERO_SUM)),
        traits("a higher score", new Nim(12), Traits.none().withScores(-1, 0.5)),
        traits("a lower score", new StakedCard(6), stakedCard().withScores(-1, 9)),
        traits("more turns", new Nim(12), Traits.none().withMostTurns(3)),
        traits(
            "one turn more",
            new Auction(),
            Traits.of(Trait.SIMULTANEOUS, Trait.CHANCE).withMostTurns(3)),
        traits("no traits at all", new Nim(12), null),
        new Flaw<>(TRAITS_HOLD, "the traits change", new Fickle()),
        new Flaw<>(
            TRAITS_HOLD,
            "another position is resampled though nothing is hidden",
            new Variation<>(new Nim(12)) {
              @Override
              public Heap resample(Heap seen, int seat, Rng rng) {
                return new Heap(seen.left() + 1, seen.mover());
              }
            }),
        new Flaw<>(
            TRAITS_HOLD,
            "the start is another one where nothing can be drawn",
            new Variation<>(new Nim(12)) {
              @Override
              public Heap start(Rng rng) {
                return new Heap(canDraw(rng) ? 12 : 11, 0);
              }
            }),
        new Flaw<>(
            TRAITS_HOLD,
            "a turn leads elsewhere where nothing can be drawn",
            new Variation<>(new Nim(12)) {
              @Override
              public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
                Heap next = sound.next(heap, joint, rng);
                return canDraw(rng) ? next : new Heap(next.left() + 1, next.mover());
              }
            }),
        new Flaw<>(IDS_READ_BACK, "an id without an option", new ShortId()),
        otherPile("an id of a game with other traits", new OtherTraits()),
        otherPile(
            "an id of a game with another outcome at the start",
            outcome(stones -> stones.turn() == 0)),
        otherPile("an id of a game with another outcome at the end", outcome(Stones::isOver)),
        otherPile("an id of a game with more moves", new SmallHand()),
        new Flaw<>(IDS_READ_BACK, "an id of a game with other texts", new OtherTexts()),
        new Flaw<>(IDS_READ_BACK, "an id of a game that shows less", new OpenCards()),
        new Flaw<>(
            HASHES_ARE_THE_SAME_EVERYWHERE, "moves are constants of an enum", new CoinToss(false)),
        new Flaw<>(
            HASHES_ARE_THE_SAME_EVERYWHERE,
            "a state holds a constant of an enum",
            new CoinToss(true)),
        new Flaw<>(
            SAMPLES_ARE_UNIFORM,
            "the first move is sampled more often",
            new Variation<>(new Nim(12)) {
              @Override
              MoveSpace<Take> vary(MoveSpace<Take> space, Heap heap) {
                return new SpaceVariation<>(space) {
                  @Override
                  public Take sample(Rng rng) {
                    return rng.chance(0.25) ? space.list().get(0) : space.sample(rng);
                  }
                };
              }
            }));
  }

  private static Traits stakedCard() {
    return new StakedCard(6).traits();
  }

  private static <S extends State, M extends Move> Flaw<S, M> traits(
      String undeclared, Game<S, M> game, Traits traits) {
    return new Flaw<>(
        TRAITS_HOLD,
        undeclared + " against the traits",
        new Variation<>(game) {
          @Override
          public Traits traits() {
            return traits;
          }
        });
  }

  private static boolean canDraw(Rng rng) {
    try {
      rng.nextLong();
      return true;
    } catch (RuntimeException e) {
      return false;
    }
  }

  /** Has other traits at every second look. */
  private static final class Fickle extends Nim {
    private int looks;

    Fickle() {
      super(12);
    }

    @Override
    public Traits traits() {
      return looks++ % 2 == 0 ? Traits.none() : Traits.none().withMostTurns(100);
    }
  }

  private static Flaw<?, ?> otherPile(String name, Pile pile) {
    return new Flaw<>(IDS_READ_BACK, name, pile);
  }

  private static Pile outcome(Predicate<Stones> isOther) {
    return new Pile(2, 9) {
      @Override
      public Outcome outcome(Stones stones) {
        return isOther.test(stones) ? Outcome.byScore(10, 20) : super.outcome(stones);
      }
    };
  }

  private static final class OtherTraits extends Pile {
    OtherTraits() {
      super(2, 9);
    }

    @Override
    public Traits traits() {
      return Traits.none().withMostTurns(9);
    }
  }

  /** At most two stones may be taken. */
  private static final class SmallHand extends Pile {
    SmallHand() {
      super(2, 9);
    }

    @Override
    public MoveSpace<Take> moves(Stones stones, int seat) {
      List<Take> moves = super.moves(stones, seat).list();
      return MoveSpace.of(moves.subList(0, Math.min(2, moves.size())));
    }
  }

  private static final class OtherTexts extends Boxed<Stones, Pile.Take> {
    OtherTexts() {
      super(new Pile(2, 9));
    }

    @Override
    public String id() {
      return sound.id();
    }

    @Override
    Box<Stones> box(Stones content) {
      return new Box<>(content) {
        @Override
        public String text() {
          return super.text() + "!";
        }
      };
    }
  }

  /** Shows both cards when a seat has folded. */
  private static final class OpenCards extends StakedCard {
    OpenCards() {
      super(6);
    }

    @Override
    public Table observation(Table table, int seat) {
      return table.isOver() ? table : super.observation(table, seat);
    }

    @Override
    public Table resample(Table seen, int seat, Rng rng) {
      return seen.isOver() ? seen : super.resample(seen, seat, rng);
    }
  }

  /** The catalogue finds a pile of 10 stones by this id. */
  private static final class ShortId extends Pile {
    ShortId() {
      super(2, 9);
    }

    @Override
    public String id() {
      return "toy-pile:seats=2";
    }
  }

  private enum Side {
    HEADS,
    TAILS
  }

  /** A guess, whose hash code is that of the side or not. */
  private record Guess(Optional<Side> side, String text) implements Move {}

  private record Coin(List<Side> guessed) implements State {
    @Override
    public Seats toMove() {
      return guessed.isEmpty() ? Seats.of(0) : Seats.none();
    }

    @Override
    public double score(int seat) {
      return 0;
    }

    @Override
    public String text() {
      return guessed.toString();
    }
  }

  /** One seat guesses a side once. */
  private record CoinToss(boolean isMoveSound) implements Game<Coin, Guess> {
    @Override
    public String id() {
      return "coin";
    }

    @Override
    public int seatCount() {
      return 1;
    }

    @Override
    public Coin start(Rng rng) {
      return new Coin(List.of());
    }

    private Guess guess(Side side) {
      return new Guess(isMoveSound ? Optional.empty() : Optional.of(side), side.name());
    }

    @Override
    public MoveSpace<Guess> moves(Coin coin, int seat) {
      return coin.isOver()
          ? MoveSpace.empty()
          : MoveSpace.of(List.of(guess(Side.HEADS), guess(Side.TAILS)));
    }

    @Override
    public Coin next(Coin coin, JointMove<Guess> joint, Rng rng) {
      joint.requireSeats(coin.toMove());
      moves(coin, 0).require(0, joint.only());
      return new Coin(List.of(Side.valueOf(joint.only().text())));
    }

    @Override
    public Guess parse(String text) {
      return Stream.of(Side.values())
          .filter(side -> side.name().equals(text.strip()))
          .findFirst()
          .map(this::guess)
          .orElseThrow(() -> new UnreadableMoveException(text, "a move is HEADS or TAILS"));
    }

    @Override
    public String show(Coin coin) {
      return coin.text() + "\n";
    }
  }
}
