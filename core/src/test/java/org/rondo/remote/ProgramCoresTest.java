package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.duel.Duel;
import org.rondo.match.Match;

/** Programs that are pinned to cores. */
@Timeout(600)
class ProgramCoresTest {
  private final Pile pile = new Pile(2, 9);

  @TempDir private Path folder;

  private Path taskset() throws IOException {
    Path file = Files.createFile(folder.resolve("taskset"));
    Assumptions.assumeTrue(file.toFile().setExecutable(true), "no file can be made executable");
    return file;
  }

  private static String status(String cores) {
    return "Name:\tjava\nCpus_allowed:\tff\nCpus_allowed_list:\t" + cores + "\nThreads:\t3\n";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"0 | 0", "0-3 | 0, 1, 2, 3", "1,3-4,9 | 1, 3, 4, 9", "10-11 | 10, 11"})
  void theCoresAreThoseThatTheSystemAllows(String list, String numbers) throws IOException {
    Path file = taskset();
    ProgramCores cores = ProgramCores.find(1, folder.toString(), status(list));
    assertThat(cores.numbers()).hasToString("[" + numbers + "]");
    assertThat(cores.words(3)).containsExactly(file.toString(), "-c", "3");
    assertThat(cores.words(null)).isEmpty();
  }

  @Test
  void whatIsMissingIsNamed() throws IOException {
    assertThatThrownBy(() -> ProgramCores.find(1, folder.toString(), status("0-3")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("cannot be pinned", "no program taskset", "install util-linux");
    taskset();
    assertThatThrownBy(() -> ProgramCores.find(1, folder.toString(), ""))
        .hasMessageContainingAll("cannot be pinned", "/proc/self/status");
    assertThatThrownBy(() -> ProgramCores.find(4, folder.toString(), status("0-2")))
        .hasMessageContainingAll("cannot be pinned", "4 programs", "3 cores");
  }

  private static ProgramCores cores(int programs) {
    try {
      return ProgramCores.forPrograms(programs);
    } catch (IllegalStateException e) {
      return Assumptions.abort(e.getMessage());
    }
  }

  /** {@return an entrant whose program writes the list of its cores to a file when it starts} */
  private Entrant<Pile.Stones, Pile.Take> entrant(String name) {
    return new Entrant<>(
        name,
        Scripts.bots(
            pile,
            Scripts.program(
                "sed -n 's/^Cpus_allowed_list:[^0-9]*//p' /proc/self/status >> "
                    + folder.resolve(name)
                    + "; while read -r q; do case $q in *rondo*) echo ready;; *over*) ;;"
                    + " *) echo take 1;; esac; done")));
  }

  private List<String> started(String name) throws IOException {
    return Files.readAllLines(folder.resolve(name));
  }

  @Test
  void theProgramsOfAMatchHaveACoreEach() throws Exception {
    ProgramCores two = cores(2);
    Duel.of(pile)
        .first(entrant("one"))
        .second(entrant("two"))
        .matches(4)
        .openings(2)
        .cores(two)
        .play();
    List<String> pinned = new ArrayList<>(started("one"));
    pinned.addAll(started("two"));
    assertThat(pinned).hasSize(2).doesNotHaveDuplicates();
    assertThat(two.numbers()).extracting(Object::toString).containsAll(pinned);
  }

  @Test
  void aProgramWhoseCoreIsTakenIsStartedOnAnother() throws Exception {
    ProgramCores two = cores(2);
    List<Entrant<Pile.Stones, Pile.Take>> three =
        List.of(entrant("one"), entrant("two"), entrant("three"));
    try (ProgramSeries series = new ProgramSeries(two)) {
      // The second and the third program had the same core when they met the first.
      for (int[] seats : new int[][] {{0, 1}, {0, 2}, {1, 2}}) {
        try (ProgramLoan<Pile.Stones, Pile.Take> loan =
            series.lend(List.of(three.get(seats[0]), three.get(seats[1])))) {
          Match<Pile.Stones, Pile.Take> match = Match.of(pile);
          loan.entrants().forEach(match::seat);
          loan.returned(match.play().faults());
        }
      }
    }
    assertThat(started("one")).hasSize(1);
    List<String> others = new ArrayList<>(started("two"));
    others.addAll(started("three"));
    assertThat(others).hasSize(3);
    assertThat(new HashSet<>(others)).hasSize(2);
  }
}
