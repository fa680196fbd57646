package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Standings;
import org.rondo.format.standard.FloatingElimination;
import org.rondo.format.standard.FloatingElimination.LastRule;

/** What a floating elimination keeps to whatever a director does. */
class DirectedEliminationProperties {
  static Arbitrary<Integer> between(int least, int most) {
    return Arbitraries.integers().between(least, most);
  }

  static Arbitrary<FloatingElimination> eliminations() {
    return Combinators.combine(between(1, 4), Arbitraries.of(LastRule.class), between(0, 3))
        .as(FloatingElimination::new);
  }

  static Arbitrary<DirectedTournament> tournaments(Arbitrary<? extends Format> formats) {
    return Combinators.combine(formats, between(2, 12), Arbitraries.longs())
        .as(DirectedTournament::new);
  }

  @Provide
  Arbitrary<DirectedTournament> directedEliminations() {
    return tournaments(eliminations());
  }

  static List<Integer> there(Round round) {
    List<Integer> there = new ArrayList<>(round.byes());
    round.encounters().forEach(encounter -> there.addAll(encounter.entrants()));
    return there;
  }

  static List<String> awarded(Standings standings, String title) {
    return standings.awards().stream()
        .filter(award -> award.title().equals(title))
        .map(Standings.Award::entrant)
        .toList();
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void anEliminationHasOneChampionAtMostAndAnotherSecond(
      @ForAll("directedEliminations") DirectedTournament tournament) {
    DirectedTournament.History history = tournament.play();
    for (DirectedTournament.DirectedRound directed : history.rounds()) {
      assertThat(tournament.format().standings(directed.entries(), directed.before()).awards())
          .as(history.story())
          .isEmpty();
    }
    Standings standings = tournament.format().standings(history.entries(), history.results());
    List<String> champions = awarded(standings, "champion");
    List<String> seconds = awarded(standings, "second");
    int left = history.entries().active().size();
    assertThat(champions).as(history.story()).hasSize(Math.min(1, left));
    assertThat(seconds)
        .as(history.story())
        .hasSize(Math.min(1, Math.max(0, left - 1)))
        .noneMatch(champions::contains);
  }

  /** How many games each has lost, and lots where all was drawn. */
  private static int[] losses(FloatingElimination format, EntryList entries, Results results) {
    int[] losses = new int[entries.size()];
    results
        .encounters()
        .forEach(
            result ->
                IntStream.range(0, 2)
                    .filter(
                        place ->
                            result.tallies().get(place).points()
                                < result.tallies().get(1 - place).points())
                    .forEach(place -> losses[result.encounter().entrants().get(place)]++));
    for (String remark : lots(format.standings(entries, results))) {
      String loser = remark.replaceAll(".*; (.*) lost by lot", "$1");
      losses[entries.names().indexOf(loser)]++;
    }
    return losses;
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void entrantsInPlayAreInEveryRoundUnlessTheyHaveAPlace(
      @ForAll("directedEliminations") DirectedTournament tournament) {
    FloatingElimination format = (FloatingElimination) tournament.format();
    DirectedTournament.History history = tournament.play();
    for (DirectedTournament.DirectedRound directed : history.rounds()) {
      if (!directed.isReplay()) {
        int[] losses = losses(format, directed.entries(), directed.before());
        List<Integer> there = there(directed.ruled());
        // Who waits with a place does so while others, who are out, break a tie.
        boolean isTieBreak = there.stream().allMatch(one -> losses[one] >= format.lives());
        assertThat(directed.entries().active())
            .as(
                "%s, losses before %s: %s",
                history.story(), directed.ruled().title(), Arrays.toString(losses))
            .allMatch(one -> there.contains(one) || losses[one] >= format.lives() || isTieBreak);
      }
    }
  }

  /** Who met in a round which the director has put somebody else into. */
  private static List<Pairing.Opponents> replaced(DirectedTournament.DirectedRound directed) {
    List<Pairing.Opponents> replaced = pairs(directed.ruled());
    replaced.removeAll(pairs(directed.paired()));
    return replaced;
  }

  private static List<Pairing.Opponents> pairs(Round round) {
    return new ArrayList<>(
        round.encounters().stream().map(DirectedEliminationProperties::pair).toList());
  }

  private static Pairing.Opponents pair(Encounter encounter) {
    return Pairing.Opponents.of(encounter.entrants().get(0), encounter.entrants().get(1));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aReplayThatTheDirectorGaveToOthersIsNotAskedForAgain(
      @ForAll("directedEliminations") DirectedTournament tournament) {
    DirectedTournament.History history = tournament.play();
    List<Pairing.Opponents> given = new ArrayList<>();
    for (DirectedTournament.DirectedRound directed : history.rounds()) {
      if (directed.isReplay()) {
        assertThat(pairs(directed.ruled())).as(history.story()).noneMatch(given::contains);
        given.addAll(replaced(directed));
        given.removeAll(pairs(directed.paired()));
      } else {
        given.clear();
      }
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void lossesAreMatchesAndLotsThatWereLost(
      @ForAll("directedEliminations") DirectedTournament tournament) {
    FloatingElimination format = (FloatingElimination) tournament.format();
    DirectedTournament.History history = tournament.play();
    for (DirectedTournament.DirectedRound directed : history.rounds()) {
      int[] losses = losses(format, directed.entries(), directed.before());
      format
          .field(directed.entries(), directed.before())
          .ifPresent(
              field ->
                  assertThat(field.contenders())
                      .as("%s, before %s", history.story(), directed.ruled().title())
                      .allMatch(one -> one.losses() == losses[one.entrant()]));
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void meetingsAreMatchesThatAreNoReplays(
      @ForAll("directedEliminations") DirectedTournament tournament) {
    FloatingElimination format = (FloatingElimination) tournament.format();
    DirectedTournament.History history = tournament.play();
    Map<Integer, Map<Integer, Integer>> meetings = new HashMap<>();
    for (int entrant = 0; entrant < tournament.size(); entrant++) {
      meetings.put(entrant, new HashMap<>());
    }
    for (DirectedTournament.DirectedRound directed : history.rounds()) {
      format
          .field(directed.entries(), directed.before())
          .ifPresent(
              field ->
                  assertThat(field.contenders())
                      .as("%s, before %s", history.story(), directed.ruled().title())
                      .allMatch(one -> one.meetings().equals(meetings.get(one.entrant()))));
      List<Pairing.Opponents> met = pairs(directed.paired());
      if (directed.isReplay()) {
        met.removeAll(pairs(directed.ruled()));
      }
      met.removeAll(annulled(history.result(directed)));
      for (Pairing.Opponents pair : met) {
        meetings.get(pair.lower()).merge(pair.higher(), 1, Integer::sum);
        meetings.get(pair.higher()).merge(pair.lower(), 1, Integer::sum);
      }
    }
  }

  private static List<Pairing.Opponents> annulled(RoundResult result) {
    return result.encounters().stream()
        .filter(one -> one.tallies().get(0).matches() == 0)
        .map(one -> pair(one.encounter()))
        .toList();
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void entrantsThatDoNotLoseInARoundContinueTogether(
      @ForAll("directedEliminations") DirectedTournament tournament) {
    FloatingElimination format = (FloatingElimination) tournament.format();
    DirectedTournament.History history = tournament.play();
    Set<Integer> last = new TreeSet<>();
    int[] before = new int[tournament.size()];
    for (DirectedTournament.DirectedRound directed : history.rounds()) {
      if (!directed.isReplay()) {
        int[] after = losses(format, directed.entries(), directed.before());
        int[] then = before;
        last.removeIf(one -> after[one] > then[one]);
        last.retainAll(directed.entries().active());
        assertThat(Collections.disjoint(there(directed.ruled()), last) ? Set.of() : last)
            .as("%s, before %s", history.story(), directed.ruled().title())
            .allMatch(there(directed.ruled())::contains);
        last.clear();
        last.addAll(there(directed.paired()));
        before = after;
      }
      // Whom a director brings in from outside for a replay that is annulled has not been there.
      history.result(directed).encounters().stream()
          .filter(result -> result.tallies().get(0).matches() > 0)
          .forEach(result -> last.addAll(result.encounter().entrants()));
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void onlyDrawsArePlayedAgain(@ForAll("directedEliminations") DirectedTournament tournament) {
    DirectedTournament.History history = tournament.play();
    Set<Pairing.Opponents> drawn = new HashSet<>();
    for (DirectedTournament.DirectedRound directed : history.rounds()) {
      if (directed.isReplay()) {
        assertThat(drawn).as(history.story()).containsAll(pairs(directed.ruled()));
      } else {
        drawn.clear();
      }
      for (EncounterResult result : history.result(directed).encounters()) {
        if (result.tallies().get(0).draws() > 0) {
          drawn.add(pair(result.encounter()));
        } else if (result.tallies().get(0).matches() > 0) {
          drawn.remove(pair(result.encounter()));
        }
      }
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void noLotDecidesBeforeAllReplaysAreDrawn(
      @ForAll("directedEliminations") DirectedTournament tournament) {
    FloatingElimination format = (FloatingElimination) tournament.format();
    DirectedTournament.History history = tournament.play();
    Map<String, Integer> draws = new HashMap<>();
    int round = 0;
    for (DirectedTournament.DirectedRound directed : history.rounds()) {
      round += directed.isReplay() ? 0 : 1;
      for (EncounterResult result : history.result(directed).encounters()) {
        if (result.tallies().get(0).draws() > 0) {
          Pairing.Opponents pair = pair(result.encounter());
          draws.merge(
              String.format("round %d: e%d and e%d", round, pair.lower() + 1, pair.higher() + 1),
              1,
              Integer::sum);
        }
      }
    }
    for (String remark : lots(format.standings(history.entries(), history.results()))) {
      assertThat(draws.get(remark.replaceAll(" drew all.*", "")))
          .as("%s: %s", history.story(), remark)
          .isGreaterThan(format.replays());
    }
  }

  private static List<String> lots(Standings standings) {
    return standings.remarks().stream().filter(remark -> remark.endsWith(" by lot")).toList();
  }
}
