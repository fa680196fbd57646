package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.rondo.game.KnownNames;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;

/**
 * A format of recordings that another program made: of matches, positions, pairings, or whatever
 * else the library computes too. The format compares each recording with the library.
 *
 * <p>Formats on the class path are found through {@code META-INF/services}. A provider is public
 * and has a public constructor without arguments.
 */
public interface RecordingFormat {

  /**
   * The result of comparing recordings with the library.
   *
   * @param checked the number of recordings compared, at least the number of mismatches
   * @param mismatches a sentence for each recording that differs, in the order of the recordings
   */
  record VerificationReport(int checked, List<String> mismatches) {
    private static final VerificationReport EMPTY = new VerificationReport(0, List.of());

    /**
     * Copies the mismatches.
     *
     * @throws IllegalArgumentException if there are more mismatches than recordings
     */
    public VerificationReport {
      mismatches = List.copyOf(mismatches);
      checkArgument(
          checked >= mismatches.size(),
          "%s recordings cannot have %s mismatches",
          checked,
          mismatches.size());
    }

    /** {@return the report of zero recordings} */
    public static VerificationReport empty() {
      return EMPTY;
    }

    /**
     * {@return the report of one recording}
     *
     * @param name the name of the recording, with which its sentence begins
     * @param differences how it differs from the library; empty if it agrees
     */
    public static VerificationReport ofOne(String name, List<String> differences) {
      return new VerificationReport(
          1,
          differences.isEmpty()
              ? List.of()
              : List.of(name + ": " + String.join("; ", differences)));
    }

    /**
     * {@return the sum of this report and another, whose recordings follow}
     *
     * @param other the other report
     */
    public VerificationReport plus(VerificationReport other) {
      return new VerificationReport(
          checked + other.checked,
          Stream.concat(mismatches.stream(), other.mismatches.stream()).toList());
    }
  }

  /** {@return the name of the format, for instance {@code othello-games}; the same at each call} */
  String name();

  /** {@return what a file holds and what is compared, one line of text without a period} */
  String description();

  /**
   * Compares the recordings of a file with the library. Takes as long as the library takes to play
   * or compute what is recorded.
   *
   * @param file the recordings, packed by gzip if the name ends in {@code .gz}
   * @return the number of the recordings, and a sentence for each that differs
   * @throws IOException if the file cannot be read
   * @throws DamagedFileException if the file is not in this format
   */
  VerificationReport verify(Path file) throws IOException;

  /** {@return the formats on the class path, sorted by name} */
  static List<RecordingFormat> list() {
    return ServiceLoader.load(RecordingFormat.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(RecordingFormat::name))
        .toList();
  }

  /**
   * {@return the format of a name}
   *
   * @param name the name of a format on the class path
   * @throws SpecificationException if no format on the class path has this name, or more than one;
   *     the message lists the formats
   */
  static RecordingFormat find(String name) {
    Objects.requireNonNull(name, "name");
    List<RecordingFormat> all = list();
    List<RecordingFormat> found = all.stream().filter(one -> one.name().equals(name)).toList();
    KnownNames there = new KnownNames(all.stream().map(RecordingFormat::name).toList());
    String subject = "format \"" + name + "\"";
    return there.only(name, found, subject, "there is no " + subject);
  }
}
