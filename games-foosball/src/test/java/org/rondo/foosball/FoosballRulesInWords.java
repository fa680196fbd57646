package org.rondo.foosball;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The rules once more, slowly and in words, on the 108 numbers in HOME's frame. */
public final class FoosballRulesInWords {
  public static final int HOME = 4;
  static final int HOME_FATIGUE = 30;
  static final int AWAY = 56;
  static final int AWAY_FATIGUE = 82;

  private FoosballRulesInWords() {}

  static boolean isRow(int number) {
    return Math.abs((long) number) <= 4;
  }

  static long fielded(List<Integer> roster) {
    return roster.stream().filter(FoosballRulesInWords::isRow).count();
  }

  /** Whether a roster may be submitted, both rosters in one frame. */
  static boolean isLegal(int round, List<Integer> current, List<Integer> submitted) {
    if (submitted.equals(current)) {
      return true;
    }
    if (submitted.size() != 26 || fielded(submitted) != 22) {
      return false;
    }
    long changes = 0;
    for (int i = 0; i < 26; i++) {
      changes += Math.abs((long) current.get(i) - submitted.get(i));
    }
    return round % 200 == 0 || changes <= 1;
  }

  public static List<Integer> mirrored(List<Integer> roster) {
    return roster.stream().map(number -> -number).toList();
  }

  /** The numbers once the rosters are applied, everybody as tired as when the contest begins. */
  static List<Integer> lineUp(
      FoosballRuleset ruleset, List<Integer> numbers, List<Integer> home, List<Integer> away) {
    List<Integer> now = new ArrayList<>(numbers);
    if (ruleset == FoosballRuleset.ENGINE_2013) {
      tire(now);
    }
    for (int i = 0; i < 26; i++) {
      now.set(HOME + i, home.get(i));
      now.set(AWAY + i, -away.get(i));
    }
    if (numbers.get(2) % 200 == 0) {
      for (int i = 0; i < 26; i++) {
        rest(now, HOME + i, HOME_FATIGUE + i);
        rest(now, AWAY + i, AWAY_FATIGUE + i);
      }
    }
    return now;
  }

  private static void rest(List<Integer> numbers, int player, int fatigue) {
    if (!isRow(numbers.get(player))) {
      numbers.set(fatigue, 0);
    }
  }

  private static void tire(List<Integer> numbers) {
    for (int i = 0; i < 26; i++) {
      for (int team : List.of(HOME, AWAY)) {
        if (numbers.get(team + i).equals(numbers.get(3))) {
          numbers.set(team + 26 + i, numbers.get(team + 26 + i) + 1);
        }
      }
    }
  }

  /** The chance that the ball moves towards row 5, once the teams are lined up. */
  static double homeChance(List<Integer> numbers) {
    double home = strength(numbers, HOME);
    double away = strength(numbers, AWAY);
    return home + away == 0 ? 0.5 : home / (home + away);
  }

  private static double strength(List<Integer> numbers, int team) {
    return IntStream.range(0, 26)
        .filter(i -> numbers.get(team + i).equals(numbers.get(3)))
        .mapToDouble(i -> Math.pow(0.99, numbers.get(team + 26 + i)))
        .sum();
  }

  /** The numbers after the round, the ball kicked by 1, 0 or −1. */
  static List<Integer> after(FoosballRuleset ruleset, List<Integer> linedUp, int kick) {
    List<Integer> now = new ArrayList<>(linedUp);
    if (ruleset == FoosballRuleset.DOCUMENT) {
      tire(now);
    }
    int row = now.get(3) + kick;
    now.set(0, now.get(0) + (row == 5 ? 1 : 0));
    now.set(1, now.get(1) + (row == -5 ? 1 : 0));
    now.set(2, now.get(2) + 1);
    now.set(3, Math.abs(row) == 5 || now.get(2) % 200 == 0 ? 0 : row);
    return List.copyOf(now);
  }
}
