package org.rondo.arimaa;

import java.util.List;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Game;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Outcome;
import org.rondo.game.Traits;
import org.rondo.random.Rng;

/** The rules of Arimaa, as the {@linkplain org.rondo.arimaa package} describes them. */
public final class Arimaa implements Game<ArimaaPosition, ArimaaMove> {
  private static final MoveSpace<ArimaaMove> NO_MOVES = MoveSpace.empty();
  private static final MoveSpace<ArimaaMove> GOLD_SETUPS = new SetupMoves(0);
  private static final MoveSpace<ArimaaMove> SILVER_SETUPS = new SetupMoves(1);

  private final ArimaaOptions options;

  /** Creates the game with the default options. */
  public Arimaa() {
    this(ArimaaOptions.defaults());
  }

  /**
   * Creates the game.
   *
   * @param options the limit of turns
   */
  public Arimaa(ArimaaOptions options) {
    this.options = options;
  }

  @Override
  public String id() {
    return options.turns() == ArimaaOptions.DEFAULT_TURNS
        ? "arimaa"
        : "arimaa:turns=" + options.turns();
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return Traits.none().withMostTurns(2 * options.turns());
  }

  @Override
  public ArimaaPosition start(Rng rng) {
    return ArimaaPosition.start();
  }

  @Override
  public boolean isSetup(ArimaaPosition position) {
    return position.number() == 1;
  }

  @Override
  public MoveSpace<ArimaaMove> moves(ArimaaPosition position, int seat) {
    if (!position.toMove().contains(seat)) {
      return NO_MOVES;
    }
    if (isSetup(position)) {
      return seat == 0 ? GOLD_SETUPS : SILVER_SETUPS;
    }
    return new TurnMoves(position);
  }

  @Override
  public ArimaaPosition next(ArimaaPosition position, JointMove<ArimaaMove> joint, Rng rng) {
    joint.requireSeats(position.toMove());
    ArimaaMove move = joint.only();
    if (move instanceof LegalTurn turn && turn.isFor(position)) {
      return position.afterTurn(turn.after(), options.turns());
    }
    if (!isSetup(position) && move instanceof ArimaaTurn turn) {
      TurnVerdict verdict = TurnVerdict.of(position, turn);
      if (!verdict.isLegal()) {
        throw new IllegalMoveException(position.seat(), move.text(), verdict.fault());
      }
      return position.afterTurn(verdict.after(), options.turns());
    }
    moves(position, position.seat())
        .objection(move)
        .ifPresent(
            reason -> {
              throw new IllegalMoveException(position.seat(), move.text(), reason);
            });
    return position.afterSetup(placed(position.board(), (ArimaaSetup) move));
  }

  private static ArimaaBoard placed(ArimaaBoard before, ArimaaSetup setup) {
    ArimaaBoard board = before;
    for (ArimaaSetup.PlacedPiece piece : setup.placements()) {
      boolean isSilver = Character.isLowerCase(piece.piece());
      board = board.with(piece.square(), ArimaaText.strength(piece.piece()), isSilver);
    }
    return board;
  }

  @Override
  public ArimaaMove parse(String text) {
    return ArimaaMove.parse(text);
  }

  @Override
  public ArimaaPosition parseState(String text) {
    return ArimaaPosition.parse(text);
  }

  /**
   * {@return the outcome: first is the winner, and before the end the {@linkplain
   * ArimaaPosition#leader() seat that leads by pieces}} A match therefore has no draws.
   */
  @Override
  public Outcome outcome(ArimaaPosition position) {
    int winner = position.result().map(ArimaaResult::winner).orElseGet(position::leader);
    List<Double> pieces = List.of(position.score(0), position.score(1));
    return new Outcome(winner == 0 ? List.of(1, 2) : List.of(2, 1), pieces, pieces);
  }

  @Override
  public ConsoleNotation<ArimaaPosition, ArimaaMove> console() {
    return new ArimaaConsole(this);
  }

  @Override
  public String show(ArimaaPosition position) {
    return ArimaaPicture.of(position);
  }
}
