package org.rondo.arimaa.remote;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.arimaa.Arimaa;
import org.rondo.game.Game;
import org.rondo.match.OpeningNotation;

/** Openings of Arimaa: the first moves of the matches in an {@linkplain ArimaaArchive archive}. */
public final class ArimaaOpenings implements OpeningNotation {

  public ArimaaOpenings() {}

  @Override
  public boolean isOf(Game<?, ?> game) {
    return game instanceof Arimaa;
  }

  @Override
  public Optional<List<PlacedOpening>> file(String name, byte[] content, int turns) {
    String text = new String(content, StandardCharsets.UTF_8);
    if (!ArimaaArchive.isArchive(text)) {
      return Optional.empty();
    }
    List<ArimaaTranscript> matches = ArimaaArchive.read(text);
    return Optional.of(
        IntStream.range(0, matches.size())
            .mapToObj(
                place ->
                    new PlacedOpening(
                        "match " + (place + 1), () -> matches.get(place).opening(turns)))
            .toList());
  }
}
