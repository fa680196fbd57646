package org.rondo.server.program;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.OngoingMatch;
import org.rondo.remote.Transcript;
import org.rondo.remote.Transcripts;
import org.rondo.remote.transcript.TranscriptFolder;
import org.rondo.server.contest.ContestPlayer;
import org.rondo.server.contest.ContestTime;
import org.rondo.server.event.EventGames;
import org.rondo.server.program.ProgramMatch.MatchServer;

/**
 * The programs of an event and the matches that they play. One lock guards all of them: a call
 * plays one turn at most, and none waits in it. A call that waits is an entry in a list with a
 * timer, and not a thread.
 */
public final class EventPrograms<S extends State, M extends Move> implements EventGames<S, M> {

  /** The time for an answer in a match without a clock, by default. */
  public static final Duration STANDARD_SILENCE = Duration.ofMinutes(1);

  /** The longest time that a call waits for something to tell. */
  static final Duration POLL = Duration.ofSeconds(25);

  private static final long MICROS = 1_000_000;

  private final ContestTime time;
  private final Executor delivery;
  private final MatchServer server;
  private final Consumer<String> problems;
  private final Map<String, TeamProgram> programs = new LinkedHashMap<>();
  private final Map<Integer, ProgramMatch<S, M>> matches = new LinkedHashMap<>();

  /** Why games could not go on. */
  private final Map<Integer, String> failures = new HashMap<>();

  private Runnable listener = () -> {};

  /** Supplies the transcripts of a tournament. */
  private Function<String, Transcripts> keeper = tournament -> Transcripts.none();

  private Transcripts transcripts = Transcripts.none();

  /** The matches of the tournament that have begun here, as often as they have. */
  private final Multiset<String> playings = HashMultiset.create();

  private int opened;
  private long logins;
  private long lastNumber;
  private boolean isClosed;

  /**
   * Opens an event without programs.
   *
   * @param delivery runs the answers of calls that waited
   * @param silence the time for an answer in a match without a clock
   * @param problems receives a sentence when a match cannot go on
   */
  public EventPrograms(
      ContestTime time, Executor delivery, Duration silence, Consumer<String> problems) {
    this.time = time;
    this.delivery = delivery;
    this.server = new MatchServer(time, silence, this::number);
    this.problems = problems;
  }

  /**
   * {@return the number of the next question} The numbers of a server that is started again are
   * above the earlier ones, so that a late answer is never one to another question.
   */
  private long number() {
    Instant now = time.now();
    long micros = now.getEpochSecond() * MICROS + now.getNano() / 1_000;
    lastNumber = Math.max(lastNumber + 1, micros);
    return lastNumber;
  }

  /**
   * Takes a call of a team's program.
   *
   * @param client what the program says of itself
   * @return what the program is told, as JSON, when there is something to tell or the time to wait
   *     is over
   */
  CompletableFuture<String> call(String team, String client, ProgramCall call) {
    // A program does not pay for the answers of others that are played before its own.
    return call(team, client, call, time.now());
  }

  private synchronized CompletableFuture<String> call(
      String team, String client, ProgramCall call, Instant now) {
    TeamProgram program =
        programs.computeIfAbsent(
            team, name -> new TeamProgram(programs.size() + 1, name, delivery));
    boolean wasThere = program.isThere(now);
    program.called(now, client);
    program
        .seatAt(call.number())
        .filter(seat -> call.isAnswer())
        .ifPresent(
            seat -> play(seat.game(), match -> match.answer(seat.index(), call.answer(), now)));
    // Playing the answer takes time, and asks the next question after it.
    Optional<String> message = program.take(call, time.now());
    boolean isNew = !wasThere && program.isThere(now);
    if (isNew) {
      logins++;
      program.login(logins);
    }
    CompletableFuture<String> answer =
        message.map(CompletableFuture::completedFuture).orElseGet(() -> await(program));
    if (isNew) {
      listener.run();
    }
    return answer;
  }

  private CompletableFuture<String> await(TeamProgram program) {
    if (isClosed) {
      return CompletableFuture.completedFuture(TeamProgram.WAIT);
    }
    CompletableFuture<String> answer = new CompletableFuture<>();
    return program.await(time.after(POLL, () -> stopWaiting(program, answer)), answer);
  }

