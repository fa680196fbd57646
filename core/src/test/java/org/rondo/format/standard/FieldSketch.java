package org.rondo.format.standard;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.format.Pairing;
import org.rondo.format.standard.FloatingElimination.LastRule;

/**
 * The field of a floating elimination to be: entrants 0, 1, 2 and so on of ranks 1, 2, 3 and so on.
 */
final class FieldSketch {
  private final List<Integer> losses;
  private final List<Map<Integer, Integer>> meetings;
  private List<Integer> byes;
  private List<Integer> seeds;
  private List<Double> ratings;

  private FieldSketch(List<Integer> losses) {
    this.losses = losses;
    this.meetings =
        Stream.<Map<Integer, Integer>>generate(TreeMap::new).limit(losses.size()).toList();
    this.byes = Collections.nCopies(losses.size(), 0);
    this.seeds = IntStream.rangeClosed(1, losses.size()).boxed().toList();
    this.ratings = Collections.nCopies(losses.size(), 1500.0);
  }

  static FieldSketch ofLosses(Integer... losses) {
    return new FieldSketch(List.of(losses));
  }

  FieldSketch byes(Integer... each) {
    byes = List.of(each);
    return this;
  }

  FieldSketch seeds(Integer... each) {
    seeds = List.of(each);
    return this;
  }

  FieldSketch ratings(Double... each) {
    ratings = List.of(each);
    return this;
  }

  FieldSketch met(int times, int one, int other) {
    meetings.get(one).put(other, times);
    meetings.get(other).put(one, times);
    return this;
  }

  /** All others but the pairs of these pairings have met far too often. */
  FieldSketch metAllBut(Pairing... pairings) {
    List<Pairing.Opponents> pairs = Stream.of(pairings).flatMap(p -> p.pairs().stream()).toList();
    for (int one = 0; one < losses.size(); one++) {
      for (int other = one + 1; other < losses.size(); other++) {
        if (!pairs.contains(Pairing.Opponents.of(one, other))) {
          met(9, one, other);
        }
      }
    }
    return this;
  }

  FloatingField field(LastRule rule) {
    return new FloatingField(
        IntStream.range(0, losses.size())
            .mapToObj(
                one ->
                    new FloatingField.Contender(
                        one,
                        one + 1,
                        seeds.get(one),
                        losses.get(one),
                        byes.get(one),
                        ratings.get(one),
                        meetings.get(one)))
            .toList(),
        rule);
  }

  FloatingField field() {
    return field(LastRule.OF_2014);
  }
}
