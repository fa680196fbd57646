package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.match.Fault;
import org.rondo.match.LateMatches;
import org.rondo.tournament.TournamentArchive;

/**
 * Facts are values: a text that is made for people is shown, and never read. Pages ({@code report})
 * and the command line may ask for any such text. All other places are listed here one by one.
 */
class TextsForPeopleTest {
  private static final Map<Class<?>, Set<String>> TEXTS =
      Map.of(
          Round.class, Set.of("title"),
          Stage.class, Set.of("title"),
          Standings.class, Set.of("remarks"),
          Standings.Award.class, Set.of("title"),
          TournamentArchive.class, Set.of("remarks", "rulings"),
          LateMatches.class, Set.of("remark"),
          Fault.class, Set.of("detail", "text", "toString"));

  /** Texts that hold another text. */
  private static final List<String> COMPOSED =
      List.of(
          "format.Round.title",
          "format.Stage$FinalsPart.title",
          "format.Stage$QualifierPart.title",
          "match.Fault.text",
          "duel.DuelResult.toString");

  /** Remarks and faults that are handed on as they are, or with more of them. */
  private static final List<String> HANDED_ON =
      List.of(
          "format.PrizeFund.awardedIn",
          "format.standard.Championship.standings",
          "match.WarmBots.warmUp",
          "tournament.TournamentArchive.remarks",
          "tournament.TournamentRunner.standings");

  /** Messages about mistakes in the code of a format. */
  private static final List<String> MESSAGES =
      List.of(
          "format.Round.<init>",
          "format.RoundResult.<init>",
          "tournament.TournamentSettings.requirePlayable");

  /** Files and logs that hold the text beside the fact. */
  private static final List<String> WRITTEN =
      List.of(
          "duel.LoggingDuelListener.faulted",
          "match.LoggingMatchListener.faulted",
          "match.RecordWriter.writeFaults",
          "tournament.LoggingTournamentListener.faulted",
          "tournament.TournamentRunner.playRound");

  /** Texts that are read still. */
  private static final List<String> READ = List.of("server.event.KnockoutEvent.taken");

  /** Pages of the server. */
  private static final List<String> SHOWN =
      List.of(
          "server.event.EventState.archived",
          "server.event.EventState.round",
          "server.live.BoardListener.faulted");

  @Test
  void textsForPeopleAreShownAndNotRead() {
    Set<String> callers =
        ModuleArchitectureTest.CLASSES.stream()
            .filter(type -> !type.getPackageName().matches("org\\.rondo\\.(report|cli)\\b.*"))
            .flatMap(type -> type.getCodeUnitAccessesFromSelf().stream())
            .filter(TextsForPeopleTest::isOfText)
            .map(access -> name(access.getOrigin()))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(callers).contains("tournament.TournamentRunner.playRound");
    callers.removeAll(
        Stream.of(COMPOSED, HANDED_ON, MESSAGES, WRITTEN, READ, SHOWN)
            .flatMap(List::stream)
            .toList());
    assertThat(callers).as("places that ask for a text for people and are not listed").isEmpty();
  }

  private static boolean isOfText(JavaCodeUnitAccess<?> access) {
    return TEXTS.entrySet().stream()
        .anyMatch(
            text ->
                access.getTargetOwner().isAssignableTo(text.getKey())
                    && text.getValue().contains(access.getName()));
  }

  private static String name(JavaCodeUnit caller) {
    return (caller.getOwner().getName() + "." + caller.getName())
        .replaceFirst("^org\\.rondo\\.", "");
  }
}
