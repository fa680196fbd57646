package org.rondo.laws;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The laws at one turn of a random match. */
final class TurnLaws<S extends State, M extends Move> {

  /** Maximum number of moves that are kept to be tried in other turns. */
  private static final int MET = 200;

  private final Game<S, M> game;
  private final Seed seed;
  private final TextLaws<M> texts;
  private final RefusalLaws<S, M> refusals;

  /** Earlier moves of any seat and turn: many of them are not legal now. */
  private final Set<M> met = new LinkedHashSet<>();

  TurnLaws(Game<S, M> game, Seed seed, Predicate<? super M> unlisted) {
    this.game = game;
    this.seed = seed;
    this.texts = new TextLaws<>(game);
    this.refusals = new RefusalLaws<>(game, seed, unlisted);
  }

  /** {@return the random numbers of the rules at a turn; the same at each call} */
  static Rng rulesRng(Seed seed, int turn) {
    return seed.child("rules", turn).rng();
  }

  void checkSeatsToMove(S state) {
    Law law = Law.ONLY_SEATS_TO_MOVE_HAVE_MOVES;
    Seats toMove = state.toMove();
    Seats unknown = toMove.minus(Seats.all(game.seatCount()));
    if (!unknown.isEmpty() || state.isOver() != toMove.isEmpty()) {
      throw LawBrokenException.law(
          law,
          "of %d seats, %s are to move, but isOver is %s in %s",
          game.seatCount(),
          toMove,
          state.isOver(),
          state.text());
    }
    for (int seat = 0; seat < game.seatCount(); seat++) {
      checkSeat(state, seat);
    }
  }

  private void checkSeat(S state, int seat) {
    Law law = Law.ONLY_SEATS_TO_MOVE_HAVE_MOVES;
    MoveSpace<M> space = LawBrokenException.under(law, "moves", () -> game.moves(state, seat));
    boolean isToMove = state.toMove().contains(seat);
    boolean isEmpty = LawBrokenException.under(law, "isEmpty", space::isEmpty);
    int sign = LawBrokenException.under(law, "count", space::count).signum();
    if (isToMove == isEmpty || (!isToMove && sign != 0)) {
      throw LawBrokenException.law(
          law,
          "seat %d has %s moves, isEmpty is %s and the seats to move are %s in %s",
          seat,
          space.count(),
          isEmpty,
          state.toMove(),
          state.text());
    }
  }

  /** Requires that the position can be read from its text, if the game reads positions. */
  void checkReading(S state) {
    S read;
    try {
      read = game.parseState(state.text());
    } catch (UnsupportedOperationException e) {
      return;
    } catch (RuntimeException e) {
      throw LawBrokenException.law(
          Law.TEXTS_ARE_STABLE, "the position %s cannot be read: %s", state.text(), e);
    }
    if (!state.equals(read) || !read.text().equals(state.text())) {
      throw LawBrokenException.law(
          Law.TEXTS_ARE_STABLE, "the position %s was read as %s", state.text(), read);
    }
  }

  /** Checks the picture and the outcome of a position. */
  void checkLooks(S state) {
    TextLaws.checkPicture(
        LawBrokenException.under(Law.PICTURES_FIT_A_TERMINAL, "show", () -> game.show(state)),
        state);
    Outcome outcome =
        LawBrokenException.under(Law.EVERY_SEAT_HAS_A_SCORE, "outcome", () -> game.outcome(state));
    if (outcome.seatCount() != game.seatCount()) {
      throw LawBrokenException.law(
          Law.EVERY_SEAT_HAS_A_SCORE,
          "the outcome has %d seats, but the game has %d in %s",
          outcome.seatCount(),
          game.seatCount(),
          state.text());
    }
    for (int seat = 0; seat < game.seatCount(); seat++) {
      checkScore(state, seat);
    }
  }

  private void checkScore(S state, int seat) {
    double score =
        LawBrokenException.under(
            Law.EVERY_SEAT_HAS_A_SCORE, "a state's score", () -> state.score(seat));
    if (!Double.isFinite(score)) {
      throw LawBrokenException.law(
          Law.EVERY_SEAT_HAS_A_SCORE, "seat %d's score is %s in %s", seat, score, state.text());
    }
  }

