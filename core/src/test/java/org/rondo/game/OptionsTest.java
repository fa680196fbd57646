package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.Options.Option;
import org.rondo.game.Options.Range;
import org.rondo.input.OptionException;
import org.rondo.input.SpecificationException;

class OptionsTest {

  @Test
  void readsANameWithoutOptions() {
    Options options = Options.parse("othello");

    assertThat(options.subject()).isEqualTo("othello");
    assertThat(options.integer("size", 8, 4, 26, 2)).isEqualTo(8);
    options.requireAllAsked();
  }

  @Test
  void readsWhatIsGivenInAnyOrder() {
    Options options = Options.parse("grid-soccer:rows=7,columns=14,ruleset=wcc,kick=0.25,log=true");

    assertThat(options.subject()).isEqualTo("grid-soccer");
    assertThat(options.integer("columns", 10, 6, 98, 2)).isEqualTo(14);
    assertThat(options.integer("rows", 5, 3, 49, 2)).isEqualTo(7);
    assertThat(options.flag("log", false)).isTrue();
    assertThat(options.real("kick", 0.5, 0, 1)).isEqualTo(0.25);
    assertThat(options.choice("ruleset", "algo3", List.of("algo3", "wcc"))).isEqualTo("wcc");
    options.requireAllAsked();
  }

  @Test
  void fallsBackWhereNothingIsGiven() {
    Options options = Options.parse("grid-soccer");

    assertThat(options.integer("rows", 5, 3, 49)).isEqualTo(5);
    assertThat(options.real("kick", 0.5, 0, 1)).isEqualTo(0.5);
    assertThat(options.flag("log", false)).isFalse();
    assertThat(options.flag("fair", true)).isTrue();
    assertThat(options.choice("ruleset", "algo3", List.of("algo3", "wcc"))).isEqualTo("algo3");
    assertThat(options.text("title", "no title")).isEqualTo("no title");
  }

