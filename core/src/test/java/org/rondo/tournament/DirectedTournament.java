package org.rondo.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Stage;
import org.rondo.format.ToyTournament;
import org.rondo.format.standard.Championship;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * A tournament of games of two with results made up for it, many of them draws, whose director
 * annuls games, lets entrants withdraw and, in some tournaments, pairs rounds and replays anew.
 *
 * @param format how it is played
 * @param size how many take part, the benchmarks of a championship not counted
 * @param seed what everything is drawn from
 */
record DirectedTournament(Format format, int size, long seed) {
  private static final int MAX_ROUNDS = 200;
  private static final int MAX_PAIRED = 6;
  private static final int MAX_ANNULLED = 5;

  /**
   * A round.
   *
   * @param entries who takes part
   * @param before what was played before
   * @param ruled the round as the format has it
   * @param paired the round as the director has it
   */
  record DirectedRound(EntryList entries, Results before, Round ruled, Round paired) {
    boolean isQualifier() {
      return ruled.stage() instanceof Stage.QualifierPart;
    }

    boolean isReplay() {
      return ruled.stage() instanceof Stage.DrawReplay
          || (ruled.stage() instanceof Stage.FinalsPart finals
              && finals.stage() instanceof Stage.DrawReplay);
    }
  }

  /**
   * How it went.
   *
   * @param rounds round after round
   * @param entries who took part at the end
   * @param results all that was played
   * @param isOver whether there is an end
   * @param story what happened, a line for each round
   */
  record History(
      List<DirectedRound> rounds,
      EntryList entries,
      Results results,
      boolean isOver,
      String story) {
    RoundResult result(DirectedRound directed) {
      return results.rounds().get(directed.before().rounds().size());
    }
  }

  /** {@return how it goes, the same every time} */
  History play() {
    return new HistoryBuilder(this).play();
  }

  private int entrants() {
    return format instanceof Championship one ? size + one.qualifier().benchmarks() : size;
  }

  /** A tournament on its way. */
  private static final class HistoryBuilder {
    private final Format format;
    private final EntryList registered;
    private final RulingLog log = new RulingLog();
    private final List<DirectedRound> rounds = new ArrayList<>();
    private final StringBuilder story = new StringBuilder();
    private final Rng rng;
    private Results results = Results.none();
    private int annulled;
    private int paired;

    HistoryBuilder(DirectedTournament tournament) {
      this.format = tournament.format;
      Seed root = Seed.of(tournament.seed);
      this.registered = ToyTournament.entries(tournament.entrants(), root);
      this.rng = root.child("director").rng();
      this.paired = rng.chance(0.5) ? 0 : MAX_PAIRED;
      story.append(tournament).append('\n');
    }

    History play() {
      Optional<Round> next = next();
      while (next.isPresent() && rounds.size() < MAX_ROUNDS) {
        Round ruled = next.get();
        if (paired < MAX_PAIRED && rng.chance(0.4)) {
          paired++;
          pair(ruled);
        }
        Round round = log.paired(ruled, number(), registered);
        rounds.add(new DirectedRound(entries(), results, ruled, round));
        story.append(round.title()).append(round.equals(ruled) ? ":" : ", paired by a director:");
        results =
            results.plus(
                new RoundResult(round, round.encounters().stream().map(this::played).toList()));
        round.byes().forEach(bye -> story.append(" bye ").append(registered.name(bye)));
        story.append('\n');
        withdraw();
        next = next();
      }
      return new History(List.copyOf(rounds), entries(), results, next.isEmpty(), story.toString());
    }

    private Optional<Round> next() {
      try {
        return format.next(entries(), results);
      } catch (RuntimeException e) {
        throw new IllegalStateException(story.toString(), e);
      }
    }

    /** The number of the next round. */
    private int number() {
      return results.rounds().size() + 1;
    }

    private EntryList entries() {
      return log.entries(registered, number());
    }

    private void add(Ruling ruling) {
      log.add(new RulingLog.TakenRuling(ruling, number() - 1));
    }

    private void withdraw() {
      if (!entries().active().isEmpty() && rng.chance(0.1)) {
        String name = registered.name(rng.pick(entries().active()));
        add(new Ruling.Withdraw(name));
        story.append(name).append(" withdraws\n");
      }
    }

    private void pair(Round ruled) {
      List<List<Integer>> before = ruled.encounters().stream().map(Encounter::entrants).toList();
      List<List<Integer>> after = changed(ruled, before);
      for (int i = 0; i < after.size(); i++) {
        if (!after.get(i).equals(before.get(i))) {
          List<String> names = after.get(i).stream().map(registered::name).toList();
          add(new Ruling.Pair(number(), i + 1, names));
        }
      }
    }

    /** Two change places, somebody else comes in, or two change seats; nobody is paired twice. */
    private List<List<Integer>> changed(Round ruled, List<List<Integer>> before) {
      List<List<Integer>> pairs = before.stream().<List<Integer>>map(ArrayList::new).toList();
      List<Integer> there = pairs.stream().flatMap(List::stream).toList();
      List<Integer> others = new ArrayList<>(entries().active());
      others.removeAll(there);
      int place = rng.below(pairs.size());
      int seat = rng.below(2);
      int kind = ruled.stage() instanceof Stage.QualifierPart ? 0 : rng.below(3);
      if (kind == 1 && pairs.size() > 1) {
        List<Integer> next = pairs.get((place + 1) % pairs.size());
        pairs.get(place).set(seat, next.set(rng.below(2), pairs.get(place).get(seat)));
      } else if (kind == 2 && !others.isEmpty()) {
        pairs.get(place).set(seat, rng.pick(others));
      } else {
        Collections.reverse(pairs.get(place));
      }
      boolean isRefused = pairs.stream().flatMap(List::stream).distinct().count() < there.size();
      return isRefused && kind > 0 ? before : pairs;
    }

    private EncounterResult played(Encounter encounter) {
      EncounterResult none = EncounterResult.none(encounter);
      story.append(' ').append(registered.name(encounter.entrants().get(0)));
      String second = registered.name(encounter.entrants().get(1));
      if (annulled < MAX_ANNULLED && rng.chance(0.08)) {
        annulled++;
        story.append('-').append(second).append(" annulled");
        return none;
      }
      if (rng.chance(0.4)) {
        story.append('=').append(second);
        return none.plus(0, ToyTournament.scores(0, 0));
      }
      int loser = rng.below(2);
      story.append(loser == 0 ? '<' : '>').append(second);
      return none.plus(
          0,
          rng.chance(0.1)
              ? ToyTournament.forfeit(loser, 0, 0)
              : ToyTournament.scores(loser, 1 - loser));
    }
  }
}
