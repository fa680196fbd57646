package org.rondo.server.live;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.report.RunPage;

/**
 * The pages for spectators: a list of what is played and what is finished, the games on the boards
 * now, and the results of each tournament, duel and tuning, updated while a page is open.
 *
 * <pre>{@code
 * Spectators spectators = Spectators.start();
 * spectators.watch(Path.of("cups"));
 * spectators.mount(config.routes, context -> false);
 * }</pre>
 *
 * <p>What is played by this process is shown with its positions, by {@link #follow} and {@link
 * #board}. What other processes play is read from their folders, by {@link #watch}.
 */
public final class Spectators implements AutoCloseable {
  private static final int MAX_LISTED = 500;
  private static final int MAX_OPEN = 64;
  private static final int MAX_FRONT_BOARDS = 12;
  private static final int EPOCH_BYTES = 6;
  private static final int ID_BYTES = 6;
  private static final int SCANS = 4;
  private static final Logger LOGGER = System.getLogger("org.rondo.server.live");

  /** Opens the results of a folder as they are now. */
  static final FollowedFolder.ResultsOpener RESULTS = folder -> RunPage.open(folder, false);

  private final SpectatorLimits limits;
  private final FollowedFolder.ResultsOpener opener;
  private final Clock clock;
  private final String epoch;
  private final LiveAssets assets = new LiveAssets();
  private final LiveFeed front;
  private final LiveFeed wholeFront;

  /** The folders by their ids. An address names an id, so it can lead to no other folder. */
  private final Map<String, FollowedFolder> folders = new ConcurrentHashMap<>();

  /** The boards of services, by their titles. */
  private final Map<String, LiveBoards> services = new ConcurrentHashMap<>();

  /** The ids of folders that are not shown. */
  private final Set<String> hidden = ConcurrentHashMap.newKeySet();

  private final List<Path> watched = new CopyOnWriteArrayList<>();
  private final AtomicBoolean isStale = new AtomicBoolean(true);
  private final ScheduledExecutorService reading = thread("rondo spectators: folders");
  private final ScheduledExecutorService drawing = thread("rondo spectators: boards");
  private final PatientReader reader;
  private int ticks;

  Spectators(SpectatorLimits limits, Clock clock, FollowedFolder.ResultsOpener opener) {
    this.limits = limits;
    this.opener = opener;
    this.clock = clock;
    this.reader = new PatientReader(limits.patience());
    byte[] random = new byte[EPOCH_BYTES];
    new SecureRandom().nextBytes(random);
    this.epoch = HexFormat.of().formatHex(random);
    this.front = new LiveFeed(epoch);
    this.wholeFront = new LiveFeed(epoch);
  }

  /** {@return pages that are updated until they are closed} */
  public static Spectators start() {
    return start(SpectatorLimits.DEFAULT);
  }

  static Spectators start(SpectatorLimits limits) {
    Spectators spectators = new Spectators(limits, Clock.systemUTC(), RESULTS);
    spectators.repeat(spectators.reading, limits.refresh(), spectators::readFolders);
    spectators.repeat(spectators.drawing, limits.boards(), spectators::draw);
    spectators.repeat(spectators.drawing, limits.heartbeat(), spectators::beat);
    return spectators;
  }

  private static ScheduledExecutorService thread(String name) {
    return Executors.newSingleThreadScheduledExecutor(
        work -> {
          Thread thread = new Thread(work, name);
          thread.setDaemon(true);
          return thread;
        });
  }

  private void repeat(ScheduledExecutorService thread, Duration pause, Runnable task) {
    Runnable safe =
        () -> {
          try {
            task.run();
          } catch (RuntimeException | StackOverflowError e) {
            // A task that throws would never run again.
            LOGGER.log(Level.WARNING, "the pages for spectators could not be updated", e);
          }
        };
    // The task reports its own failures.
    var unused = thread.scheduleWithFixedDelay(safe, 0, pause.toMillis(), TimeUnit.MILLISECONDS);
  }

  /**
   * Adds the pages to a server, below {@code /live}.
   *
   * @param routes the routes of a server that has not started
   * @param isOrganiser whether a request is by an organiser, who also sees the positions of games
   *     that hide something
   */
  public void mount(RoutesConfig routes, Predicate<Context> isOrganiser) {
    new LiveRoutes(this, assets, new LiveClients(limits), isOrganiser).add(routes);
  }

  /**
   * Shows the tournaments, duels and tunings in a folder, up to three folders below it. The folder
   * need not exist yet, and what appears in it later is found.
   */
  public void watch(Path folder) {
    watched.add(folder.toAbsolutePath().normalize());
    reading.execute(this::scan);
  }

  /**
   * Shows a tournament or duel that this process plays.
   *
   * @return the watcher for {@link org.rondo.tournament.TournamentListener#watcher} or {@link
   *     org.rondo.duel.DuelListener#watcher}, which shows the matches on boards
   */
  public MatchWatcher follow(Path folder) {
    Path place = folder.toAbsolutePath().normalize();
    FollowedFolder followed = followed(place, String.valueOf(place.getFileName()));
    followed.boards().clear();
    return new BoardWatcher(followed.boards(), followed::control, clock);
  }

  /** Shows a folder no more, also if it is found in a folder that is watched. */
  public void hide(Path folder) {
    String id = id(folder.toAbsolutePath().normalize());
    hidden.add(id);
    FollowedFolder shown = folders.remove(id);
    if (shown != null) {
      shown.release();
    }
    isStale.set(true);
  }

