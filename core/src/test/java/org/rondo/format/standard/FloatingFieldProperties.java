package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.format.standard.FloatingElimination.LastRule;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Which meetings a field may have. */
class FloatingFieldProperties {

  /** Meetings of each of a field at random, the same for both sides; ranks are numbers from 1. */
  private static List<Map<Integer, Integer>> mutual(int size, Rng rng) {
    List<Map<Integer, Integer>> meetings =
        Stream.<Map<Integer, Integer>>generate(TreeMap::new).limit(size).toList();
    for (int one = 0; one < size; one++) {
      for (int other = one + 1; other < size; other++) {
        if (rng.chance(0.5)) {
          int times = 1 + rng.below(5);
          meetings.get(one).put(other, times);
          meetings.get(other).put(one, times);
        }
      }
    }
    return meetings;
  }

  private static FloatingField.Contender contender(int entrant, Map<Integer, Integer> meetings) {
    return new FloatingField.Contender(entrant, entrant + 1, entrant + 1, 0, 0, 1500, meetings);
  }

  private static FloatingField field(List<Map<Integer, Integer>> meetings, Rng rng) {
    List<FloatingField.Contender> contenders =
        new ArrayList<>(
            IntStream.range(0, meetings.size())
                .mapToObj(entrant -> contender(entrant, meetings.get(entrant)))
                .toList());
    rng.shuffle(contenders);
    return new FloatingField(contenders, LastRule.OF_2014);
  }

  private static int another(int entrant, int size, Rng rng) {
    return (entrant + 1 + rng.below(size - 1)) % size;
  }

  @Property
  void aFieldOfMutualMeetingsIsPaired(
      @ForAll @IntRange(min = 2, max = 12) int size, @ForAll long seed) {
    Rng rng = Seed.of(seed).rng();
    List<Map<Integer, Integer>> meetings = mutual(size, rng);
    // Who is out may have been met any number of times.
    meetings.get(rng.below(size)).put(size + rng.below(3), 7);
    assertThat(field(meetings, rng).best().entrants())
        .isEqualTo(IntStream.range(0, size).boxed().toList());
  }

  @Property
  void meetingsOfWhichBothSidesDoNotKnowTheSameAreRefused(
      @ForAll @IntRange(min = 2, max = 12) int size, @ForAll long seed) {
    Rng rng = Seed.of(seed).rng();
    List<Map<Integer, Integer>> meetings = mutual(size, rng);
    int one = rng.below(size);
    int other = another(one, size, rng);
    int known = meetings.get(other).getOrDefault(one, 0);
    int claimed = (known + 1 + rng.below(5)) % 6;
    if (claimed == 0) {
      meetings.get(one).remove(other);
    } else {
      meetings.get(one).put(other, claimed);
    }
    int better = Math.min(one, other);
    int worse = Math.max(one, other);
    assertThatThrownBy(() -> field(meetings, rng))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "contender %d has %d meetings with %d, which has %d with it; give both the same number",
            better, better == one ? claimed : known, worse, better == one ? known : claimed);
  }

  @Property
  void meetingsWithOneselfAreRefused(
      @ForAll @IntRange(min = 2, max = 12) int size,
      @ForAll @IntRange(min = 1, max = 100) int times,
      @ForAll long seed) {
    Rng rng = Seed.of(seed).rng();
    int entrant = rng.below(size);
    Map<Integer, Integer> meetings = mutual(size, rng).get(entrant);
    meetings.put(entrant, times);
    assertRefused(entrant, meetings);
  }

  @Property
  void meetingsThatNeverWereAreRefused(
      @ForAll @IntRange(min = 2, max = 12) int size,
      @ForAll @IntRange(min = -100, max = 0) int times,
      @ForAll long seed) {
    Rng rng = Seed.of(seed).rng();
    int entrant = rng.below(size);
    Map<Integer, Integer> meetings = mutual(size, rng).get(entrant);
    meetings.put(another(entrant, size, rng), times);
    assertRefused(entrant, meetings);
  }

  private static void assertRefused(int entrant, Map<Integer, Integer> meetings) {
    assertThatThrownBy(() -> contender(entrant, meetings))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "meetings %s of contender %d must be with others, and at least 1 with each opponent",
            meetings, entrant);
  }
}
