package org.rondo.laws;

import org.rondo.game.Scratch;
import org.rondo.laws.Rally.Court;
import org.rondo.random.Rng;

/** The {@link Rally} in place. The fields of the rules are there to be changed by broken games. */
final class RallyScratch implements Scratch<Court> {
  private static final int SHOTS = 3;
  private static final int SERVES = 2;

  int rallies = Rally.RALLIES;
  double failure = 0.25;
  int extraDraws;
  int extraTurns;

  private int rally;
  private boolean isServed;
  private final int[] points = new int[2];

  RallyScratch(Court from) {
    load(from);
  }

  void load(Court from) {
    rally = from.rally();
    isServed = from.isServed();
    points[0] = from.homePoints();
    points[1] = from.awayPoints();
  }

  @Override
  public void play(int turns, Rng rng) {
    long last = turns > 0 ? (long) turns + extraTurns : 0;
    for (long turn = 0; turn < last && rally < rallies; turn++) {
      if (isServed) {
        rally(rng.below(SHOTS), rng.below(SHOTS));
      } else {
        rng.below(SERVES);
        serve(rng);
      }
    }
  }

  private void serve(Rng rng) {
    for (int draw = 0; draw < extraDraws; draw++) {
      rng.nextLong();
    }
    if (rng.chance(failure)) {
      score(1 - rally % 2);
    } else {
      isServed = true;
    }
  }

  private void rally(int home, int away) {
    int server = rally % 2;
    score(home == away ? 1 - server : server);
  }

  private void score(int seat) {
    points[seat]++;
    rally++;
    isServed = false;
  }

  @Override
  public Court state() {
    return new Court(rally, isServed, points[0], points[1]);
  }
}
