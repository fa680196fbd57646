package org.rondo.verify;

import com.google.gson.JsonObject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Plays a recorded scenario against a server whose time it controls.
 *
 * <p>Each client pauses between its calls as in the recording. Calls begin in the recorded order,
 * and a call begins only when the calls are answered that were answered before it. So calls that
 * overlapped in the recording overlap in the replay. The recording knows milliseconds only; calls
 * that touch within {@value #TIE} ms may have had either order.
 *
 * <p>The number of polls is free. A poll is repeated until it is answered, if the recorded poll
 * was. A poll that waits still when the recorded client already repeats it goes on for the
 * repetition.
 */
final class PugReplay {

  /** The resolution of the recording: milliseconds, of a beginning and of a duration. */
  private static final int TIE = 2;

  /** The maximum number of times that one call is made. */
  private static final int ATTEMPTS = 30;

  /** Numbers of calls that are made again begin here; the recordings use small ones. */
  private static final long EXTRA = 1_000_000_000;

  /** Operations that change nothing, and can be made once more. */
  private static final Set<String> READING =
      Set.of(
          "GetLiveInfo",
          "GetGameDetails",
          "GetTurnResult",
          "GetPlayerView",
          "ListGames",
          "ListPlayers");

  private final PugScenario scenario;
  private final PugServer server;
  private final PugIds ids;
  private final PugDeviations deviations = new PugDeviations();
  private final List<String> mismatches = new ArrayList<>();
  private final BitSet issued = new BitSet();
  private final BitSet done = new BitSet();
  private final Map<Integer, Attempt> postponed = new HashMap<>();

  /** The calls that the server has not answered. */
  private final Map<Integer, Attempt> open = new HashMap<>();

  /** Answers that came one poll too early, by the number of the call that they belong to. */
  private final Map<Integer, JsonObject> early = new HashMap<>();

  /** When each call was made, and when it was answered, in milliseconds of the replay. */
  private final long[] begun;

  private final long[] ended;

  private int notesTaken;

  /** The number of calls that were made or answered. */
  private int changes;

  private long extra = EXTRA;

  /** One making of a call. */
  private static final class Attempt {
    private PugScenario.Call call;
    private final JsonObject request;
    private final int number;

    /** The number of changes that the answer took into account. */
    private int seen;

    Attempt(PugScenario.Call call, JsonObject request, int number) {
      this.call = call;
      this.request = request;
      this.number = number;
    }

    PugScenario.Call call() {
      return call;
    }

    JsonObject request() {
      return request;
    }

    int number() {
      return number;
    }

    Attempt again(long sequence) {
      return new Attempt(call, PugIds.again(request, sequence), number + 1);
    }
  }

  private PugReplay(PugScenario scenario, PugServer server) {
    this.scenario = scenario;
    this.server = server;
    this.ids = new PugIds(new PugCodes(scenario));
    this.begun = new long[scenario.calls().size()];
    this.ended = new long[scenario.calls().size()];
  }

  /** {@return a sentence for each answer that is not the recorded one} */
  static List<String> mismatches(PugScenario scenario, PugServer server)
      throws InterruptedException {
    PugReplay replay = new PugReplay(scenario, server);
    replay.run();
    return replay.mismatches;
  }

  private void run() throws InterruptedException {
    while (done.cardinality() < scenario.calls().size() || notesTaken < scenario.notes().size()) {
      Optional<PugServer.HttpAnswer> answer = server.settled();
      if (answer.isPresent()) {
        take((Attempt) answer.get().tag(), answer.get());
      } else if (!takeNote() && !resumePostponed() && !issueNext() && !passTime()) {
        mismatches.add("the server does not answer " + name(firstOpen()));
        return;
      }
    }
  }

  private PugScenario.Call firstOpen() {
    return scenario.calls().get(done.nextClearBit(0));
  }

  private static String name(PugScenario.Call call) {
    return "line " + call.line() + ", " + call.operation();
  }

  // Which call is next

  private boolean issueNext() {
    Optional<PugScenario.Call> next =
        candidates()
            .filter(call -> isReady(call) && time(call) <= server.now())
            .min((a, b) -> Long.compare(rank(a), rank(b)));
    next.ifPresent(this::issue);
    return next.isPresent();
  }

  /** {@return the calls that have not been made and could be next} */
  private Stream<PugScenario.Call> candidates() {
    List<PugScenario.Call> calls = scenario.calls();
    int first = issued.nextClearBit(0);
    return calls.subList(Math.min(first, calls.size()), calls.size()).stream()
        .takeWhile(call -> call.start() <= calls.get(first).start() + TIE)
        .filter(call -> !issued.get(call.number()));
  }

  /** {@return the calls that are not answered, up to a time of the recording} */
  private Stream<PugScenario.Call> unanswered(long end) {
    List<PugScenario.Call> calls = scenario.calls();
    int first = Math.min(done.nextClearBit(0), calls.size());
    return calls.subList(first, calls.size()).stream()
        .takeWhile(call -> call.start() <= end)
        .filter(call -> !done.get(call.number()));
  }

  /** Among calls of one millisecond, those that only look come first. */
  private static long rank(PugScenario.Call call) {
    long read = READING.contains(call.operation()) ? 0 : 1;
    return (call.start() * 2 + read << 24) + call.number();
  }

  private boolean isReady(PugScenario.Call call) {
    return !isAfterNote(call)
        && unanswered(call.start() + TIE)
            .filter(other -> other.number() != call.number())
            .noneMatch(other -> comesBefore(other, call));
  }

  /** Whether a call that is not answered has to be made or answered before another one. */
  private boolean comesBefore(PugScenario.Call first, PugScenario.Call call) {
    if (isContinued(first, call)) {
      return false;
    }
    if (!issued.get(first.number()) && isEarlier(first, call)) {
      return true;
    }
    boolean isInOrder = first.number() < call.number() && first.end() <= call.start();
    return first.client().equals(call.client())
        ? isInOrder
        : first.end() + TIE < call.start() || isInOrder && isDueSoon(first);
  }

  /** Whether a call that waits should be answered at any moment. */
  private boolean isDueSoon(PugScenario.Call call) {
    return open.containsKey(call.number()) && server.now() < due(call);
  }

  private long due(PugScenario.Call call) {
    return begun[call.number()] + call.end() - call.start() + TIE;
  }

  /** Whether a call that has not been made has to be made before another one. */
  private boolean isEarlier(PugScenario.Call first, PugScenario.Call call) {
    if (Math.abs(first.start() - call.start()) > TIE) {
      return first.start() < call.start();
    }
    return first.number() < call.number()
        && !READING.contains(call.operation())
        && !isHeldUp(first);
  }

  /** Whether the call before, of the same client, still waits. */
  private boolean isHeldUp(PugScenario.Call call) {
    return open.values().stream()
        .map(Attempt::call)
        .anyMatch(other -> other.client().equals(call.client()) && other.end() <= call.start());
  }

  /** Whether a poll of the recording can take over from the one before it, which still waits. */
  private boolean isContinued(PugScenario.Call first, PugScenario.Call call) {
    return open.containsKey(first.number())
        && first.number() < call.number()
        && PugPoll.isContinued(first, call);
  }

  /**
   * {@return when to make a call: the client's recorded pause after its last call, or, for its
   * first call, after the call before}
   */
  private long time(PugScenario.Call call) {
    for (int number = call.number() - 1; number >= 0; number--) {
      PugScenario.Call other = scenario.calls().get(number);
      if (other.client().equals(call.client()) && other.end() <= call.start()) {
        return ended[number] + call.start() - other.end();
      }
    }
    if (call.number() == 0) {
      return 0;
    }
    PugScenario.Call before = scenario.calls().get(call.number() - 1);
    return begun[before.number()] + call.start() - before.start();
  }

  private void issue(PugScenario.Call call) {
    issued.set(call.number());
    deviations.begin(call);
    changes++;
    begun[call.number()] = server.now();
    Optional<Attempt> waiting =
        open.values().stream().filter(attempt -> isContinued(attempt.call(), call)).findFirst();
    if (waiting.isPresent()) {
      Attempt attempt = waiting.get();
      open.remove(attempt.call().number());
      finish(attempt, List.of());
      attempt.call = call;
      open.put(call.number(), attempt);
      return;
    }
    Attempt attempt = new Attempt(call, ids.request(call.request()), 1);
    JsonObject answer = early.remove(call.number());
    if (answer == null) {
      send(attempt);
    } else {
      judge(attempt, answer);
    }
  }

  private void send(Attempt attempt) {
    open.put(attempt.call().number(), attempt);
    server.send(attempt.call().service(), attempt.call().operation(), attempt.request(), attempt);
  }

  private boolean passTime() {
    LongStream calls = candidates().filter(this::isReady).mapToLong(this::time);
    LongStream answers =
        open.values().stream()
            .mapToLong(attempt -> due(attempt.call()))
            .filter(due -> due > server.now());
    return server.passTime(LongStream.concat(calls, answers).min().orElse(Long.MAX_VALUE));
  }

  // Answers

  private void take(Attempt attempt, PugServer.HttpAnswer answer) {
    open.remove(attempt.call().number());
    if (!answer.complaint().isEmpty()) {
      finish(attempt, List.of(answer.complaint()));
    } else {
      judge(attempt, answer.body());
    }
  }

  private void judge(Attempt attempt, JsonObject found) {
    PugScenario.Call call = attempt.call();
    if (deviations.isBeyondComparison(call)) {
      finish(attempt, List.of());
      return;
    }
    List<String> differences = PugAnswers.compare(call, found, ids, deviations);
    if (differences.isEmpty() || isRepeatedLater(call, found)) {
      finish(attempt, List.of());
    } else if (PugPoll.isTooEarly(call, found) && attempt.number() < ATTEMPTS) {
      send(attempt.again(extra++));
    } else if (READING.contains(call.operation()) && hasTie(call) && attempt.number() < ATTEMPTS) {
      attempt.seen = changes;
      postponed.put(call.number(), attempt);
    } else {
      finish(attempt, differences);
    }
  }

  /** Whether an answer is that of a later poll, which the replay reached in fewer polls. */
  private boolean isRepeatedLater(PugScenario.Call call, JsonObject found) {
    if (!PugPoll.isOvertaken(call, found)) {
      return false;
    }
    Optional<PugScenario.Call> later = PugPoll.answered(scenario, call);
    if (later.isEmpty() || !PugAnswers.compare(later.get(), found, ids, deviations).isEmpty()) {
      return false;
    }
    if (PugPoll.isConsumed(call)) {
      early.put(later.get().number(), found);
    }
    return true;
  }

  private void finish(Attempt attempt, List<String> differences) {
    PugScenario.Call call = attempt.call();
    done.set(call.number());
    changes++;
    ended[call.number()] = server.now();
    deviations.follow(call);
    if (!differences.isEmpty()) {
      mismatches.add(name(call) + ": " + String.join(", ", differences));
    }
  }

  // Calls of the same millisecond

  private boolean hasTie(PugScenario.Call call) {
    return unanswered(call.end() + TIE)
        .anyMatch(other -> !other.client().equals(call.client()) && !isAfterNote(other));
  }

  private boolean isAfterNote(PugScenario.Call call) {
    return notesTaken < scenario.notes().size()
        && scenario.notes().get(notesTaken).before() <= call.number();
  }

  /** Makes a postponed call again after another call was made or answered. */
  private boolean resumePostponed() {
    Optional<Attempt> next =
        postponed.values().stream()
            .filter(attempt -> attempt.seen < changes || !hasTie(attempt.call()))
            .findFirst();
    next.ifPresent(
        attempt -> {
          postponed.remove(attempt.call().number());
          send(attempt.again(extra++));
        });
    return next.isPresent();
  }

  // Notes

  private boolean isReady(PugScenario.Note note) {
    return scenario.calls().stream()
        .limit(note.before())
        .allMatch(call -> done.get(call.number()) || call.end() > note.time());
  }

  private boolean takeNote() throws InterruptedException {
    if (notesTaken == scenario.notes().size()) {
      return false;
    }
    PugScenario.Note note = scenario.notes().get(notesTaken);
    if (!isReady(note)) {
      return false;
    }
    notesTaken++;
    Optional<Duration> shift = PugNotes.shift(note);
    if (shift.isPresent()) {
      server.shift(shift.get());
      deviations.shifted();
    }
    mismatches.addAll(PugNotes.mismatches(note, lastGame(note), server));
    return true;
  }

  /** {@return the replay's id of the game that was started last; 0 if there is none} */
  private long lastGame(PugScenario.Note note) {
    return scenario.calls().stream()
        .limit(note.before())
        .filter(call -> call.operation().equals("StartGame") && call.isFine())
        .reduce((first, second) -> second)
        .map(call -> ids.ours(PugIds.IdKind.GAME, call.requested("GameId", 0)))
        .orElse(0L);
  }
}
