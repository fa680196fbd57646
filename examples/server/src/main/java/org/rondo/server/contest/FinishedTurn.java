package org.rondo.server.contest;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A turn that all players have completed.
 *
 * @param game the game after the turn
 * @param mover the index of the player whose turn it was, 0 or 1
 * @param move the move of that player
 * @param changes the changes of the board, the placed disc last; the mark of an illegal move is a
 *     change, too
 */
public record FinishedTurn(
    ContestGame game, int mover, PlayedMove move, List<SquareChange> changes) {
  /** Describes a turn. */
  public FinishedTurn {
    Objects.requireNonNull(move, "move");
    changes = List.copyOf(changes);
  }

  /** {@return the number of the turn} */
  public int number() {
    return game.turn();
  }

  /** The move of the player whose turn it was. */
  public sealed interface PlayedMove {

    /**
     * {@return the move in the notation of Othello; empty if no legal move was made}
     *
     * @param size the number of rows of the board
     */
    Optional<String> text(int size);
  }

  /**
   * A legal move.
   *
   * @param square the square of the placed disc
   */
  public record PlacedDisc(BoardPoint square) implements PlayedMove {
    @Override
    public Optional<String> text(int size) {
      return Optional.of(square.square(size));
    }
  }

  /** A legal pass. */
  public record LegalPass() implements PlayedMove {
    @Override
    public Optional<String> text(int size) {
      return Optional.of("pass");
    }
  }

  /** No legal move: the player broke a rule, or was dropped before. */
  public record NoMove() implements PlayedMove {
    @Override
    public Optional<String> text(int size) {
      return Optional.empty();
    }
  }
}
