package org.rondo.server.event;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.RunKind;
import org.rondo.format.Standings;
import org.rondo.format.standard.Knockout;
import org.rondo.game.Game;
import org.rondo.input.InputException;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestGame;
import org.rondo.server.contest.ContestPlayer;
import org.rondo.server.contest.ContestSeat;
import org.rondo.tournament.ArchivedRound;
import org.rondo.tournament.Competition;
import org.rondo.tournament.TournamentArchive;

/** Describes the server and the event for the organisers' page. */
final class EventState {
  private static final Gson JSON = new Gson();
  private static final int FULL = 64;

  /** The table with the points, in the standings of the contest. */
  private static final int POINTS = 1;

  private final Contest contest;
  private final EventRunner<?, ?> event;
  private final Function<Path, String> screen;

  /** The state of a journal that was read last; null before the first. */
  private @Nullable ReadJournal read;

  /**
   * What a journal holds. The page asks each second, and a long journal takes long to read.
   *
   * @param length the length of the journal in bytes, which grows with each change
   * @param fields the fields of the state
   */
  private record ReadJournal(
      Path folder, long length, EventPhase phase, boolean isFinal, Map<String, Object> fields) {
    boolean isOf(Path journal, long now, EventPhase is, boolean last) {
      return folder.equals(journal) && length == now && phase == is && isFinal == last;
    }
  }

  /**
   * @param screen gives the address of the page of a tournament in a folder; empty if there is none
   */
  EventState(Contest contest, EventRunner<?, ?> event, Function<Path, String> screen) {
    this.contest = contest;
    this.screen = screen;
    this.event = event;
  }

