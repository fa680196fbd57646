package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.input.OptionException;

class OptionsProperties {

  @Property
  void quotedTextsAreReadBack(@ForAll("texts") Map<String, String> values) {
    Options options = Options.parse("gtp" + pairs(values));

    values.forEach((key, value) -> assertThat(options.text(key, "none")).isEqualTo(value));
    options.requireAllAsked();
  }

  @Property
  void whatIsNotAskedForIsRefused(@ForAll("texts") Map<String, String> values) {
    Map<String, String> withOneMore = new LinkedHashMap<>(values);
    withOneMore.put("OTHER", "1");
    Options options = Options.parse("gtp" + pairs(withOneMore));
    values.keySet().forEach(key -> options.text(key, "none"));

    assertThatThrownBy(options::requireAllAsked)
        .isInstanceOf(OptionException.class)
        .hasMessageStartingWith(
            "gtp has no option \"OTHER\"; it " + (values.isEmpty() ? "takes no options" : "has "));
  }

  @Property
  void theSpecificationOfWhatWasReadIsThatOfTheValues(
      @ForAll("texts") Map<String, String> values, @ForAll int heap, @ForAll double share) {
    Options options =
        Options.parse(
            "nim"
                + pairs(values)
                + (values.isEmpty() ? ":" : ",")
                + "HEAP="
                + heap
                + ",SHARE="
                + share);
    Specification expected = Specification.of("nim");
    for (Map.Entry<String, String> value : values.entrySet()) {
      options.text(value.getKey(), "none");
      expected = expected.with(value.getKey(), value.getValue(), "none");
    }
    options.integer("HEAP", 3, Integer.MIN_VALUE, Integer.MAX_VALUE);
    options.real("SHARE", 0.5, -Double.MAX_VALUE, Double.MAX_VALUE);
    options.integer("ROWS", 4, 1, 9);

    assertThat(options.specification())
        .isEqualTo(expected.with("HEAP", heap, 3).with("SHARE", share, 0.5));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void integersAreAcceptedExactlyInTheirRange(
      @ForAll @IntRange(min = -50, max = 50) int value,
      @ForAll @IntRange(min = -20, max = 20) int min,
      @ForAll @IntRange(min = 1, max = 5) int step) {
    int max = min + 4 * step;
    Options options = Options.parse("nim:heap=" + value);
    boolean isAllowed =
        value == min
            || value == min + step
            || value == min + 2 * step
            || value == min + 3 * step
            || value == max;

    if (isAllowed) {
      assertThat(options.integer("heap", min, min, max, step)).isEqualTo(value);
    } else {
      assertThatThrownBy(() -> options.integer("heap", min, min, max, step))
          .isInstanceOf(OptionException.class)
          .hasMessageStartingWith("nim option heap=" + value + " is not in " + min + ".." + max);
    }
  }

  @Provide
  Arbitrary<Map<String, String>> texts() {
    return Arbitraries.maps(
            Arbitraries.strings().withCharRange('a', 'z').ofMinLength(1).ofMaxLength(4),
            Arbitraries.strings()
                .withCharRange('a', 'f')
                .withChars("',=: ")
                .withChars('\u00e4', '"', '\\')
                .ofMaxLength(8))
        .ofMaxSize(4);
  }

  private static String pairs(Map<String, String> values) {
    return values.isEmpty()
        ? ""
        : values.entrySet().stream()
            .map(entry -> entry.getKey() + "='" + entry.getValue().replace("'", "''") + "'")
            .collect(Collectors.joining(",", ":", ""));
  }
}
