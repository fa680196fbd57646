package org.rondo.benchmarks.study;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A champion with options that differ from the default. */
final class ChampionVariant {
  static final ChampionVariant USUAL = of("as it is", "");

  /** Variants for the question of near and far balls. */
  static final List<ChampionVariant> PLACES =
      List.of(
          USUAL,
          new ChampionVariant("placed near home", "spread-first=0", 120),
          new ChampionVariant("placed evenly", "spread-first=0", 980),
          new ChampionVariant("placed far away", "spread-first=512", 980),
          of("only what could be lost", "gain-work=0,gain-haste=0"),
          of("every ball alike", "gain-work=1"),
          of("crowds, not lone balls", "company-near=0.7"));

  /** Variants for the question of cooperation. */
  static final List<ChampionVariant> RELAYS =
      List.of(
          USUAL,
          of("no piles", "landing-pile=0,landing-shared=0"),
          of("some piles", "landing-pile=0.2,landing-shared=0.5"),
          of("great piles", "landing-pile=1,landing-shared=2"),
          of("wherever safest", "landing-walk=0"),
          of("to where a mate stands", "landing-walk=0.5,landing-shared=0"));

  /** Variants for the question of disruption. */
  static final List<ChampionVariant> DISRUPTION =
      List.of(
          USUAL,
          of("nothing snatched", "gain-urgency=0"),
          of("some snatched", "gain-urgency=0.4"),
          of("all snatched", "gain-urgency=1"),
          of("after what is claimed", "rivalry-claimed=1,rivalry-claimed-at-once=1"),
          of("never after what is claimed", "rivalry-claimed=0,rivalry-claimed-at-once=0"));

  /** Variants for the question of chance. */
  static final List<ChampionVariant> RANDOMNESS =
      List.of(
          USUAL,
          of("no chance", "deadlock-noise=0"),
          of("always a little", "deadlock-patience=0,deadlock-noise=0.03"),
          of("always some", "deadlock-patience=0,deadlock-noise=0.1"),
          of("always much", "deadlock-patience=0,deadlock-noise=0.5"));

  private final String name;
  private final String options;

  /** The number of cells over which its players are spread at first; null for the default. */
  private final @Nullable Integer spread;

  private ChampionVariant(String name, String options, @Nullable Integer spread) {
    this.name = name;
    this.options = options;
    this.spread = spread;
  }

  /** {@return its name in tables} */
  String name() {
    return name;
  }

  /** {@return its results in a series of varied placements} */
  RotatedSeries.Result playVaried(RotatedSeries series) {
    return spread == null ? series.playVaried(options) : series.playVaried(options, spread);
  }

  /** {@return the specification of the bot with its default placement} */
  String bot() {
    return options.isEmpty() ? "champion" : "champion:" + options;
  }

  private static ChampionVariant of(String name, String options) {
    return new ChampionVariant(name, options, null);
  }
}