  /**
   * Returns the address of the page of a folder, from the root of the server. If the folder exists,
   * the page does from now on.
   *
   * @param folder the folder of a tournament, a duel or a tuning, which need not exist yet
   */
  public String address(Path folder) {
    Path place = folder.toAbsolutePath().normalize();
    if (Files.isDirectory(place) && !hidden.contains(id(place))) {
      followed(place, String.valueOf(place.getFileName()));
    }
    return "/live/c/" + id(place);
  }

  /**
   * Opens a board for a match of a service.
   *
   * @param title the name of the service
   * @return the board; empty if too many matches are shown
   */
  public Optional<LiveBoard> board(String title, BoardGame match) {
    assets.keep(match);
    return services
        .computeIfAbsent(title, name -> new LiveBoards("", name, () -> isStale.set(true)))
        .open(match);
  }

  private FollowedFolder followed(Path folder, String place) {
    return folders.computeIfAbsent(
        id(folder),
        id -> new FollowedFolder(id, folder, place, opener, clock, epoch, () -> isStale.set(true)));
  }

  private static String id(Path folder) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest(folder.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, ID_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Looks for folders that have appeared, and forgets folders that have disappeared. */
  void scan() {
    for (Path top : watched) {
      reader.read("folder " + top, () -> scan(top));
    }
    // A folder may have been hidden while it was found.
    folders.keySet().removeAll(hidden);
    folders
        .values()
        .removeIf(folder -> !Files.isDirectory(folder.folder()) && folder.boards().now().isEmpty());
  }

  private void scan(Path top) {
    try {
      for (Path found : FolderScan.of(top, limits.folders())) {
        if (folders.size() < limits.folders() && !hidden.contains(id(found))) {
          Path name = found.equals(top) ? top.getFileName() : top.relativize(found);
          followed(found, String.valueOf(name));
        }
      }
    } catch (IOException e) {
      LOGGER.log(Level.WARNING, () -> "folder " + top + " cannot be read: " + e.getMessage());
    }
  }

  /** Reads what has changed in the folders, and sends it to the open pages. */
  void readFolders() {
    if (ticks++ % SCANS == 0) {
      scan();
    }
    int open = 0;
    for (FollowedFolder folder : folders.values()) {
      reader.read(folder.folder().toString(), folder::refresh);
      if (folder.isOpen() && !folder.hasClients()) {
        open++;
        if (open > MAX_OPEN || folder.summary().state().equals("finished")) {
          reader.read(folder.folder().toString(), folder::release);
        }
      }
    }
    isStale.set(true);
  }

  /** Sends the boards, the list and the results to the open pages if something has changed. */
  void draw() {
    if (isStale.getAndSet(false)) {
      folders.values().forEach(FollowedFolder::publish);
      for (boolean isOrganiser : new boolean[] {false, true}) {
        if (front(isOrganiser).hasClients()) {
          front(isOrganiser).publish(frontData(isOrganiser));
        }
      }
    }
  }

  private void beat() {
    feeds().forEach(LiveFeed::beat);
  }

  private Stream<LiveFeed> feeds() {
    return Stream.concat(
        Stream.of(front, wholeFront),
        folders.values().stream().flatMap(one -> Stream.of(one.feed(false), one.feed(true))));
  }

  /** {@return the time of this server in milliseconds, by which the clocks on the boards run} */
  long now() {
    return clock.millis();
  }

  LiveFeed front(boolean isOrganiser) {
    return isOrganiser ? wholeFront : front;
  }

  LiveFeed.Version latest(boolean isOrganiser) {
    front(isOrganiser).publish(frontData(isOrganiser));
    return front(isOrganiser).latest();
  }

  Optional<FollowedFolder> find(String id) {
    return Optional.ofNullable(folders.get(id));
  }

  private JsonObject frontData(boolean isOrganiser) {
    List<FollowedFolder.Summary> all =
        folders.values().stream()
            .map(FollowedFolder::summary)
            .sorted(
                Comparator.comparing(FollowedFolder.Summary::changed)
                    .reversed()
                    .thenComparing(FollowedFolder.Summary::id))
            .toList();
    JsonArray competitions = new JsonArray();
    all.stream().limit(MAX_LISTED).forEach(one -> competitions.add(one.json()));
    JsonObject json = new JsonObject();
    json.add("competitions", competitions);
    json.addProperty("more", Math.max(0, all.size() - MAX_LISTED));
    json.add("boards", frontBoards(isOrganiser));
    return json;
  }

  private JsonArray frontBoards(boolean isOrganiser) {
    JsonArray boards = new JsonArray();
    Stream.concat(services.values().stream(), folders.values().stream().map(FollowedFolder::boards))
        .filter(group -> !group.now().isEmpty())
        .map(group -> group.json(isOrganiser))
        .flatMap(group -> elements(group).stream())
        .filter(JsonElement::isJsonObject)
        .limit(MAX_FRONT_BOARDS)
        .forEach(boards::add);
    return boards;
  }

  private static Collection<JsonElement> elements(JsonArray array) {
    return array.asList();
  }

  /** Ends the updates. Open pages show that the connection is lost. */
  @Override
  public void close() {
    reading.shutdownNow();
    reader.close();
    drawing.shutdownNow();
    feeds().forEach(LiveFeed::end);
    folders.values().forEach(FollowedFolder::release);
  }
}
