package org.rondo.series.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.input.SpecificationException;

/** Runners are found by the places where they play. */
class MatchPlaceCatalogTest {

  @Test
  void aRunnerIsFoundByTheNameBeforeTheColon() throws Exception {
    MatchTask task =
        MatchTask.parse(
            "{\"format\":1,\"task\":\"1.1.1\",\"game\":\"toy-pile:seats=2,stones=9\","
                + "\"entrants\":[\"ada\",\"ben\"],\"bots\":[\"random\",\"greedy\"],"
                + "\"seed\":\"7\",\"opening\":[]}");
    ArrayDeque<MatchTask> tasks = new ArrayDeque<>(List.of(task));
    List<String> played = new ArrayList<>();
    try (MatchPlace session = MatchPlaceCatalog.open("toy:here")) {
      session.run(
          () -> Optional.ofNullable(tasks.poll()), (one, result) -> played.add(result.id()));
    }
    assertThat(played).containsExactly("1.1.1");
    assertThat(MatchPlaceCatalog.schemes()).containsExactly("toy", "twin");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "toys:here | no match place \"toys\" is on the class path; did you mean toy?",
        "t:h       | no match place \"t\" is on the class path",
        "twin:here | match place \"twin\" is on the class path 2 times; remove one of them",
        "toy       | is not a place for matches; write NAME:ADDRESS, for instance spark:local[2]",
        "toy:      | is not a place for matches",
        ":here     | is not a place for matches",
      })
  void anUnknownPlaceIsRefused(String place, String reason) {
    assertThatThrownBy(() -> MatchPlaceCatalog.open(place))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void failuresOfAFactoryNameIt() {
    assertThatThrownBy(() -> MatchPlaceCatalog.open("toy:broken"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("the factory of match place toy failed for broken: ")
        .hasMessageEndingWith("the toy is broken");
  }

  @Test
  void theMessageNamesWhatAFactoryLacks() {
    assertThatThrownBy(() -> MatchPlaceCatalog.open("toy:there"))
        .isInstanceOf(MatchPlaceException.class)
        .hasMessageContaining("no toy at there");
  }
}
