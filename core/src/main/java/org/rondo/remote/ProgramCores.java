package org.rondo.remote;

import static com.google.common.base.Strings.lenientFormat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The processor cores to which the programs of a {@link ProgramSeries} are pinned.
 *
 * <p>A pinned program and all processes that it starts run on one core. Programs that play at the
 * same time have different cores, so they take no time from each other. The virtual machine of the
 * referee and its bots are not pinned. An immutable value.
 */
public final class ProgramCores {
  private static final String NAME = "taskset";
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final String ALLOWED = "Cpus_allowed_list:";

  private final List<Integer> numbers;
  private final String taskset;

  private ProgramCores(List<Integer> numbers, String taskset) {
    this.numbers = List.copyOf(numbers);
    this.taskset = taskset;
  }

  /** {@return no cores: programs are not pinned} */
  public static ProgramCores none() {
    return new ProgramCores(List.of(), "");
  }

  /**
   * {@return the cores that this virtual machine may use, each for one program}
   *
   * @param programs the number of programs that play at the same time, at least 0
   * @throws IllegalStateException if there are fewer cores than programs, or the system does not
   *     have the program {@code taskset}, or does not tell the numbers of the cores; the message is
   *     a sentence that names the reason and the remedy
   */
  public static ProgramCores forPrograms(int programs) {
    String status;
    try {
      status = Files.readString(STATUS);
    } catch (IOException e) {
      status = "";
    }
    return find(programs, System.getenv().getOrDefault("PATH", ""), status);
  }

  /**
   * {@return the cores for so many programs}
   *
   * @param folders as in the environment variable {@code PATH}
   * @param status the text of {@code /proc/self/status}; empty where there is none
   */
  static ProgramCores find(int programs, String folders, String status) {
    String file =
        SessionStarter.program(NAME, folders)
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "programs cannot be pinned to cores: there is no program taskset on the"
                            + " PATH; install util-linux"));
    List<Integer> numbers =
        status
            .lines()
            .filter(line -> line.startsWith(ALLOWED))
            .flatMap(line -> numbers(line.substring(ALLOWED.length()).strip()))
            .toList();
    if (numbers.isEmpty()) {
      throw new IllegalStateException(
          "programs cannot be pinned to cores: " + STATUS + " does not list the cores");
    }
    if (numbers.size() < programs) {
      throw new IllegalStateException(
          lenientFormat(
              "programs cannot be pinned to cores: %s programs play at the same time, and"
                  + " there are %s cores; use fewer threads",
              programs, numbers.size()));
    }
    return new ProgramCores(numbers, file);
  }

  /** {@return the numbers of a list with ranges, for instance {@code 0-3,8}} */
  private static Stream<Integer> numbers(String list) {
    return Stream.of(list.split(","))
        .flatMap(
            range -> {
              String[] ends = range.split("-");
              int first = Integer.parseInt(ends[0]);
              return IntStream.rangeClosed(first, Integer.parseInt(ends[ends.length - 1])).boxed();
            });
  }

  /** {@return the numbers of the cores, in ascending order} */
  List<Integer> numbers() {
    return numbers;
  }

  /**
   * {@return the words to put before the command of a program}
   *
   * @param core the number of its core; null if the program is not pinned
   */
  List<String> words(@Nullable Integer core) {
    return core == null ? List.of() : List.of(taskset, "-c", core.toString());
  }
}
