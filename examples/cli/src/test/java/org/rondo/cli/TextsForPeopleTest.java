package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.domain.JavaMethod;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Facts are values: a text that is made for people is shown, and never read. Pages ({@code report})
 * and the command line may ask for any such text. All other places are listed here one by one.
 */
class TextsForPeopleTest {
  private static final Map<String, Set<String>> TEXTS =
      Map.of(
          "format.Round", Set.of("title"),
          "format.Stage", Set.of("title"),
          "format.Standings", Set.of("comments", "drawing", "notes", "remarks"),
          "format.Standings$Honour", Set.of("title"),
          "format.Standings$Award", Set.of("title"),
          "tournament.TournamentArchive", Set.of("remarks"),
          "tournament.RulingLog", Set.of("remarks"),
          "tournament.FaultRemarks", Set.of("remarks"),
          "match.LateMatches", Set.of("remark"),
          "match.Fault", Set.of("detail", "text", "toString"));

  /** Comments of the 2017 service on a player, which are made from their causes. */
  private static final Map<String, Set<String>> COMMENTS =
      Map.of(
          "server.contest.ContestSeat", Set.of("comment"),
          "server.contest.ContestSeat$Cause", Set.of("comment"),
          "server.contest.GameSeat", Set.of("comment"),
          "server.contest.GameTurns$TurnWaitAnswer", Set.of("comment"));

  /** Texts that hold another text. */
  private static final List<String> COMPOSED =
      List.of(
          "format.Round.title",
          "format.Stage$FinalsPart.title",
          "format.Stage$QualifierPart.title",
          "format.Stage$SeriesPart.title",
          "format.Standings$Award.title",
          "match.Fault.text",
          "duel.DuelSentences.sentences",
          "server.contest.ContestSeat.comment",
          "server.contest.GameSeat.comment",
          "server.contest.TurnJudge.forfeit");

  /** Remarks and faults that are handed on as they are, or with more of them. */
  private static final List<String> HANDED_ON =
      List.of(
          "format.standard.Championship.standings",
          "match.WarmBots.warmUp",
          "tournament.FaultRemarks.remarks",
          "tournament.TournamentArchive.decisions",
          "tournament.TournamentArchive.remarks",
          "tournament.TournamentRunner.standings");

  /** Messages about mistakes in the code of a format. */
  private static final List<String> MESSAGES =
      List.of(
          "format.Round.<init>",
          "format.RoundResult.<init>",
          "tournament.TournamentSettings.requirePlayable");

  /** Files, logs and recordings that hold the text beside the fact. */
  private static final List<String> WRITTEN =
      List.of(
          "duel.LoggingDuelListener.faulted",
          "match.LoggingMatchListener.faulted",
          "match.MatchRunner.afterMisstep",
          "match.RecordWriter.writeFaults",
          "tournament.LoggingTournamentListener.faulted",
          "tournament.TournamentRunner.begin",
          "server.contest.ProtocolLog.concluded",
          "server.contest.ServedGame.drop",
          "server.event.EventStandings.write");

  /** Pages of the server, and answers of its services. */
  private static final List<String> SHOWN =
      List.of(
          "server.ContestBoards.ending",
          "server.contest.ClientOperations.waitNextTurn",
          "server.contest.GameTurns.answer",
          "server.contest.WireJson.live",
          "server.contest.WireJson.state",
          "server.event.EventState.archived",
          "server.event.EventState.endings",
          "server.event.EventState.game",
          "server.event.EventState.round",
          "server.live.BoardListener.faulted",
          "server.program.ProgramMatch.end");

  @Test
  void textsForPeopleAreShownAndNotRead() {
    Set<String> callers =
        ModuleArchitectureTest.CLASSES.stream()
            .filter(type -> !type.getPackageName().matches("org\\.rondo\\.(report|cli)\\b.*"))
            .flatMap(type -> type.getCodeUnitAccessesFromSelf().stream())
            .filter(access -> texts(access).findAny().isPresent())
            .map(access -> name(access.getOrigin()))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(callers).contains("tournament.TournamentRunner.begin");
    callers.removeAll(
        Stream.of(COMPOSED, HANDED_ON, MESSAGES, WRITTEN, SHOWN).flatMap(List::stream).toList());
    assertThat(callers).as("places that ask for a text for people and are not listed").isEmpty();
  }

  @Test
  void everyTextIsAMethod() {
    Stream.of(TEXTS, COMMENTS)
        .flatMap(all -> all.entrySet().stream())
        .forEach(
            text ->
                assertThat(
                        ModuleArchitectureTest.CLASSES
                            .get("org.rondo." + text.getKey())
                            .getMethods())
                    .extracting(JavaMethod::getName)
                    .containsAll(text.getValue()));
  }

  /** Returns the types of {@link #TEXTS} and {@link #COMMENTS} whose text is asked for. */
  private static Stream<String> texts(JavaCodeUnitAccess<?> access) {
    return Stream.of(TEXTS, COMMENTS)
        .flatMap(all -> all.entrySet().stream())
        .filter(
            text ->
                text.getValue().contains(access.getName())
                    && access.getTargetOwner().isAssignableTo("org.rondo." + text.getKey()))
        .map(Map.Entry::getKey);
  }

  private static String name(JavaCodeUnit caller) {
    return (caller.getOwner().getName() + "." + caller.getName())
        .replaceFirst("^org\\.rondo\\.", "");
  }
}
