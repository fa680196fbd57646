package org.rondo.laws;

import static org.rondo.laws.Law.GAMES_END;
import static org.rondo.laws.Law.OBJECTION_DECIDES;
import static org.rondo.laws.Law.ONLY_SEATS_TO_MOVE_HAVE_MOVES;
import static org.rondo.laws.Law.STAND_INS_ARE_LEGAL;

import java.util.Collections;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.laws.Auction.Bid;
import org.rondo.laws.Auction.Hall;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.laws.Parade.Square;
import org.rondo.laws.Parade.Steps;
import org.rondo.laws.Rally.Court;
import org.rondo.laws.Rally.Shot;
import org.rondo.random.Rng;

/** Games that play what they should not, or ask whom they should not. */
final class BrokenRules {
  private BrokenRules() {}

  static Stream<Flaw<?, ?>> all() {
    return Stream.of(verdicts(), seats(), objections(), whoMoves(), standIns(), ends())
        .flatMap(flaws -> flaws);
  }

  private interface NimRule {
    Heap next(Nim nim, Heap heap, JointMove<Take> joint);
  }

  private static Flaw<?, ?> nim(Law law, String name, NimRule rule) {
    Nim nim = new Nim(12);
    return new Flaw<>(
        law,
        name,
        new Variation<>(nim) {
          @Override
          public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
            return rule.next(nim, heap, joint);
          }
        });
  }

  private static Heap play(Nim nim, Heap heap, JointMove<Take> joint) {
    return nim.next(heap, joint, Rng.none());
  }

  private static Stream<Flaw<?, ?>> verdicts() {
    return Stream.of(
        nim(
            OBJECTION_DECIDES,
            "next plays what has an objection",
            (nim, heap, joint) -> {
              joint.requireSeats(heap.toMove());
              int most = Math.min(3, heap.left());
              Take take = new Take(Math.max(1, Math.min(joint.only().matches(), most)));
              return play(nim, heap, JointMove.of(heap.mover(), take));
            }),
        nim(
            OBJECTION_DECIDES,
            "next refuses what has no objection",
            (nim, heap, joint) -> {
              if (joint.move(joint.seats().first()).matches() == 3) {
                throw new IllegalMoveException(heap.mover(), "take 3", "it is greedy");
              }
              return play(nim, heap, joint);
            }),
        nim(
            OBJECTION_DECIDES,
            "next refuses with another exception",
            (nim, heap, joint) -> {
              try {
                return play(nim, heap, joint);
              } catch (IllegalMoveException e) {
                throw new IllegalStateException(e.getMessage());
              }
            }),
        nim(
            OBJECTION_DECIDES,
            "next refuses with an exception one kind too general",
            (nim, heap, joint) -> {
              try {
                return play(nim, heap, joint);
              } catch (IllegalMoveException e) {
                throw new IllegalArgumentException(e.getMessage());
              }
            }),
        nim(
            OBJECTION_DECIDES,
            "next gives null",
            (nim, heap, joint) -> {
              Heap next = play(nim, heap, joint);
              return next.isOver() ? null : next;
            }),
        new Flaw<>(OBJECTION_DECIDES, "seat 0 is blamed for others", new Blaming()));
  }

  /** Says of every illegal bid that it was seat 0's. */
  private static final class Blaming extends Auction {
    @Override
    public Hall next(Hall hall, JointMove<Bid> joint, Rng rng) {
      try {
        return super.next(hall, joint, rng);
      } catch (IllegalMoveException e) {
        throw new IllegalMoveException(0, e.move(), e.reason());
      }
    }
  }

  private static Stream<Flaw<?, ?>> seats() {
    return Stream.of(
        nim(
            OBJECTION_DECIDES,
            "the other seat may move",
            (nim, heap, joint) -> {
              if (heap.isOver()) {
                joint.requireSeats(heap.toMove());
              }
              return play(nim, heap, JointMove.of(heap.mover(), joint.move(joint.seats().first())));
            }),
        nim(
            OBJECTION_DECIDES,
            "the other seat may join in",
            (nim, heap, joint) ->
                joint.seats().contains(heap.mover()) && !heap.isOver()
                    ? play(nim, heap, JointMove.of(heap.mover(), joint.move(heap.mover())))
                    : play(nim, heap, joint)),
        new Flaw<>(OBJECTION_DECIDES, "a seat to move may be left out", new Forgiving()),
        nim(
            OBJECTION_DECIDES,
            "an unknown seat is refused with another exception",
            (nim, heap, joint) -> {
              int[] bySeat = new int[2];
              joint.seats().forEach(seat -> bySeat[seat]++);
              return play(nim, heap, joint);
            }),
        nim(
            OBJECTION_DECIDES,
            "a game that is over goes on",
            (nim, heap, joint) -> heap.isOver() ? heap : play(nim, heap, joint)),
        nim(
            OBJECTION_DECIDES,
            "a game that is over throws another exception",
            (nim, heap, joint) -> {
              if (heap.isOver()) {
                throw new NoSuchElementException("no seat");
              }
              return play(nim, heap, joint);
            }));
  }

  private static final class Forgiving extends Rally {
    @Override
    public Court next(Court court, JointMove<Shot> joint, Rng rng) {
      boolean isShort = court.isServed() && joint.seats().minus(court.toMove()).isEmpty();
      JointMove<Shot> filled =
          isShort
              ? JointMove.of(
                  Seats.all(2), seat -> joint.seats().contains(seat) ? joint.move(seat) : Shot.LEFT)
              : joint;
      return super.next(court, filled, rng);
    }
  }

  private static Stream<Flaw<?, ?>> objections() {
    return Stream.of(
        spaces(
            OBJECTION_DECIDES,
            "contains allows what has an objection",
            space ->
                new SpaceVariation<>(space) {
                  @Override
                  public boolean contains(Take move) {
                    return true;
                  }
                }),
        spaces(
            OBJECTION_DECIDES,
            "contains throws of a strange move",
            space ->
                new SpaceVariation<>(space) {
                  @Override
                  public boolean contains(Take move) {
                    return new boolean[] {false, true, true, true}[move.matches()]
                        && sound.contains(move);
                  }
                }),
        spaces(
            OBJECTION_DECIDES,
            "objection throws of an illegal move",
            space ->
                new SpaceVariation<>(space) {
                  @Override
                  public Optional<String> objection(Take move) {
                    if (!contains(move)) {
                      throw new IllegalArgumentException("no such move");
                    }
                    return Optional.empty();
                  }
                }));
  }

  private static Flaw<?, ?> spaces(
      Law law, String name, Function<MoveSpace<Take>, MoveSpace<Take>> vary) {
    return new Flaw<>(
        law,
        name,
        new Variation<>(new Nim(12)) {
          @Override
          MoveSpace<Take> vary(MoveSpace<Take> space, Heap heap) {
            return vary.apply(space);
          }
        });
  }

  private interface IdleRule {
    MoveSpace<Take> moves(Nim nim, Heap heap);
  }

  private static Stream<Flaw<?, ?>> whoMoves() {
    return Stream.of(
        idle("an idle seat has moves", (nim, heap) -> nim.moves(heap, heap.mover())),
        idle(
            "an idle seat's empty space counts moves",
            (nim, heap) ->
                new SpaceVariation<>(nim.moves(heap, heap.mover())) {
                  @Override
                  public boolean isEmpty() {
                    return true;
                  }
                }),
        idle(
            "an idle seat's empty space has no objection",
            (nim, heap) ->
                new SpaceVariation<>(MoveSpace.<Take>empty()) {
                  @Override
                  public Optional<String> objection(Take move) {
                    return Optional.empty();
                  }

                  @Override
                  public boolean contains(Take move) {
                    return true;
                  }
                }),
        idle(
            "there are moves when the game is over",
            (nim, heap) -> nim.moves(new Heap(heap.isOver() ? 1 : 0, heap.mover()), heap.mover())),
        new Flaw<>(
            ONLY_SEATS_TO_MOVE_HAVE_MOVES,
            "a seat to move has no moves",
            new Variation<>(new Rally()) {
              @Override
              public MoveSpace<Shot> moves(Court court, int seat) {
                return court.isServed() && seat == 1 ? MoveSpace.empty() : sound.moves(court, seat);
              }
            }),
        toMove("an unknown seat is to move", heap -> heap.toMove().plus(Seats.of(2))),
        new Flaw<>(
            ONLY_SEATS_TO_MOVE_HAVE_MOVES,
            "the game is over though a seat is to move",
            new Boxed<>(new Nim(12)) {
              @Override
              Box<Heap> box(Heap heap) {
                return new Box<>(heap) {
                  @Override
                  public boolean isOver() {
                    return content.left() <= 4;
                  }
                };
              }
            }));
  }

  private static Flaw<?, ?> idle(String name, IdleRule rule) {
    Nim nim = new Nim(12);
    return new Flaw<>(
        ONLY_SEATS_TO_MOVE_HAVE_MOVES,
        name,
        new Variation<>(nim) {
          @Override
          public MoveSpace<Take> moves(Heap heap, int seat) {
            return heap.toMove().contains(seat) ? nim.moves(heap, seat) : rule.moves(nim, heap);
          }
        });
  }

  private static Flaw<?, ?> toMove(String name, Function<Heap, Seats> rule) {
    return new Flaw<>(
        ONLY_SEATS_TO_MOVE_HAVE_MOVES,
        name,
        new Boxed<>(new Nim(12)) {
          @Override
          Box<Heap> box(Heap heap) {
            return new Box<>(heap) {
              @Override
              public Seats toMove() {
                return rule.apply(content);
              }
            };
          }
        });
  }

  private static Stream<Flaw<?, ?>> standIns() {
    Steps tooLong = new Steps(Collections.nCopies(Parade.SOLDIERS, 9));
    return Stream.of(
        standIn(
            "the stand-in for nothing is illegal",
            offered -> offered.or(() -> Optional.of(tooLong))),
        standIn("the stand-in for an illegal move is that move", offered -> offered),
        standIn("the stand-in is null", offered -> null),
        standIn("the stand-in for nothing throws", offered -> Optional.of(offered.orElseThrow())));
  }

  private static Flaw<?, ?> standIn(String name, Function<Optional<Steps>, Optional<Steps>> rule) {
    return new Flaw<>(
        STAND_INS_ARE_LEGAL,
        name,
        new Variation<>(new Parade()) {
          @Override
          public Optional<Steps> standIn(Square square, int seat, Optional<Steps> offered) {
            return rule.apply(offered);
          }
        });
  }

  private static Stream<Flaw<?, ?>> ends() {
    return Stream.of(
        nim(
            GAMES_END,
            "nothing is ever taken",
            (nim, heap, joint) -> new Heap(heap.left(), play(nim, heap, joint).mover())));
  }
}
