package org.rondo.parallelfootball.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.bot.Weights;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Options;
import org.rondo.game.Options.Option;
import org.rondo.input.DamagedFileException;
import org.rondo.input.OptionException;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;
import org.rondo.random.Rng;

class AuctionWeightTest {
  private static final Weights<AuctionWeight> TABLE =
      TunedAuctionWeights.TUNED.shipped().of(ParallelFootballOptions.defaults());

  /** Returns every number in the weights by the name that its option should have. */
  private static Map<String, Double> numbers(Weights<AuctionWeight> weights) {
    Map<String, Double> numbers = new TreeMap<>();
    for (AuctionWeight weight : AuctionWeight.values()) {
      numbers.put(hyphened(weight.name()), weights.of(weight));
    }
    return numbers;
  }

  private static String hyphened(String name) {
    return name.replace('_', '-').toLowerCase(Locale.ROOT);
  }

  private static List<Option> declared(Weights<AuctionWeight> defaults) {
    Options options = Options.parse("champion");
    defaults.given(options);
    return options.declared();
  }

  private static Stream<Option> options() {
    return declared(TABLE).stream();
  }

  private static double end(Option option, int which) {
    return Double.parseDouble(option.values().split("\\.\\.")[which]);
  }

  private static Weights<AuctionWeight> read(String option, double value) {
    return TABLE.with(TABLE.given(Options.parse("champion:" + option + "=" + value)));
  }

  @Test
  void everyWeightIsAnOption() {
    Map<String, Double> fallbacks = new TreeMap<>();
    options().forEach(one -> fallbacks.put(one.name(), Double.parseDouble(one.fallback())));

    assertThat(fallbacks).isEqualTo(numbers(TABLE));
  }

  @ParameterizedTest
  @MethodSource("options")
  void anOptionChangesTheWeightMeantAndNoOther(Option option) {
    double changed = end(option, 1);
    Map<String, Double> expected = numbers(TABLE);
    expected.put(option.name(), changed);

    assertThat(numbers(read(option.name(), changed))).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("options")
  void aWeightOutOfItsRangeIsRefused(Option option) {
    for (double value : List.of(end(option, 0) - 0.5, end(option, 1) + 0.5)) {
      assertThatThrownBy(() -> read(option.name(), value))
          .isInstanceOf(OptionException.class)
          .hasMessage("champion option %s=%s is not in %s", option.name(), value, option.values());
    }
  }

  @Test
  void allThatAreKnownAreInRange() {
    List<Weights<AuctionWeight>> known = new ArrayList<>();
    for (int players : List.of(1, 2, 3, 4, 7, 10, 30, 46, 255, 1024)) {
      for (int range = 1; range <= 46; range++) {
        known.add(
            TunedAuctionWeights.TUNED
                .shipped()
                .of(new ParallelFootballOptions(players, range, 5000)));
      }
    }

    // A default out of range is refused too.
    assertThat(known)
        .allSatisfy(weights -> assertThat(declared(weights)).hasSize(numbers(weights).size()));
  }

  @Test
  void theCatalogueListsBudgetAndWeights() {
    CatalogEntry champion =
        BotCatalog.list(new ParallelFootball()).stream()
            .filter(entry -> entry.name().equals("champion"))
            .findAny()
            .orElseThrow();
    List<String> names = new ArrayList<>(List.of("bids", "ms", "weights"));
    names.addAll(numbers(TABLE).keySet());

    assertThat(champion.options())
        .extracting(Option::name)
        .containsExactlyInAnyOrderElementsOf(names);
  }

  @Test
  void aFileOfWeightsWithTwoLinesForOneWeightIsRefused(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("twice.txt"), "p 3 10\nk 3 10\np 4\n");

    assertThatThrownBy(
            () ->
                TunedAuctionWeights.TUNED.chosen(Options.parse("champion:weights='" + file + "'")))
        .isInstanceOf(DamagedFileException.class)
        .hasMessage(
            "weights %s: there are two lines p of 2 and 1 numbers; a weight has one line", file);
  }

  @Test
  void whatIsNotGivenIsEachGamesOwn() {
    Weights<AuctionWeight> first =
        TunedAuctionWeights.TUNED.shipped().of(new ParallelFootballOptions(3, 3, 5000));
    Weights<AuctionWeight> other =
        TunedAuctionWeights.TUNED.shipped().of(new ParallelFootballOptions(30, 20, 5000));
    // Given, though it is the first game's default.
    double work = first.of(AuctionWeight.GAIN_WORK);
    Map<AuctionWeight, Double> given = first.given(Options.parse("champion:gain-work=" + work));
    Map<String, Double> expected = numbers(other);
    expected.put("gain-work", work);

    assertThat(work).isNotEqualTo(other.of(AuctionWeight.GAIN_WORK));
    assertThat(numbers(other.with(given))).isEqualTo(expected);
  }

  @Test
  void oneOfTheCatalogueServesGamesOfOtherNumbers() {
    ParallelFootball few = new ParallelFootball(new ParallelFootballOptions(3, 3, 5000));
    ParallelFootball many = new ParallelFootball(new ParallelFootballOptions(30, 20, 5000));

    assertThat(placement(few, "champion", many)).isEqualTo(placement(many, "champion", many));
    assertThat(placement(few, "champion:spread-end=900", many))
        .isEqualTo(placement(many, "champion:spread-end=900", many))
        .isNotEqualTo(placement(many, "champion", many));
  }

  private static String placement(ParallelFootball found, String bot, ParallelFootball played) {
    return BotCatalog.find(found, bot)
        .newBot()
        .choose(Decision.in(played, played.start(), 0, Rng.none()))
        .text();
  }
}
