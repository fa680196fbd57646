package org.rondo.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.input.InputException;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.server.event.ScriptedEvent.Result;
import org.rondo.server.event.ScriptedEvent.Stage;

/**
 * Events whose journal is damaged while no server runs. Opened again, an event fails with a
 * sentence that names the journal, or ends as an undisturbed one.
 */
@Timeout(600)
class DamagedEventTest {
  private static final String JOURNAL = "knockout-1/journal.jsonl";
  private static final int DAMAGES = 6;
  private static final int MANY_DAMAGES = 100;

  @TempDir private Path root;

  private static void copy(Path from, Path to) {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A bit flips, the end is cut off, or a line stands there twice, in turn. */
  private static byte[] damaged(byte[] whole, int number, Rng rng) {
    int at = rng.below(whole.length);
    if (number % 3 == 0) {
      byte[] flipped = whole.clone();
      flipped[at] ^= (byte) (1 << rng.below(8));
      return flipped;
    }
    if (number % 3 == 1) {
      return Arrays.copyOf(whole, at);
    }
    List<String> lines = new String(whole, StandardCharsets.UTF_8).lines().toList();
    int line = rng.below(lines.size());
    String doubled =
        String.join("\n", lines.subList(0, line + 1))
            + "\n"
            + String.join("\n", lines.subList(line, lines.size()))
            + "\n";
    return doubled.getBytes(StandardCharsets.UTF_8);
  }

  private void damage(int times, long seed) throws Exception {
    Path original = root.resolve("event");
    Path between = root.resolve("between");
    try (ScriptedEvent event = ScriptedEvent.open(original)) {
      event.playOn(
          stage -> {
            if (stage == Stage.RULED) {
              copy(original, between);
            }
          });
    }
    Result expected = ScriptedEvent.result(original);
    byte[] whole = Files.readAllBytes(between.resolve(JOURNAL));
    Rng rng = Seed.of(seed).child("damage").rng();
    int named = 0;
    for (int number = 0; number < times; number++) {
      Path place = root.resolve("place-" + number);
      copy(between, place);
      Files.write(place.resolve(JOURNAL), damaged(whole, number, rng));
      try (ScriptedEvent event = ScriptedEvent.open(place)) {
        event.playOn(stage -> {});
        assertThat(ScriptedEvent.result(place)).as("damage %s", number).isEqualTo(expected);
      } catch (IOException | InputException e) {
        named++;
        assertThat(e).as("damage %s", number).hasMessageContaining("journal.jsonl");
      }
    }
    assertThat(named).isBetween(times / 4, times - 1);
  }

  @Test
  void aDamagedJournalIsNamedOrHasNoEffect() throws Exception {
    damage(DAMAGES, 1);
  }

  @Tag("long")
  @Test
  void aJournalWithMuchDamageIsNamedOrHasNoEffect() throws Exception {
    damage(MANY_DAMAGES, 2);
  }
}