  private synchronized void stopWaiting(TeamProgram program, CompletableFuture<String> answer) {
    program.stopWaiting(answer, time.now());
  }

  /** Does something in a match that exists, and forgets the match if it is over then. */
  private void play(int game, Consumer<ProgramMatch<S, M>> action) {
    ProgramMatch<S, M> match = matches.get(game);
    if (match == null) {
      return;
    }
    boolean isOver;
    try {
      action.accept(match);
      isOver = match.isOver();
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      // The rules have failed, or a question cannot be written.
      String reason = UntrustedCalls.message(e);
      failures.put(game, reason);
      problems.accept("game " + game + " cannot go on: " + reason);
      match.abandon();
      isOver = true;
    }
    if (isOver) {
      matches.remove(game);
      listener.run();
    }
  }

  private synchronized void expire(int game, int seat, long number) {
    play(game, match -> match.expire(seat, number));
  }

  /**
   * Sets what supplies the transcripts of a tournament, by the name of its folder. By default there
   * are none.
   */
  public synchronized void keep(Function<String, Transcripts> supply) {
    keeper = supply;
  }

  @Override
  public synchronized void begin(String tournament) {
    playings.clear();
    transcripts = keeper.apply(tournament);
  }

  @Override
  public Instant now() {
    return time.now();
  }

  @Override
  public synchronized List<ContestPlayer> players() {
    Instant now = time.now();
    return programs.values().stream().map(program -> program.player(now)).toList();
  }

  @Override
  public synchronized int open(String name, OngoingMatch<S, M> match, List<Integer> players) {
    List<TeamProgram> all = List.copyOf(programs.values());
    List<TeamProgram> seated = players.stream().map(id -> all.get(id - 1)).toList();
    if (!seated.stream().allMatch(TeamProgram::isFree)) {
      return 0;
    }
    opened++;
    int game = opened;
    String playing = TranscriptFolder.playing(name, playings.add(name, 1));
    List<ProgramSeat<S, M>> seats = new ArrayList<>();
    for (TeamProgram program : seated) {
      Transcript transcript = transcripts.begin(playing, seats.size(), program.team());
      seats.add(new ProgramSeat<>(program, game, name, seats.size(), match.game(), transcript));
    }
    matches.put(
        game,
        new ProgramMatch<>(match, seats, server, (seat, number) -> expire(game, seat, number)));
    return game;
  }

  /** A match that is over is forgotten at once. */
  @Override
  public synchronized boolean isOpen(int game) {
    return matches.containsKey(game);
  }

  @Override
  public synchronized Optional<String> failure(int game) {
    return Optional.ofNullable(failures.get(game));
  }

  @Override
  public synchronized int turns(int game) {
    ProgramMatch<S, M> match = matches.get(game);
    return match == null ? 0 : match.turns();
  }

  @Override
  public synchronized void resume(int game) {
    play(game, match -> match.pause(false));
  }

  @Override
  public synchronized void pause(int game) {
    play(game, match -> match.pause(true));
  }

  @Override
  public synchronized boolean lose(int game, String team) {
    boolean isPlayed = matches.containsKey(game);
    play(game, match -> match.lose(team, TECHNICAL_LOSS));
    return isPlayed;
  }

  @Override
  public synchronized void delete(int game) {
    ProgramMatch<S, M> match = matches.remove(game);
    if (match != null) {
      match.abandon();
      listener.run();
    }
  }

  @Override
  public synchronized void forgetEnds() {
    programs.values().forEach(TeamProgram::forgetEnds);
    failures.clear();
  }

  @Override
  public synchronized void listen(Runnable next) {
    listener = next;
  }

  /** Answers the calls that wait. No call waits from now on. */
  void close() {
    // In this thread: when it goes on, the web server stops, and no other thread may answer then.
    stopWaiting().forEach(answer -> answer.complete(TeamProgram.WAIT));
  }

  private synchronized List<CompletableFuture<String>> stopWaiting() {
    isClosed = true;
    return programs.values().stream().flatMap(program -> program.stopWaiting().stream()).toList();
  }
}
