package org.rondo.othello.remote.files;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.input.TextPattern;
import org.rondo.match.Opening;
import org.rondo.match.OpeningNotation;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

/**
 * Openings of Othello: lists of moves such as {@code f5d6c3}, GGF files, and WTHOR files.
 *
 * <p>A file is a GGF file if its name ends in {@code .ggf} or if its text begins with a GGF game. A
 * file is a WTHOR file if its name ends in {@code .wtb}.
 */
public final class OthelloOpenings implements OpeningNotation {
  private static final TextPattern MOVES = TextPattern.of("(?i)(?:[a-h][1-8]|pass|pa|--|\\s)++");
  private static final TextPattern GGF = TextPattern.of("[\\s0-9]*\\(;");

  public OthelloOpenings() {}

  @Override
  public boolean isOf(Game<?, ?> game) {
    return game instanceof Othello;
  }

  @Override
  public Optional<Opening> line(String line) {
    return MOVES.matcher(line).matches()
        ? Optional.of(OthelloTranscript.parse(line).opening())
        : Optional.empty();
  }

  @Override
  public Optional<List<PlacedOpening>> file(String name, byte[] content, int turns) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.endsWith(".wtb")) {
      return Optional.of(entries(wthor(content).games(), game -> first(game.placements(), turns)));
    }
    String text = new String(content, StandardCharsets.ISO_8859_1);
    return lower.endsWith(".ggf") || GGF.matcher(text).lookingAt()
        ? Optional.of(entries(GgfGame.parseAll(text), game -> game.transcript().opening(turns)))
        : Optional.empty();
  }

  private static <T> List<PlacedOpening> entries(List<T> games, Function<T, Opening> opening) {
    return IntStream.range(0, games.size())
        .mapToObj(
            place ->
                new PlacedOpening("game " + (place + 1), () -> opening.apply(games.get(place))))
        .toList();
  }

  private static WthorFile wthor(byte[] content) {
    try {
      return WthorFile.read(new ByteArrayInputStream(content));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the first turns of a match, whose later moves may be illegal} */
  private static Opening first(List<OthelloMove> placements, int turns) {
    List<OthelloMove> kept = placements.subList(0, Math.min(turns, placements.size()));
    return OthelloTranscript.withPasses(new Othello().start(), kept).opening(turns);
  }
}
