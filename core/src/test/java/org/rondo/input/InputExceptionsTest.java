package org.rondo.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The exceptions of wrong input name what is wrong. */
class InputExceptionsTest {
  private static final IllegalStateException CAUSE = new IllegalStateException("cause");

  private static Supplier<Integer> throwing(RuntimeException thrown) {
    return () -> {
      throw thrown;
    };
  }

  @Test
  void anExceptionHasTheInputThatIsRefused() {
    SpecificationException specification = new SpecificationException("mcts:x", "no x", CAUSE);
    assertThat(specification.text()).isEqualTo("mcts:x");
    assertThat(specification).hasMessage("no x").hasCause(CAUSE);
    OptionException option = new OptionException("mcts", "width", "0", "too small", CAUSE);
    assertThat(option.owner()).isEqualTo("mcts");
    assertThat(option.option()).isEqualTo("width");
    assertThat(option.value()).isEqualTo("0");
    assertThat(option).hasMessage("too small").hasCause(CAUSE);
    assertThat(new RefusedRulingException("annul 1.1.1", "no", CAUSE).ruling())
        .isEqualTo("annul 1.1.1");
    assertThat(new RefusedRulingException("annul 1.1.2", "no").ruling()).isEqualTo("annul 1.1.2");
    assertThat(new OptionException("duct", "horizon", "-1", "no").option()).isEqualTo("horizon");
    assertThat(new SpecificationException("x", "no").text()).isEqualTo("x");
  }

  @Test
  void contradictionsMayNameTheSettingThatDiffers() {
    DifferentSetting seed = new DifferentSetting("seed", "\"7\"", "\"8\"");
    assertThat(seed.text()).isEqualTo("seed is \"7\" in the file and \"8\" here");
    ConflictingSettingsException different = new ConflictingSettingsException("cup", "no", seed);
    assertThat(different.settings()).isEqualTo("cup");
    assertThat(different.difference()).contains(seed);
    assertThat(new ConflictingSettingsException("cup", "no").difference()).isEmpty();
    ConflictingSettingsException caused = new ConflictingSettingsException("hat", "no", CAUSE);
    assertThat(caused.difference()).isEmpty();
    assertThat(caused.settings()).isEqualTo("hat");
    assertThat(caused).hasCause(CAUSE);
  }

  @Test
  void damageMayHaveALine() {
    assertThat(new DamagedFileException("log", "no").line()).isEmpty();
    assertThat(new DamagedFileException("log", "no", CAUSE).line()).isEmpty();
    assertThat(new DamagedFileException("log", 1, "no", CAUSE).line()).hasValue(1);
    assertThat(new DamagedFileException("log", 0, "no", CAUSE).line()).isEmpty();
    assertThat(new DamagedFileException("log", 9, "no", CAUSE).file()).isEqualTo("log");
  }

  @Test
  void aValueThatIsRefusedIsWrongInput() {
    assertThat(SpecificationException.<Integer>valueOf("x", () -> 5)).isEqualTo(5);
    IllegalArgumentException refused = new IllegalArgumentException("too odd");
    SpecificationException thrown =
        catchThrowableOfType(
            SpecificationException.class,
            () -> SpecificationException.valueOf("x", throwing(refused)));
    assertThat(thrown).hasMessage("too odd").hasCause(refused);
    assertThat(thrown.text()).isEqualTo("x");
    IllegalArgumentException silent = new IllegalArgumentException();
    assertThatThrownBy(() -> SpecificationException.valueOf("x", throwing(silent)))
        .isSameAs(silent);
    assertThatThrownBy(() -> SpecificationException.valueOf("x", throwing(CAUSE))).isSameAs(CAUSE);
  }

  @Test
  void whatAFileHoldsIsDamageIfItIsRefused() {
    assertThat(DamagedFileException.<Integer>valueOf("log", () -> 5)).isEqualTo(5);
    IllegalArgumentException refused = new IllegalArgumentException("too odd");
    SpecificationException unknown = new SpecificationException("x", "no x");
    for (RuntimeException cause : new RuntimeException[] {refused, unknown}) {
      DamagedFileException thrown =
          catchThrowableOfType(
              DamagedFileException.class,
              () -> DamagedFileException.valueOf("log", throwing(cause)));
      assertThat(thrown).hasMessage(cause.getMessage()).hasCause(cause);
      assertThat(thrown.file()).isEqualTo("log");
    }
    DamagedFileException inner = new DamagedFileException("other", "no");
    assertThatThrownBy(() -> DamagedFileException.valueOf("log", throwing(inner))).isSameAs(inner);
  }

  @Test
  void aMessageHasAtMostTenThousandCharactersAndNoHalfOfOne() {
    String most = "x".repeat(10_000);
    assertThat(new DamagedFileException("log", most)).hasMessage(most);
    assertThat(new DamagedFileException("log", most + "y")).hasMessage(most + "...");
    String smile = "\uD83D\uDE00";
    String odd = "x".repeat(9_999);
    assertThat(new DamagedFileException("log", odd + smile)).hasMessage(odd + "...");
    String even = "x".repeat(9_998) + smile;
    assertThat(new DamagedFileException("log", even + "y")).hasMessage(even + "...");
  }

  @Test
  void theRefusalOfAValueInAFileBeginsWithTheFile() {
    Path file = Path.of("cup", "journal.jsonl");
    assertThat(DamagedFileException.valueIn(file, () -> 7)).isEqualTo(7);
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(
            () ->
                DamagedFileException.valueIn(
                    file, throwing(new IllegalArgumentException("seed 'x' is no seed"))))
        .withMessage(file + " is damaged: seed 'x' is no seed; restore it from a copy")
        .satisfies(refusal -> assertThat(refusal.file()).isEqualTo(file.toString()));
  }
}
