package org.rondo.remote.transcript;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The transcripts that a folder has, so that pages can link to them.
 *
 * @param folder the folder; if it does not exist, there are none
 * @param address the address of the folder, relative to a page; it ends with a slash
 * @param names the names of the files
 */
public record TranscriptList(Path folder, String address, Set<String> names) {
  private static final String NAME = "transcripts";

  /** Copies the names. */
  public TranscriptList {
    Objects.requireNonNull(folder, "folder");
    Objects.requireNonNull(address, "address");
    names = Set.copyOf(names);
  }

  /** {@return a list without transcripts} */
  public static TranscriptList none() {
    return new TranscriptList(Path.of(NAME), "", Set.of());
  }

  /**
   * {@return the transcripts of the matches in a folder} They are in its folder {@code
   * transcripts}, or beside it: {@code cup/transcripts/othello} for {@code cup/othello}. The page
   * is in the folder of the matches.
   *
   * @param run the folder of a tournament, of a duel or of records
   * @throws IOException if the folder of the transcripts cannot be read
   */
  public static TranscriptList of(Path run) throws IOException {
    Path inside = run.resolve(NAME);
    Optional<Path> name = Optional.ofNullable(run.toAbsolutePath().normalize().getFileName());
    Path beside = name.map(own -> run.resolveSibling(NAME).resolve(own)).orElse(inside);
    return in(Files.isDirectory(inside) ? inside : beside).seenFrom(run);
  }

  private static TranscriptList in(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return none();
    }
    Set<String> files = new HashSet<>();
    try (Stream<Path> all = Files.list(folder)) {
      all.map(file -> String.valueOf(file.getFileName()))
          .filter(file -> file.endsWith(".txt"))
          .forEach(files::add);
    }
    return new TranscriptList(folder, "", files);
  }

  /**
   * {@return for each seat of a match the name of the file of its last playing; the empty text for
   * a seat without one, and an empty list if no seat has one}
   *
   * @param match the name of the match, for instance {@code 1.2.1}
   * @param entrants the names of the entrants, by seat
   */
  public List<String> files(String match, List<String> entrants) {
    List<String> last = filesOf(match, entrants);
    List<String> again = last;
    for (int replay = 1; !again.isEmpty(); replay++) {
      last = again;
      again = filesOf(TranscriptFolder.playing(match, replay), entrants);
    }
    return last;
  }

  private List<String> filesOf(String match, List<String> entrants) {
    List<String> found =
        IntStream.range(0, entrants.size())
            .mapToObj(seat -> TranscriptFolder.fileName(match, seat, entrants.get(seat)))
            .map(name -> names.contains(name) ? name : "")
            .toList();
    return found.stream().allMatch(String::isEmpty) ? List.of() : found;
  }

  /** {@return for each seat of a match the address of its file, as {@link #files} names it} */
  public List<String> addresses(String match, List<String> entrants) {
    return files(match, entrants).stream()
        .map(file -> file.isEmpty() ? "" : address + file)
        .toList();
  }

  /**
   * {@return the same transcripts, with their address for another page}
   *
   * @param page the folder of the page
   */
  public TranscriptList seenFrom(Path page) {
    if (names.isEmpty()) {
      // A list without transcripts may have a folder on another disk.
      return this;
    }
    Path relative = absolute(page).relativize(absolute(folder));
    StringBuilder parts = new StringBuilder();
    relative.forEach(part -> parts.append(encoded(part.toString())).append('/'));
    return new TranscriptList(folder, parts.toString(), names);
  }

  private static Path absolute(Path place) {
    return place.toAbsolutePath().normalize();
  }

  private static String encoded(String part) {
    // This class encodes the values of a form, in which a blank is a plus sign.
    return URLEncoder.encode(part, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
