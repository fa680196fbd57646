package org.rondo.arimaa;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.rondo.game.Parts;
import org.rondo.game.TooManyMovesException;
import org.rondo.random.Rng;

/** The set-ups of a seat: all arrangements of its sixteen pieces on its two rows. */
record SetupMoves(int seat) implements ArimaaMoves {
  private static final int SQUARES = 16;

  /** 16! / (8! · 2! · 2! · 2!). */
  private static final BigInteger COUNT = BigInteger.valueOf(64_864_800);

  @Override
  public Optional<String> objection(ArimaaMove move) {
    if (!(move instanceof ArimaaSetup setup)) {
      return Optional.of("the first move sets up the pieces, Ra1 Db1 and so on, all sixteen");
    }
    int[] placed = new int[ArimaaBoard.SET_UP.length];
    int square = first();
    for (ArimaaSetup.PlacedPiece piece : setup.placements()) {
      if (Character.isLowerCase(piece.piece()) != (seat == 1)) {
        return Optional.of(piece.text() + " is a piece of the other side");
      }
      if (piece.square() != square) {
        return Optional.of(
            String.format(
                Locale.ROOT,
                "there must be one piece on each square of rows %s",
                seat == 0 ? "1 and 2" : "7 and 8"));
      }
      square++;
      placed[ArimaaText.strength(piece.piece())]++;
    }
    for (int strength = 1; strength < placed.length; strength++) {
      if (placed[strength] != ArimaaBoard.SET_UP[strength]) {
        return Optional.of(
            String.format(
                Locale.ROOT,
                "it has %d of the piece %s, and a seat sets up %d",
                placed[strength],
                letter(strength),
                ArimaaBoard.SET_UP[strength]));
      }
    }
    return Optional.empty();
  }

  private int first() {
    return seat == 0 ? 0 : 48;
  }

  private char letter(int strength) {
    return (seat == 0 ? ArimaaBoard.LETTERS : ArimaaBoard.SILVER_LETTERS).charAt(strength);
  }

  @Override
  public BigInteger count() {
    return COUNT;
  }

  @Override
  public ArimaaMove sample(Rng rng) {
    List<Character> pieces = new ArrayList<>(SQUARES);
    for (int strength = 1; strength < ArimaaBoard.SET_UP.length; strength++) {
      for (int i = 0; i < ArimaaBoard.SET_UP[strength]; i++) {
        pieces.add(letter(strength));
      }
    }
    rng.shuffle(pieces);
    return setup(pieces);
  }

  private ArimaaSetup setup(List<Character> pieces) {
    List<ArimaaSetup.PlacedPiece> placements = new ArrayList<>(SQUARES);
    for (int i = 0; i < SQUARES; i++) {
      placements.add(new ArimaaSetup.PlacedPiece(pieces.get(i), first() + i));
    }
    return new ArimaaSetup(placements);
  }

  @Override
  public List<ArimaaMove> list() {
    throw new TooManyMovesException(COUNT);
  }

  @Override
  public Parts<ArimaaMove, ?> parts() {
    return new PiecesInTurn();
  }

  /** A set-up as sixteen choices: the piece for each square, in the order of the squares. */
  private final class PiecesInTurn implements Parts<ArimaaMove, Character> {

    @Override
    public int count() {
      return SQUARES;
    }

    @Override
    public List<Character> choices(List<Character> chosen) {
      List<Character> left = new ArrayList<>();
      for (int strength = 1; strength < ArimaaBoard.SET_UP.length; strength++) {
        char letter = letter(strength);
        long placed = chosen.stream().filter(piece -> piece == letter).count();
        if (placed < ArimaaBoard.SET_UP[strength]) {
          left.add(letter);
        }
      }
      return left;
    }

    @Override
    public ArimaaMove join(List<Character> chosen) {
      return setup(chosen);
    }
  }
}
