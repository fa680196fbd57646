package org.rondo.server.live;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rondo.format.MatchId;
import org.rondo.format.RunArchive;
import org.rondo.format.RunKind;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;
import org.rondo.report.ReplayNotes;
import org.rondo.report.RunPage;
import org.rondo.report.RunProgress;
import org.rondo.store.AppendOnlyFile;

/**
 * A folder of a tournament, a duel or a tuning that spectators see. This process or another one may
 * be writing it. Several threads may use an instance at the same time.
 */
final class FollowedFolder {
  /** A folder that is neither finished nor being written has been running until so long ago. */
  private static final Duration QUIET = Duration.ofMinutes(2);

  /** The time to wait for another thread that reads the folder. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  private static final int HEAD = 512;
  private static final String NO_CLOCK = "none";
  private static final Logger LOGGER = System.getLogger("org.rondo.server.live");

  private final String id;
  private final Path folder;
  private final String place;
  private final ResultsOpener opener;
  private final Clock clock;
  private final LiveFeed feed;

  /** The feed of organisers, who also see what hidden games hide. */
  private final LiveFeed wholeFeed;

  private final LiveBoards boards;

  /** Held while the folder is read, which may take long. */
  private final ReentrantLock lock = new ReentrantLock();

  /** What is known of the folder, also while it is read. */
  private volatile Facts facts;

  /** The results that were read last; they stay on the pages if the journal becomes unreadable. */
  private volatile @Nullable JsonObject results;

  private volatile boolean isOpen;

  // Guarded by the lock.
  private @Nullable RunPage page;

  /** Whether the results are those of the journal as it was read last. */
  private boolean isCurrent;

  private byte[] head = new byte[0];
  private long size = -1;
  private Instant changed = Instant.EPOCH;
  private RunKind kind = RunKind.TOURNAMENT;
  private String title;
  private String about = "nothing is written yet";
  private boolean isFinished;
  private String time = NO_CLOCK;
  private RunProgress progress = new RunProgress(0, 0, List.of());
  private LastPosition last = LastPosition.none();
  private boolean hasFailed;
  private boolean hadResults;
  private boolean isKnown;

  /**
   * @param id the name of the folder in addresses
   * @param place the name of the folder for people
   * @param epoch differs for each start of the server
   * @param onChange called when a board changes
   */
  FollowedFolder(
      String id,
      Path folder,
      String place,
      ResultsOpener opener,
      Clock clock,
      String epoch,
      Runnable onChange) {
    this.id = id;
    this.folder = folder;
    this.place = place;
    this.opener = opener;
    this.clock = clock;
    this.title = place;
    this.feed = new LiveFeed(epoch);
    this.wholeFeed = new LiveFeed(epoch);
    this.boards = new LiveBoards(id, place, onChange);
    this.facts = facts();
  }

  /** Opens the results of a folder. */
  @FunctionalInterface
  interface ResultsOpener {

    /** {@return the results; empty if nothing is written yet} */
    Optional<RunPage> open(Path folder) throws IOException;
  }

  /** What was read of a folder. */
  private record Facts(
      RunKind kind,
      String title,
      String about,
      Instant changed,
      boolean isFinished,
      boolean hasFailed,
      boolean isBeingWritten,
      String time,
      RunProgress progress,
      JsonElement last) {}

  /** A folder in the list of all. */
  record Summary(
      String id,
      String kind,
      String title,
      String about,
      String place,
      String state,
      Instant changed,
      RunProgress progress,
      JsonElement last) {
    JsonObject json() {
      JsonObject json = new JsonObject();
      json.addProperty("id", id);
      json.addProperty("kind", kind);
      json.addProperty("title", title);
      json.addProperty("about", about);
      json.addProperty("place", place);
      json.addProperty("state", state);
      json.addProperty("changed", changed.toEpochMilli());
      json.addProperty("done", progress.done());
      json.addProperty("expected", progress.expected());
      JsonArray winners = new JsonArray();
      progress.winners().forEach(winners::add);
      json.add("winners", winners);
      json.add("last", last);
      return json;
    }
  }