  @Test
  void ignoresBlanksAroundNamesAndValues() {
    Options options = Options.parse(" nim : heap = 9 , most = 3 ");

    assertThat(options.subject()).isEqualTo("nim");
    assertThat(options.integer("heap", 1, 1, 99)).isEqualTo(9);
    assertThat(options.integer("most", 1, 1, 99)).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "'/usr/games/gtp-rhino -l 1'; /usr/games/gtp-rhino -l 1",
        "'a,b=c:d'; a,b=c:d",
        "'it''s'; it's",
        "''''; '",
        "'''quoted'''; 'quoted'",
        " 'before'; before",
        "'after' ; after",
        "' kept '; \" kept \"",
        "''; \"\"",
        "plain; plain",
        "a:b=c; a:b=c"
      })
  void quotedValuesHoldAnything(String written, String value) {
    Options last = Options.parse("gtp:seconds=3,command=" + written);
    Options first = Options.parse("gtp:command=" + written + ",seconds=3");

    assertThat(last.text("command", "none")).isEqualTo(value);
    assertThat(first.text("command", "none")).isEqualTo(value);
    assertThat(first.integer("seconds", 1, 1, 9)).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "\"\"; it has no name",
        "\" \"; it has no name",
        ":rows=3; it has no name",
        "nim:; after the colon come key=value pairs between commas",
        "nim:heap; after the colon come key=value pairs between commas",
        "nim:=3; after the colon come key=value pairs between commas",
        "nim:heap=3,; after the colon come key=value pairs between commas",
        "nim:heap=3,,most=1; after the colon come key=value pairs between commas",
        "nim:heap,most=1; after the colon come key=value pairs between commas",
        "nim:heap=3,heap=4; it gives heap twice",
        "nim:heap=3,heap=3; it gives heap twice",
        "nim:title='open; a single quote is not closed",
        "nim:title='; a single quote is not closed",
        "nim:title='it''s; a single quote is not closed",
        "nim:title='a'b; after a quoted value comes a comma or the end",
        "nim:title='a''; a single quote is not closed"
      })
  void refusesWhatIsNotOfTheForm(String specification, String why) {
    assertThatThrownBy(() -> Options.parse(specification))
        .isInstanceOf(SpecificationException.class)
        .hasMessage(
            "specification '" + specification + "' is not of the form name:key=value,...: " + why);
  }

  @Test
  void unknownOptionIsRefusedByWhatThereIs() {
    Options options = Options.parse("grid-soccer:rows=7,colums=14");
    options.integer("columns", 10, 6, 98, 2);
    options.integer("rows", 5, 3, 49, 2);
    options.integer("steps", 250, 1, 100_000);
    options.real("kick", 0.5, 0, 1);
    options.flag("log", false);
    options.choice("ruleset", "algo3", List.of("algo3", "wcc"));
    options.text("title", "");
    options.integer("spread", 0, 0, 9, 3);

    assertThatThrownBy(options::requireAllAsked)
        .isInstanceOf(OptionException.class)
        .hasMessage(
            "grid-soccer has no option \"colums\"; did you mean columns? It has columns=6..98 (even), rows=3..49 (odd),"
                + " steps=1..100000, kick=0.0..1.0, log=true|false, ruleset=algo3|wcc, title=text,"
                + " spread=0..9 (every 3)");
  }

  @Test
  void unknownOptionOfSomethingWithoutOptions() {
    assertThatThrownBy(Options.parse("othello:size=10,komi=3")::requireAllAsked)
        .isInstanceOf(OptionException.class)
        .hasMessageContainingAll("othello has no option \"size\"", "it takes no options");
  }

  @Test
  void aDescriptionBelongsToTheOptionThatIsReadNext() {
    Options options = Options.parse("any");
    options.about("The number of rows.").integer("rows", 5, 3, 49);
    options.flag("parts", false);
    options.about("Forgotten.").about("The goal.").choice("goal", "win", List.of("win", "lead"));
    assertThat(options.declared())
        .extracting(option -> option.description().orElse("none"))
        .containsExactly("The number of rows.", "none", "The goal.");
    assertThatThrownBy(() -> options.about(" "))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("option of any", "blank");
  }

  @Test
  void declaresInTheOrderOfAsking() {
    Options options = Options.parse("nim:most=2");
    options.integer("most", 3, 1, 9);
    options.flag("misere", false);

    assertThat(options.declared())
        .containsExactly(
            new Option("most", "3", "1..9", new Range(1, 9, 1)),
            new Option("misere", "false", "true|false"));
    assertThat(options.declared().get(0)).hasToString("most=1..9");
  }

  @Test
  void declaredOptionsAreEqualWhereAllOfThemIs() {
    Option option = new Option("most", "3", "1..9", new Range(1, 9, 1));
    Option same = new Option("most", "3", "1..9", new Range(1, 9, 1));

    assertThat(option).isEqualTo(same).hasSameHashCodeAs(same);
    assertThat(option.range()).contains(new Range(1, 9, 1));
    assertThat(option)
        .isNotEqualTo(new Option("least", "3", "1..9", new Range(1, 9, 1)))
        .isNotEqualTo(new Option("most", "4", "1..9", new Range(1, 9, 1)))
        .isNotEqualTo(new Option("most", "3", "1|9", new Range(1, 9, 1)))
        .isNotEqualTo(new Option("most", "3", "1..9"))
        .isNotEqualTo("most=1..9");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "50", "4", "-3", "x", "", "3.0", "1e1", "99999999999", "0x5"})
  void refusesAnIntegerThatIsNotInItsRange(String value) {
    assertRefused(
        "nim:rows=" + value,
        options -> options.integer("rows", 5, 3, 49, 2),
        "nim option rows=" + value + " is not in 3..49 (odd)");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 47, 49})
  void acceptsEveryIntegerInItsRange(int value) {
    assertThat(Options.parse("nim:rows=" + value).integer("rows", 5, 3, 49, 2)).isEqualTo(value);
  }

  @Test
  void stepsStartAtTheLeastValue() {
    Consumer<Options> ask = options -> options.integer("depth", -5, -5, 10, 5);

    assertThat(Options.parse("nim:depth=0").integer("depth", -5, -5, 10, 5)).isZero();
    assertThat(Options.parse("nim:depth=10").integer("depth", -5, -5, 10, 5)).isEqualTo(10);
    assertRefused("nim:depth=-4", ask, "nim option depth=-4 is not in -5..10 (every 5)");
    assertRefused("nim:depth=3", ask, "nim option depth=3 is not in -5..10 (every 5)");
  }

  @Test
  void oddStepsMayBeginBelowZero() {
    assertThat(Options.parse("nim:offset=-1").integer("offset", 1, -3, 3, 2)).isEqualTo(-1);
    assertRefused(
        "nim:offset=0",
        options -> options.integer("offset", 1, -3, 3, 2),
        "nim option offset=0 is not in -3..3 (odd)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-0.1", "1.1", "NaN", "Infinity", "x", ""})
  void refusesANumberThatIsNotInItsRange(String value) {
    assertRefused(
        "nim:kick=" + value,
        options -> options.real("kick", 0.5, 0, 1),
        "nim option kick=" + value + " is not in 0.0..1.0");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, 0.1, 1e-300})
  void acceptsEveryNumberInItsRange(double value) {
    assertThat(Options.parse("nim:kick=" + value).real("kick", 0.5, 0, 1)).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"yes", "TRUE", "1", ""})
  void refusesAFlagThatIsNeitherTrueNorFalse(String value) {
    assertRefused(
        "nim:log=" + value,
        options -> options.flag("log", true),
        "nim option log=" + value + " is not in true|false");
  }

  @ParameterizedTest
  @CsvSource({"true, true", "false, false"})
  void readsFlags(String value, boolean expected) {
    assertThat(Options.parse("nim:log=" + value).flag("log", !expected)).isEqualTo(expected);
  }

  @Test
  void refusesAWordThatIsNotThere() {
    assertRefused(
        "nim:ruleset=wc",
        options -> options.choice("ruleset", "algo3", List.of("algo3", "wcc")),
        "nim option ruleset=wc is not in algo3|wcc");
  }

  private static void assertRefused(String specification, Consumer<Options> ask, String sentence) {
    Options options = Options.parse(specification);
    assertThatThrownBy(() -> ask.accept(options))
        .isInstanceOf(OptionException.class)
        .hasMessage(sentence);
  }

  @Test
  void stepsAreCountedWithoutOverflow() {
    Options options = Options.parse("nim:heap=1000000000");
    assertThat(options.integer("heap", 0, -2_000_000_000, 2_000_000_000, 3))
        .isEqualTo(1_000_000_000);
  }

  @Test
  void refusesAStepBelow1() {
    assertThatThrownBy(() -> Options.parse("nim").integer("heap", 0, 0, 9, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("step 0 of option heap", "below 1");
  }

  @Test
  void whatHasToBeGivenIsAskedForLikeAnythingElse() {
    Options options = Options.parse("gtp:command='engine -l 1'");
    assertThat(options.requiredText("command")).isEqualTo("engine -l 1");
    options.requireAllAsked();
    assertThat(options.declared()).hasToString("[command=text (required)]");
  }

  @Test
  void whatHasToBeGivenAndIsNotIsRefusedAtTheEnd() {
    Options options = Options.parse("gtp");
    assertThat(options.requiredText("command")).isEmpty();
    assertThatThrownBy(options::requireAllAsked)
        .isInstanceOf(OptionException.class)
        .hasMessageContainingAll("gtp", "option command");
  }
}