  /** Checks the space of each seat to move, and returns a joint move sampled from the spaces. */
  JointMove<M> checkMoves(S state, int turn, Rng rng) {
    return JointMove.of(
        state.toMove(),
        seat -> {
          MoveSpace<M> space = game.moves(state, seat);
          Seed here = seed.child("turn", turn).child("seat", seat);
          List<M> legal = new SpaceLaws<>(space, game.moves(state, seat), here).check(rng);
          legal.forEach(texts::checkMove);
          legal.forEach(this::meet);
          texts.misread(legal.get(0), here.child("misread").rng()).forEach(this::meet);
          checkStandIns(state, seat, space, legal.get(0));
          return legal.get(0);
        });
  }

  private void meet(M move) {
    if (met.size() < MET) {
      met.add(move);
    }
  }

  private void checkStandIns(S state, int seat, MoveSpace<M> space, M legal) {
    S known = game.observation(state, seat);
    List<Optional<M>> offers = new ArrayList<>(List.of(Optional.empty()));
    met.stream()
        .filter(move -> !SpaceLaws.allows(space, move))
        .limit(2)
        .map(Optional::of)
        .forEach(offers::add);
    for (Optional<M> offered : offers) {
      checkStandIn(
          space,
          () ->
              LawBrokenException.under(
                  Law.STAND_INS_ARE_LEGAL, "standIn", () -> game.standIn(known, seat, offered)),
          given ->
              String.format(
                  Locale.ROOT,
                  "seat %d was given %s in place of %s",
                  seat,
                  given,
                  offered.map(Move::text).orElse("nothing")),
          () -> legal.text() + " was legal in " + state.text());
    }
  }

  /**
   * Requires that a stand-in is legal, and that a second call returns the same stand-in.
   *
   * @param sentence makes a sentence with the text of the stand-in
   * @param legal returns a sentence that names a legal move
   */
  private void checkStandIn(
      MoveSpace<M> space,
      Supplier<Optional<M>> standIn,
      UnaryOperator<String> sentence,
      Supplier<String> legal) {
    Optional<M> played = standIn.get();
    played
        .flatMap(move -> SpaceLaws.objection(space, move))
        .ifPresent(
            objection -> {
              throw LawBrokenException.law(
                  Law.STAND_INS_ARE_LEGAL,
                  "%s, but %s; %s",
                  sentence.apply(played.get().text()),
                  objection,
                  legal.get());
            });
    Optional<M> again = standIn.get();
    if (!again.map(Move::text).equals(played.map(Move::text))) {
      throw LawBrokenException.law(
          Law.SAME_SEED_SAME_GAME,
          "%s and then %s",
          sentence.apply(played.map(Move::text).orElse("nothing")),
          again.map(Move::text).orElse("nothing"));
    }
  }

  /** Plays a legal joint move twice and returns the next state. */
  S checkNext(S state, StateSnapshot before, JointMove<M> joint, int turn) {
    String moves = joint.toString();
    String call = "next of the legal " + moves;
    S next =
        LawBrokenException.under(
            Law.OBJECTION_DECIDES, call, () -> game.next(state, joint, rulesRng(seed, turn)));
    before.requireSame(state, Law.STATES_STAY_UNCHANGED, call);
    if (!joint.toString().equals(moves)) {
      throw LawBrokenException.law(
          Law.TEXTS_ARE_STABLE, "after it was played, the text of %s is %s", moves, joint);
    }
    TextLaws.checkState(next);
    S again =
        LawBrokenException.under(
            Law.SAME_SEED_SAME_GAME,
            call + " a second time",
            () -> game.next(state, joint, rulesRng(seed, turn)));
    StateComparison.requireEqual(next, again);
    return next;
  }

  /**
   * Checks that illegal moves are refused: moves from other turns, and joint moves of other seats.
   */
  void checkRefusals(S state, StateSnapshot before, JointMove<M> legal, int turn) {
    refusals.check(state, before, legal, met, turn);
  }

  /** Checks that earlier moves are refused after the end of the match. */
  void checkOver(S state, StateSnapshot before, JointMove<M> last, int turn) {
    refusals.checkOver(state, before, last, turn);
  }
}