  /**
   * Reads what was written since the last call. A journal that cannot be read is said to be so; it
   * is read again when it changes. Does nothing if another thread still reads the folder after a
   * while.
   */
  void refresh() {
    tryAlone(this::readChanges);
  }

  /** Runs a task that reads the folder, unless another thread does not end that in time. */
  private void tryAlone(Runnable task) {
    if (!tryLock()) {
      return;
    }
    try {
      task.run();
    } finally {
      facts = facts();
      isOpen = page != null;
      lock.unlock();
    }
  }

  private boolean tryLock() {
    try {
      return lock.tryLock(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private void readChanges() {
    try {
      Optional<Path> log = log();
      if (log.isEmpty()) {
        return;
      }
      BasicFileAttributes file =
          Files.readAttributes(log.get(), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      if (isKnown && isSame(file)) {
        return;
      }
      byte[] now = head(log.get());
      boolean isOther = file.size() < size || !startsWith(now, head);
      if (isOther) {
        closePage();
      }
      size = file.size();
      changed = file.lastModifiedTime().toInstant();
      head = now;
      isKnown = true;
      read();
      if (hasClients()) {
        readResults();
      }
    } catch (IOException | RuntimeException | StackOverflowError e) {
      fail(e);
    }
  }

  private boolean isSame(BasicFileAttributes file) {
    return file.size() == size && file.lastModifiedTime().toInstant().equals(changed);
  }

  private static byte[] head(Path log) throws IOException {
    try (InputStream in = Files.newInputStream(log)) {
      return in.readNBytes(HEAD);
    }
  }

  private static boolean startsWith(byte[] text, byte[] beginning) {
    return text.length >= beginning.length
        && Arrays.mismatch(text, 0, beginning.length, beginning, 0, beginning.length) < 0;
  }

  /** {@return the journal or log of the folder} A link could lead out of the folder. */
  private Optional<Path> log() {
    return RunKind.LOGS.stream()
        .map(folder::resolve)
        .filter(log -> Files.isRegularFile(log, LinkOption.NOFOLLOW_LINKS))
        .findFirst();
  }

  private void read() throws IOException {
    if (page == null) {
      page = opener.open(folder).orElse(null);
      if (page == null && hadResults) {
        throw new IOException("the journal is none any more");
      }
    } else {
      page.archive().refresh();
    }
    isCurrent = false;
    hasFailed = false;
    if (page != null) {
      hadResults = true;
      kind = page.archive().kind();
      title = page.title();
      about = page.about();
      isFinished = page.archive().isFinished();
      time = page.archive().time();
      progress = page.progress();
      last = last.in(page);
    }
  }

  private void fail(Throwable e) {
    // The message names files of this machine, which spectators need not know.
    if (!hasFailed) {
      LOGGER.log(Level.WARNING, () -> folder + " cannot be shown: " + e.getMessage());
    }
    hasFailed = true;
    about = "its journal cannot be read";
    closePage();
  }

  /**
   * Closes the journal, which is opened again when it is needed. Does nothing if another thread
   * still reads the folder after a while.
   */
  void release() {
    tryAlone(this::closePage);
  }

  private void closePage() {
    if (page != null) {
      try {
        page.archive().close();
      } catch (IOException e) {
        LOGGER.log(Level.DEBUG, "a journal could not be closed", e);
      }
      page = null;
    }
  }

  /** {@return whether the journal is open} */
  boolean isOpen() {
    return isOpen;
  }

  private Facts facts() {
    return new Facts(
        kind,
        title,
        about,
        changed,
        isFinished,
        hasFailed,
        isBeingWritten(),
        time,
        progress,
        last.json());
  }

  Summary summary() {
    Facts now = facts;
    return new Summary(
        id,
        now.kind().text(),
        now.title(),
        now.about(),
        place,
        state(now),
        now.changed(),
        now.progress(),
        now.last());
  }

  /** {@return the time control of the matches; none until the journal has been read} */
  TimeControl control() {
    try {
      return TimeControl.parse(facts.time());
    } catch (InputException e) {
      // A later version of this library may have written the journal.
      return TimeControl.none();
    }
  }

  private String state(Facts now) {
    if (now.isFinished()) {
      return "finished";
    }
    boolean isRecent = now.changed().plus(QUIET).isAfter(clock.instant());
    boolean isRunning = isRecent || !boards.now().isEmpty() || now.isBeingWritten();
    return !now.hasFailed() && isRunning ? "running" : "waiting";
  }

  /** {@return whether a process has the journal open: a match may take longer than any limit} */
  private boolean isBeingWritten() {
    try {
      Optional<Path> log = log();
      return log.isPresent()
          && Files.exists(AppendOnlyFile.lockOf(log.get()))
          && AppendOnlyFile.isOpen(log.get());
    } catch (IOException e) {
      // Another user's folder; what can be read of it is shown.
      return false;
    }
  }

  String id() {
    return id;
  }

  Path folder() {
    return folder;
  }

  LiveBoards boards() {
    return boards;
  }

  LiveFeed feed(boolean isOrganiser) {
    return isOrganiser ? wholeFeed : feed;
  }

  boolean hasClients() {
    return feed.hasClients() || wholeFeed.hasClients();
  }

  /** Sends what has changed to the pages that are open. Reads nothing. */
  void publish() {
    for (boolean isOrganiser : new boolean[] {false, true}) {
      if (feed(isOrganiser).hasClients()) {
        feed(isOrganiser).publish(data(isOrganiser));
      }
    }
  }

  /** {@return what the page shows now, which later changes of the feed refer to} */
  LiveFeed.Version latest(boolean isOrganiser) {
    tryAlone(this::readResults);
    feed(isOrganiser).publish(data(isOrganiser));
    return feed(isOrganiser).latest();
  }

  private JsonObject data(boolean isOrganiser) {
    JsonObject json = new JsonObject();
    JsonObject read = results;
    (read == null ? nothing() : read)
        .entrySet()
        .forEach(entry -> json.add(entry.getKey(), entry.getValue()));
    json.addProperty("watch", "/live/c/" + id + "/games/");
    json.add("now", boards.now());
    json.add("boards", boards.json(isOrganiser));
    return json;
  }

  private void readResults() {
    if (isCurrent) {
      return;
    }
    try {
      if (page == null) {
        read();
      }
      if (page != null) {
        results = JsonParser.parseString(page.data()).getAsJsonObject();
      }
    } catch (IOException | RuntimeException | StackOverflowError e) {
      fail(e);
    }
    isCurrent = true;
  }

  /** {@return the data of a page without results} */
  private JsonObject nothing() {
    JsonObject json = new JsonObject();
    json.addProperty("title", facts.title());
    json.addProperty("unreadable", facts.about());
    return json;
  }

  /** {@return whether there are results to draw} */
  boolean isReadable() {
    tryAlone(this::readResults);
    return results != null;
  }

  /** A match that has ended. */
  record Played(MatchRecord record, ReplayNotes notes) {}

  /**
   * {@return a match that has ended}
   *
   * @throws SpecificationException if there is no such match
   * @throws org.rondo.input.DamagedFileException if the match is damaged
   * @throws IOException if the journal cannot be read
   */
  Played match(MatchId match) throws IOException {
    if (!tryLock()) {
      throw new IOException(folder + " is being read by another thread");
    }
    try {
      return played(match);
    } finally {
      isOpen = page != null;
      lock.unlock();
    }
  }

  private Played played(MatchId match) throws IOException {
    if (page == null) {
      read();
    }
    if (page == null) {
      throw new SpecificationException(match.toString(), "game " + match + " was not played");
    }
    RunArchive archive = page.archive();
    return new Played(archive.record(match), ReplayNotes.of(archive, match));
  }
}
