package org.rondo.cli.tournament;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.input.InputException;
import org.rondo.store.AtomicFile;
import org.rondo.store.Folders;
import org.rondo.tournament.Director;
import org.rondo.tournament.Ruling;

/**
 * Halts matches on request, and stops the tournament after their round, so that its director can
 * rule on them.
 *
 * <p>Another process makes a request by a file in the folder {@code halts} of the tournament's
 * folder: its name is the id of the match, and it holds the number of a turn or nothing. A file is
 * deleted when the tournament has stopped for it, so a request survives the end of the process.
 */
final class HaltingDirector implements Director, AutoCloseable {
  private static final String FOLDER = "halts";
  private static final long POLL_MILLIS = 200;
  private static final int LONGEST = 100;
  private static final Comparator<MatchId> IN_ORDER =
      Comparator.comparingInt(MatchId::round)
          .thenComparingInt(MatchId::encounter)
          .thenComparingInt(MatchId::match);

  private final Path folder;
  private final Map<MatchId, Integer> requested = new ConcurrentHashMap<>();

  /** The turn before which each match was halted by this process. */
  private final Map<MatchId, Integer> halted = new ConcurrentSkipListMap<>(IN_ORDER);

  private final ScheduledExecutorService poll =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "rondo looks for games to halt");
            thread.setDaemon(true);
            return thread;
          });

  /** The requested matches of the round after which the tournament stops. */
  private List<MatchId> stopped = List.of();

  private HaltingDirector(Path folder) {
    this.folder = folder;
  }

  /**
   * {@return a director that looks for requests until it is closed}
   *
   * @param tournament the folder of the tournament
   * @param given the requests of the command
   * @param settled the matches on which the command has rulings; earlier requests for them are done
   * @param resumes whether the requests in the folder count; otherwise they are deleted
   */
  static HaltingDirector in(
      Path tournament, Collection<HaltRequest> given, Collection<MatchId> settled, boolean resumes)
      throws IOException {
    HaltingDirector director = new HaltingDirector(tournament.resolve(FOLDER));
    director.read();
    director.forget(resumes ? settled : List.copyOf(director.requested.keySet()));
    given.forEach(request -> director.requested.put(request.match(), request.turn()));
    var unused =
        director.poll.scheduleWithFixedDelay(
            director::read, POLL_MILLIS, POLL_MILLIS, TimeUnit.MILLISECONDS);
    return director;
  }

  /** Leaves a request for the process that plays the tournament. */
  static void request(Path tournament, HaltRequest request) throws IOException {
    Path place = tournament.resolve(FOLDER);
    Folders.create(place);
    AtomicFile.write(
        place.resolve(request.match().toString()),
        request.turn() == 0 ? "" : request.turn() + "\n");
  }

  private void read() {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      files.forEach(this::read);
    } catch (IOException | UncheckedIOException e) {
      // The next look may succeed.
    }
  }

  private void read(Path file) {
    try {
      MatchId match = MatchId.parse(file.getFileName().toString());
      if (!requested.containsKey(match) && Files.size(file) < LONGEST) {
        String turn = Files.readString(file, StandardCharsets.ISO_8859_1).strip();
        requested.put(match, turn.isEmpty() ? 0 : Integer.parseInt(turn));
      }
    } catch (InputException | NumberFormatException | IOException e) {
      // The file is being written, or it is no request.
    }
  }

  private void forget(Collection<MatchId> matches) throws IOException {
    for (MatchId match : matches) {
      requested.remove(match);
      Files.deleteIfExists(folder.resolve(match.toString()));
    }
  }

  @Override
  public List<Ruling> rulings(int number, EntryList entries, Results results) {
    return List.of();
  }

  @Override
  public boolean halts(MatchId match, int replay, int turn) {
    Integer from = requested.get(match);
    return from != null && turn >= from && halted.putIfAbsent(match, turn) == null;
  }

  @Override
  public boolean stopsAfter(int number) {
    read();
    stopped =
        requested.keySet().stream()
            .filter(match -> match.round() == number)
            .sorted(IN_ORDER)
            .toList();
    return !stopped.isEmpty();
  }

  /**
   * {@return a sentence for each match that was halted, or for which the tournament has stopped;
   * empty if there is none} Their requests are then done.
   */
  List<String> report() throws IOException {
    List<String> sentences = new ArrayList<>();
    halted.forEach(
        (match, turn) ->
            sentences.add(
                "game "
                    + match
                    + " was halted after "
                    + (turn == 1 ? "1 turn" : turn + " turns")
                    + remedy(match)));
    for (MatchId match : stopped) {
      if (!halted.containsKey(match)) {
        sentences.add("game " + match + " has ended, and was to be halted" + remedy(match));
      }
    }
    forget(stopped);
    forget(List.copyOf(halted.keySet()));
    return sentences;
  }

  private static String remedy(MatchId match) {
    return "; to play it again from a turn on, continue with --resume --ruling 'replay "
        + match
        + " TURN'";
  }

  @Override
  public void close() {
    poll.shutdownNow();
  }
}
