package org.rondo.tournament;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.rondo.input.TextPattern;
import org.rondo.match.MatchRecord;
import org.rondo.remote.Program;
import org.rondo.remote.ProgramRun;
import org.rondo.store.AtomicFile;
import org.rondo.store.Folders;

/**
 * A learner that is a program outside this virtual machine. For each lesson the program is started,
 * reads the records of the round, changes the files with which its entrant plays, and ends.
 *
 * <p>The records are at its standard input, one line of JSON for each match that counts. They are
 * also in a file {@code round-0001.jsonl} for each round, so that a program can learn from all
 * rounds. The environment has these variables:
 *
 * <ul>
 *   <li>{@code RONDO_ENTRANT}: the name of the entrant that learns
 *   <li>{@code RONDO_ROUND}: the number of the round that is over, from 1
 *   <li>{@code RONDO_GAMES}: the folder with a file for each round up to this one
 *   <li>{@code RONDO_SEED}: a number for the program's random numbers
 *   <li>{@code RONDO_SECONDS}: the limit of the lesson
 * </ul>
 *
 * <p>What a program has learned is in its own files, which Rondo does not know. They outlive this
 * virtual machine, so a resumed tournament does not give a lesson again that has ended. A lesson
 * that was cut off is given again. A program whose result depends on the files of all rounds and
 * not on its earlier result is not disturbed by that.
 */
public final class ProgramLearner implements Learner {
  private static final TextPattern ROUND = TextPattern.of("round-([0-9]{4,9})\\.jsonl");

  private final Path folder;
  private final ProgramRun run;

  /**
   * Creates a learner. It starts no process by itself.
   *
   * @param program the program; of its limits only the command is used
   * @param folder the folder for the records; it is created if it does not exist. No other learner
   *     has it
   */
  public ProgramLearner(Program program, Path folder) {
    this.folder = Objects.requireNonNull(folder, "folder");
    this.run = new ProgramRun(program, folder);
  }

  @Override
  public boolean keepsLessons() {
    return true;
  }

  /**
   * Runs the program for a lesson and waits for its end.
   *
   * @throws FailedLessonException if the program ends with another exit status than 0
   * @throws IOException if the records cannot be written or the program cannot be started
   * @throws InterruptedException if the lesson takes too long; the program is then killed
   */
  @Override
  public void learn(Lesson lesson) throws IOException, InterruptedException, FailedLessonException {
    Folders.create(folder);
    forgetLaterRounds(lesson.number());
    Path records = folder.resolve(String.format(Locale.ROOT, "round-%04d.jsonl", lesson.number()));
    write(lesson, records);
    Optional<String> failure =
        run.toEnd(
            records,
            Map.of(
                "RONDO_ENTRANT", lesson.entrant(),
                "RONDO_ROUND", Integer.toString(lesson.number()),
                "RONDO_GAMES", folder.toAbsolutePath().toString(),
                "RONDO_SEED", Long.toString(lesson.seed().rng().nextLong()),
                "RONDO_SECONDS", Long.toString(lesson.limit().toSeconds())));
    if (failure.isPresent()) {
      throw new FailedLessonException(failure.get());
    }
  }

  /** Deletes the files of an earlier tournament in the same folder. */
  private void forgetLaterRounds(int number) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.toList();
    }
    for (Path file : files) {
      Matcher name = ROUND.matcher(file.getFileName().toString());
      if (name.matches() && Integer.parseInt(name.group(1)) > number) {
        Files.delete(file);
      }
    }
  }

  private static void write(Lesson lesson, Path file) throws IOException {
    try (AtomicFile records = AtomicFile.of(file)) {
      OutputStream out = records.out();
      for (MatchRecord record : lesson.records()) {
        out.write((record.json() + "\n").getBytes(StandardCharsets.UTF_8));
      }
      records.publish();
    }
  }
}
