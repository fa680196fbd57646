package org.rondo.cli.damage;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.cli.CommandRun;
import org.rondo.cli.damage.ReadFile.Promise;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Every kind of file that a command reads, damaged. The command ends with a sentence that names the
 * file, or with the same bytes as without the damage; never with other bytes, a stack trace or not
 * at all.
 */
class DamagedFilesTest {
  private static final int MANY = 40;

  @TempDir private static Path sources;

  private static List<ReadFile> files = List.of();

  @TempDir private Path folder;

  /** What a command gave and wrote. */
  private record Effect(CommandRun run, Map<String, String> written) {}

  @BeforeAll
  static void playAll() {
    files = DamagedFolders.in(sources);
  }

  static List<ReadFile> files() {
    return files;
  }

  /** Gives the command a folder whose file has some bytes. */
  private Effect effect(ReadFile file, byte[] bytes) throws IOException {
    Path place = folder.resolve("place");
    if (Files.exists(place)) {
      MoreFiles.deleteRecursively(place, RecursiveDeleteOption.ALLOW_INSECURE);
    }
    copy(file.source(), place);
    Files.write(place.resolve(file.file()), bytes);
    CommandRun run = ReadFile.run(file.command(), place);
    return new Effect(run, written(place, file.file()));
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path each : all.toList()) {
        Files.copy(each, to.resolve(from.relativize(each).toString()));
      }
    }
  }

  private static Map<String, String> written(Path place, String damaged) throws IOException {
    Map<String, String> written = new TreeMap<>();
    try (Stream<Path> all = Files.walk(place)) {
      for (Path each : all.filter(Files::isRegularFile).toList()) {
        written.put(
            place.relativize(each).toString(), Files.readString(each, StandardCharsets.ISO_8859_1));
      }
    }
    written.keySet().removeIf(name -> name.equals(damaged) || name.endsWith(".part"));
    return written;
  }

  private void damage(ReadFile file, List<Damage> damages, int times, long seed)
      throws IOException {
    byte[] whole = Files.readAllBytes(file.source().resolve(file.file()));
    Effect expected = effect(file, whole);
    assertThat(expected.run().exitCode()).as(expected.run().err()).isZero();
    Rng rng = Seed.of(seed).child("file", files.indexOf(file)).rng();
    for (int time = 0; time < times; time++) {
      for (Damage damage : damages) {
        byte[] damaged = damage.of(whole, rng);
        String what = file + ", " + damage + " " + time;
        try {
          check(file, whole, damaged, effect(file, damaged), expected);
        } catch (AssertionError | RuntimeException e) {
          throw new AssertionError(what + ": " + e.getMessage(), e);
        }
      }
    }
  }

  private static void check(
      ReadFile file, byte[] whole, byte[] damaged, Effect effect, Effect expected) {
    String complaint = effect.run().err();
    boolean isPromised = isPromised(file.promise(), whole, damaged);
    if (effect.run().exitCode() != 0) {
      assertThat(effect.run().exitCode()).as(complaint).isBetween(1, 2);
      assertThat(complaint).isNotBlank().doesNotContain("Exception", "\tat ");
      if (isPromised) {
        assertThat(complaint).contains(Path.of(file.file()).getFileName().toString());
      }
    } else if (isPromised) {
      assertThat(effect.run().out()).isEqualTo(expected.run().out());
      assertThat(effect.written().keySet()).isEqualTo(expected.written().keySet());
      effect
          .written()
          .forEach(
              (name, text) ->
                  assertThat(text.equals(expected.written().get(name)))
                      .as("%s is the same", name)
                      .isTrue());
    }
  }

  private static boolean isPromised(Promise promise, byte[] whole, byte[] damaged) {
    return switch (promise) {
      case SAME_BYTES -> true;
      case GROWS -> !isEarlier(wholeLines(damaged), whole);
      case KNOWN_LINES -> !lines(whole).containsAll(lines(damaged));
      case OTHER_MEANING -> false;
    };
  }

  private static boolean isEarlier(byte[] log, byte[] whole) {
    return log.length <= whole.length && Arrays.equals(log, Arrays.copyOf(whole, log.length));
  }

  /** {@return the bytes up to the last line feed; a line without one has never been written} */
  private static byte[] wholeLines(byte[] log) {
    int end = log.length;
    while (end > 0 && log[end - 1] != '\n') {
      end--;
    }
    return Arrays.copyOf(log, end);
  }

  private static Set<String> lines(byte[] bytes) {
    return Set.copyOf(List.of(new String(bytes, StandardCharsets.ISO_8859_1).split("\n", -1)));
  }

  @ParameterizedTest
  @MethodSource("files")
  @Timeout(60)
  void damageIsNamedOrHasNoEffect(ReadFile file) throws IOException {
    List<Damage> all = List.of(Damage.values());
    // Every file gets two kinds, and every kind many files.
    int number = files.indexOf(file);
    Damage first = all.get(number % all.size());
    Damage second = all.get((number + number / all.size() + 1) % all.size());
    damage(file, List.of(first, second), 1, 1);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("files")
  @Timeout(600)
  void muchDamageIsNamedOrHasNoEffect(ReadFile file) throws IOException {
    damage(file, List.of(Damage.values()), MANY, 2);
  }
}