  private static Map<String, Object> object(Object... fields) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int field = 0; field < fields.length; field += 2) {
      object.put((String) fields[field], fields[field + 1]);
    }
    return object;
  }

  /** {@return the state as JSON} */
  String json() throws IOException {
    return JSON.toJson(
        object(
            "mayAdminister", contest.mayContestantsAdminister(),
            "teams",
                contest.teams().stream()
                    .map(team -> object("name", team.name(), "role", team.role().text()))
                    .toList(),
            "players", players(),
            "games", contest.games().stream().map(this::game).toList(),
            "event", event()));
  }

  private List<Map<String, Object>> players() {
    List<ContestPlayer> players = event.players();
    // Read after the players, whose last calls are not after it.
    Instant now = event.now();
    return players.stream().map(player -> player(player, now)).toList();
  }

  private static Map<String, Object> player(ContestPlayer player, Instant now) {
    boolean isLoggedIn = !player.lastCall().equals(Instant.EPOCH);
    long silent =
        isLoggedIn ? Math.max(0, Duration.between(player.lastCall(), now).toSeconds()) : -1;
    return object(
        "id", player.id(),
        "team", player.team(),
        "client", player.client(),
        "game", player.game(),
        "silent", silent,
        "isSilent", player.isSilent(now),
        "login", player.login());
  }

  private Map<String, Object> game(ContestGame game) {
    List<Map<String, Object>> seats = new ArrayList<>();
    for (ContestSeat seat : game.seats()) {
      seats.add(
          object(
              "player", seat.player(),
              "team", seat.team(),
              "client", seat.client(),
              "attached", seat.attached(),
              "condition", seat.condition().text(),
              "comment", seat.comment(),
              "score", seat.score()));
    }
    return object(
        "id", game.id(),
        "state", game.state().text(),
        "turn", game.turn(),
        "seats", seats,
        "isOfEvent", event.plays(game.id()));
  }

  private Map<String, Object> event() throws IOException {
    Optional<EventJournal> latest = event.latest();
    Map<String, Object> fields =
        object(
            "phase", event.phase().name(),
            "noun", event.rules().noun(),
            "isContest", event.rules().isContest(),
            "plan", plan(),
            "commitment", commitment(),
            "failure", event.failure(),
            "isPaused", latest.filter(EventJournal::isPaused).isPresent(),
            "round", event.round(),
            "isLast", event.isFinal(),
            "folder", latest.map(journal -> name(journal.folder())).orElse(""),
            "running", event.running().stream().map(this::running).toList());
    if (latest.isPresent() && RunKind.TOURNAMENT.isIn(latest.get().folder())) {
      EventJournal journal = latest.get();
      try {
        fields.putAll(archived(journal));
        fields.put("screen", journal.isGivenUp() ? "" : screen.apply(journal.folder()));
      } catch (InputException e) {
        // A tournament with a damaged journal can still be given up on the page.
        fields.put("failure", e.getMessage());
      }
    }
    return fields;
  }

  /** {@return the commitment to the next seed, or why there is none} */
  private String commitment() {
    try {
      return event.commitment();
    } catch (InputException | IOException e) {
      return "none, " + e.getMessage();
    }
  }

  /** {@return what is played, in the words of the command line} */
  private List<String> plan() {
    Competition<?, ?> competition = event.rules().competition();
    List<String> plan = new ArrayList<>(competition.games().stream().map(Game::id).toList());
    plan.add(competition.format().text());
    if (!competition.time().equals(TimeControl.none())) {
      plan.add(competition.time().text());
    }
    openings(event.rules().openings(), competition.games()).ifPresent(plan::add);
    return plan;
  }

  /** {@return how the matches begin; empty if they begin at the start of the game} */
  private static Optional<String> openings(Openings openings, List<? extends Game<?, ?>> games) {
    if (openings instanceof Openings.Listed listed) {
      int size = listed.openings().size();
      return Optional.of(size == 1 ? "1 given opening" : size + " given openings");
    }
    int turns =
        openings instanceof Openings.Random random
            ? random.turns()
            : games.stream().mapToInt(Openings::standardTurns).max().orElse(0);
    return Optional.of(turns)
        .filter(number -> number > 0)
        .map(number -> "openings of " + number + (number == 1 ? " random turn" : " random turns"));
  }

  private static String name(Path folder) {
    return String.valueOf(folder.getFileName());
  }

  private Map<String, Object> running(MatchRoom<?, ?> room) {
    return object(
        "match", room.match().toString(),
        "pair", pair(room.match()),
        "teams", room.teams(),
        "game", room.game(),
        "turns", room.turnCount(),
        "missing", room.missing(),
        "next", room.next().stream().map(ContestPlayer::id).toList());
  }

  private synchronized Map<String, Object> archived(EventJournal journal) throws IOException {
    Path folder = journal.folder();
    EventPhase phase = event.phase();
    boolean isFinal = event.isFinal();
    // Before the lines are read: a line that is added meanwhile is read again.
    long length = Files.size(RunKind.TOURNAMENT.log(folder));
    ReadJournal known = read;
    if (known != null && known.isOf(folder, length, phase, isFinal)) {
      return known.fields();
    }
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      Map<String, Object> fields = archived(archive, journal.remarks());
      read = new ReadJournal(folder, length, phase, isFinal, fields);
      return fields;
    }
  }

  private Map<String, Object> archived(TournamentArchive archive, List<String> remarks)
      throws IOException {
    EntryList entries = archive.entries();
    List<Integer> numbers = new Knockout(FULL).numbers(entries);
    List<Map<String, Object>> drawn = new ArrayList<>();
    for (int entrant = 0; entrant < entries.size(); entrant++) {
      drawn.add(object("number", numbers.get(entrant), "team", entries.name(entrant)));
    }
    Standings standings = archive.standings();
    Standings.Table table = standings.tables().get(event.rules().isContest() ? POINTS : 0);
    return object(
        "measure", table.measure(),
        "seed", archive.seedText(),
        "numbers", drawn,
        "rounds", archive.rounds().stream().map(EventState::round).toList(),
        "opened", opened(archive),
        "standings",
            table.lines().stream()
                .map(
                    line ->
                        object(
                            "rank", line.rank(), "team", line.entrant(), "points", line.points()))
                .toList(),
        "awards",
            (isDecided(archive) ? standings.awards() : List.<Standings.Award>of())
                .stream()
                    .map(award -> object("title", award.title(), "entrant", award.entrant()))
                    .toList(),
        "remarks", Stream.of(archive.remarks(), remarks).flatMap(List::stream).toList());
  }

  /** {@return whether no game is left, also none that is to be played again} */
  private boolean isDecided(TournamentArchive archive) {
    return archive.isFinished() || (event.phase() == EventPhase.BETWEEN && event.isFinal());
  }

  /** {@return the number of turns of the opening of each match on which can be ruled} */
  private Map<String, Integer> opened(TournamentArchive archive) throws IOException {
    Map<String, Integer> opened = new LinkedHashMap<>();
    List<ArchivedRound> rounds = archive.rounds();
    if (event.phase() == EventPhase.BETWEEN && !rounds.isEmpty()) {
      for (ArchivedMatch match : rounds.get(rounds.size() - 1).matches()) {
        opened.put(match.id().toString(), archive.record(match.id()).opening().turns().size());
      }
    }
    return opened;
  }

  private static Map<String, Object> round(ArchivedRound round) {
    return object(
        "title", round.round().title(),
        "pairs",
            round.round().encounters().stream()
                .map(encounter -> encounter.entrants().stream().map(round.entries()::name).toList())
                .toList(),
        "byes", round.round().byes().stream().map(round.entries()::name).toList(),
        "matches", round.matches().stream().map(EventState::match).toList());
  }

  /** {@return what has ended the match early, or what a program did wrong in it} */
  private static List<String> endings(ArchivedMatch match) {
    List<String> endings = new ArrayList<>();
    for (Concession end : match.concessions()) {
      // That the server disqualifies a seat is how it carries out what the rule says.
      String clause =
          end.reason() == Concession.Reason.DISQUALIFIED ? ": " + end.rule() : " " + end.clause();
      endings.add(match.names().get(end.seat()) + clause);
    }
    for (Fault fault : match.faults()) {
      String turn = ", turn " + (fault.turn() + 1) + ": ";
      endings.add(match.names().get(fault.seat()) + turn + fault.detail());
    }
    return endings;
  }

  /** {@return the place of the pair of a match in its round, from 0} */
  private static int pair(MatchId match) {
    return match.encounter() - 1;
  }

  private static Map<String, Object> match(ArchivedMatch match) {
    return object(
        "id", match.id().toString(),
        "pair", pair(match.id()),
        "number", match.id().match(),
        "teams", match.names(),
        "scores", match.outcome().scores(),
        "ranks", match.outcome().ranks(),
        "endings", endings(match),
        "halted", match.halted(),
        "turns", match.turns(),
        "counts", match.counts());
  }
}
