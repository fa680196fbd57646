package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.NotBlank;

class ParameterTextProperties {
  @Property(tries = 300)
  void aParameterIsReadBackFromItsText(
      @ForAll @NotBlank String name, @ForAll int one, @ForAll int other, @ForAll boolean isWhole) {
    Assume.that(one != other);
    double least = Math.min(one, other) / (isWhole ? 1.0 : 7.0);
    double most = Math.max(one, other) / (isWhole ? 1.0 : 7.0);
    Parameter parameter =
        new Parameter(name, least, most, isWhole && most - least < 1e9 ? 1 : 0, most);
    assertThat(Parameter.parse(parameter.toString())).isEqualTo(parameter);
    if (least > 0) {
      Parameter ratios = parameter.logarithmic();
      assertThat(ratios).isNotEqualTo(parameter);
      assertThat(Parameter.parse(ratios.toString())).isEqualTo(ratios);
    }
  }
}
