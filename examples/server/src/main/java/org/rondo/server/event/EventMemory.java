package org.rondo.server.event;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.rondo.input.DamagedFileException;
import org.rondo.store.AtomicFile;
import org.rondo.tournament.Ruling;

/**
 * The decisions of the organisers that are not in the journal: the file {@code event.json}. The
 * file is replaced as a whole with each decision, so that a server that was killed goes on.
 */
final class EventMemory {
  private static final String NAME = "event.json";
  private static final Gson JSON = new GsonBuilder().setPrettyPrinting().create();

  /** The fields of the file. */
  private static final class Fields {
    private int knockouts;
    private List<Integer> givenUp = new ArrayList<>();
    private boolean isRevoked;
    private boolean isOpen;
    private List<String> entrants = new ArrayList<>();
    private List<String> reserves = new ArrayList<>();
    private String seed = "";
    private int started;
    private boolean isPaused;
    private Map<String, String> pending = new LinkedHashMap<>();
    private List<String> remarks = new ArrayList<>();
  }

  private final Path folder;
  private final String noun;
  private Fields fields = new Fields();

  private EventMemory(Path folder, String noun) {
    this.folder = folder;
    this.noun = noun;
  }

  /**
   * {@return what was kept in a folder; nothing if the file does not exist}
   *
   * @param noun the beginning of the names of the folders of knockouts or tournaments
   * @throws DamagedFileException if the file cannot be understood
   */
  static EventMemory in(Path folder, String noun) throws IOException {
    EventMemory memory = new EventMemory(folder, noun);
    Path file = folder.resolve(NAME);
    if (Files.exists(file)) {
      try {
        Fields read = JSON.fromJson(Files.readString(file), Fields.class);
        if (read != null) {
          memory.fields = read;
        }
      } catch (JsonParseException e) {
        throw new DamagedFileException(
            file.toString(),
            file + " is damaged: " + e.getMessage() + "; restore it, or delete it",
            e);
      }
    }
    return memory;
  }

  /** Changes the fields. If the file cannot be written, nothing has changed. */
  private void change(Consumer<Fields> change) {
    Fields next = JSON.fromJson(JSON.toJson(fields), Fields.class);
    change.accept(next);
    save(next);
    fields = next;
  }

  private void save(Fields next) {
    try {
      AtomicFile.write(folder.resolve(NAME), JSON.toJson(next) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(
          new IOException(
              "the decision cannot be kept in " + folder.resolve(NAME) + ": " + e.getMessage(), e));
    }
  }

  /**
   * Begins a knockout.
   *
   * @param seed the text of a number; empty for a secret seed
   */
  synchronized void begin(List<String> entrants, List<String> reserves, String seed) {
    Fields next = new Fields();
    next.knockouts = fields.knockouts + 1;
    next.givenUp = fields.givenUp;
    next.isRevoked = fields.isRevoked;
    next.isOpen = true;
    next.entrants = new ArrayList<>(entrants);
    next.reserves = new ArrayList<>(reserves);
    next.seed = seed;
    save(next);
    fields = next;
  }

  /** {@return whether there is a knockout that is neither over nor given up} */
  synchronized boolean isOpen() {
    return fields.isOpen;
  }

  synchronized void close() {
    change(next -> next.isOpen = false);
  }

  /** Closes the current knockout, which was not played to its end. */
  synchronized void giveUp() {
    change(
        next -> {
          next.givenUp.add(next.knockouts);
          next.isOpen = false;
        });
  }

  /** {@return the folders of the knockouts that were given up} */
  synchronized List<Path> givenUp() {
    return fields.givenUp.stream().map(this::knockout).toList();
  }

  /** {@return whether the contestants' rights to create and change games are revoked} */
  synchronized boolean isRevoked() {
    return fields.isRevoked;
  }

  synchronized void revoke(boolean isRevoked) {
    change(next -> next.isRevoked = isRevoked);
  }

  /** {@return whether there has been a knockout} */
  synchronized boolean hasKnockout() {
    return fields.knockouts > 0;
  }

  /** {@return the folder of the current or last knockout} */
  synchronized Path knockout() {
    return knockout(fields.knockouts);
  }

  private Path knockout(int number) {
    return folder.resolve(noun + "-" + number);
  }

  synchronized List<String> entrants() {
    return List.copyOf(fields.entrants);
  }

  synchronized List<String> reserves() {
    return List.copyOf(fields.reserves);
  }

  synchronized String seed() {
    return fields.seed;
  }

  /** {@return the last round that the organisers have started; 0 before the first} */
  synchronized int started() {
    return fields.started;
  }

  synchronized void start(int round) {
    change(next -> next.started = round);
  }

  synchronized boolean isPaused() {
    return fields.isPaused;
  }

  synchronized void pause(boolean isPaused) {
    change(next -> next.isPaused = isPaused);
  }

  /**
   * {@return the rulings that were given during a round and wait for its end, each by the playing
   * of a match that it ends}
   */
  synchronized Map<String, Ruling> pending() {
    Map<String, Ruling> pending = new LinkedHashMap<>();
    fields.pending.forEach((playing, ruling) -> pending.put(playing, Ruling.parseStored(ruling)));
    return pending;
  }

  synchronized void addPending(String playing, Ruling ruling) {
    change(next -> next.pending.put(playing, ruling.stored()));
  }

  /**
   * Forgets a ruling that waits and cannot be carried out.
   *
   * @param refusal the reason, as a sentence
   */
  synchronized void dropPending(Ruling ruling, String refusal) {
    change(
        next -> {
          next.pending.values().removeIf(ruling.stored()::equals);
          next.remarks.add("ruling '" + ruling.text() + "' was not carried out: " + refusal);
        });
  }

  /** {@return what the organisers should know of their decisions, a sentence each} */
  synchronized List<String> remarks() {
    return List.copyOf(fields.remarks);
  }

  synchronized void clearPending() {
    if (!fields.pending.isEmpty()) {
      change(next -> next.pending.clear());
    }
  }
}
