package org.rondo.server.event;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.format.RunKind;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.InputException;
import org.rondo.input.TextPattern;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.Folders;
import org.rondo.store.LogView;
import org.rondo.store.SeedKeeper;

/**
 * The folder of an event. It has a folder for each tournament, and the file {@code rights.jsonl}
 * with the decisions that belong to none.
 *
 * @param noun the beginning of the names of the folders of tournaments
 */
record EventFolder(Path folder, String noun) {
  private static final TextPattern NUMBER = TextPattern.of("[1-9][0-9]{0,8}");
  private static final String RIGHTS = "rights.jsonl";
  private static final String HEADER = "{\"event\":1,\"decides\":\"rights\"}";
  private static final String EARLIER_FILE = "event.json";

  /**
   * {@return a folder, which is created if it does not exist}
   *
   * @throws ConflictingSettingsException if an earlier version has kept decisions in it
   */
  static EventFolder open(Path folder, String noun) throws IOException {
    Folders.create(folder);
    if (Files.exists(folder.resolve(EARLIER_FILE))) {
      throw new ConflictingSettingsException(
          folder.toString(),
          folder.resolve(EARLIER_FILE)
              + " has decisions of the organisers in the form of an earlier version of Rondo; finish"
              + " the event with that version, or begin it again in another folder");
    }
    return new EventFolder(folder, noun);
  }

  private Path tournament(int number) {
    return folder.resolve(noun + "-" + number);
  }

  /** {@return the numbers of the tournaments, in order} Each has a journal. */
  private int[] numbers() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(path -> String.valueOf(path.getFileName()))
          .filter(name -> name.startsWith(noun + "-"))
          .map(name -> name.substring(noun.length() + 1))
          .filter(NUMBER::matches)
          .mapToInt(Integer::parseInt)
          .filter(number -> hasJournal(tournament(number)))
          .sorted()
          .toArray();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** {@return whether the journal of a folder has a first line, be it a damaged one} */
  static boolean hasJournal(Path tournament) {
    Path journal = RunKind.TOURNAMENT.log(tournament);
    if (!Files.exists(journal)) {
      return false;
    }
    try (LogView log = LogView.open(journal)) {
      return !log.header().isEmpty();
    } catch (InputException e) {
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the folders of the tournaments, in their order} */
  List<Path> tournaments() throws IOException {
    return IntStream.of(numbers()).mapToObj(this::tournament).toList();
  }

  /**
   * {@return the folder of a new tournament} The rest of a draw that was cut off is deleted there.
   */
  Path next() throws IOException {
    Path next = tournament(IntStream.of(numbers()).max().orElse(0) + 1);
    Files.deleteIfExists(RunKind.TOURNAMENT.log(next));
    return next;
  }

  /**
   * {@return the commitment to the secret seed of the next tournament, which is drawn if need be}
   */
  String commitment() throws IOException {
    Path next = next();
    Folders.create(next);
    // Which teams take part is known only at the draw.
    return SeedKeeper.commit(RunKind.TOURNAMENT.log(next), "", new SecureRandom()).seed();
  }

  private static String line(boolean isRevoked) {
    return "{\"revoked\":" + isRevoked + "}";
  }

  /** {@return whether the contestants' rights to create and change games are revoked} */
  boolean isRevoked() throws IOException {
    Path file = folder.resolve(RIGHTS);
    if (!Files.exists(file)) {
      return false;
    }
    try (AppendOnlyFile decisions = AppendOnlyFile.open(file, "event")) {
      return decisions.endsWith(line(true));
    }
  }

  /** Keeps whether the contestants' rights are revoked. */
  void revoke(boolean isRevoked) {
    try (AppendOnlyFile decisions = AppendOnlyFile.open(folder.resolve(RIGHTS), "event")) {
      if (decisions.end() == 0) {
        decisions.begin(HEADER);
      }
      decisions.append(line(isRevoked));
      decisions.force();
    } catch (IOException e) {
      throw notKept(e);
    }
  }

  /** {@return the exception for a decision that cannot be kept} */
  static UncheckedIOException notKept(IOException cause) {
    return new UncheckedIOException(
        new IOException("the decision cannot be kept: " + cause.getMessage(), cause));
  }
}
