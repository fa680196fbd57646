package org.rondo.arimaa;

/** Draws a position for a terminal, in the long form that the game's programs use. */
final class ArimaaPicture {
  private static final String BORDER = " +-----------------+\n";

  private ArimaaPicture() {}

  /** {@return the label of the turn and the board, with x for an empty trap} */
  static String of(ArimaaPosition position) {
    StringBuilder picture = new StringBuilder(256);
    picture.append(position.label());
    position.result().ifPresent(result -> picture.append(' ').append(sentence(result)));
    picture.append('\n').append(BORDER);
    for (int rank = 7; rank >= 0; rank--) {
      picture.append(rank + 1).append('|');
      for (int file = 0; file < 8; file++) {
        int square = 8 * rank + file;
        char letter = position.board().letter(square);
        boolean isTrap = (ArimaaBoard.TRAPS >>> square & 1) != 0;
        picture.append(' ').append(letter == '.' && isTrap ? 'x' : letter);
      }
      picture.append(" |\n");
    }
    return picture.append(BORDER).append("   a b c d e f g h\n").toString();
  }

  private static String sentence(ArimaaResult result) {
    String winner = result.winner() == 0 ? "gold wins: " : "silver wins: ";
    return winner
        + switch (result.reason()) {
          case GOAL -> "a rabbit is on its goal row";
          case ELIMINATION -> "the other side has lost all rabbits";
          case IMMOBILISATION -> "the other side has no legal turn";
          case SCORE -> "it leads by pieces at the limit of turns";
        };
  }
}
