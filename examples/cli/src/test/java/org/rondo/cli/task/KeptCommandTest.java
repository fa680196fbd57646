package org.rondo.cli.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.cli.CommandRun;
import org.rondo.input.DamagedFileException;

/** The settings of a competition that were changed in the file of its folder. */
class KeptCommandTest {
  @TempDir private Path folder;

  /** Null in place of settings, of the settings of an option, and of an entrant. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "\"games\": 2; \"games\": null; games",
        "\"lag\": {}; \"lag\": null; lag",
        "\"learner\": []; \"learner\": [null]; learners.learner",
        "\"random\"; null; bot",
        "\"tic-tac-toe\"; null; subjects"
      })
  void settingsWithoutAValueAreRefused(String given, String changed, String field)
      throws IOException {
    BatchQueue queue = new BatchQueue(folder.resolve("big"));
    queue.begin("tic-tac-toe", "--bot", "random", "--bot", "greedy", "--games", "2");
    Path command = queue.folder().resolve("command.json");
    String settings = Files.readString(command);
    assertThat(settings).contains(given);
    Files.writeString(command, settings.replace(given, changed));
    assertThatThrownBy(() -> TaskInput.settings(Files.readString(command)))
        .isInstanceOf(DamagedFileException.class)
        .hasMessage("the field " + field + " has no value");
    CommandRun refused = queue.collect();
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err()).hasLineCount(1).contains("does not hold the settings");
  }
}
