package org.rondo.tuning;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.math.BigDecimal;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.rondo.game.Specification;

/**
 * The trials of a tuning on file, a line of JSON each after a line that says what is tuned.
 *
 * <p>A line is handed to the system as soon as its trial is over. One that was cut off, when the
 * process was killed, is taken away when the file is opened again.
 */
final class TuningLog implements AutoCloseable {
  private final Path file;
  private final RandomAccessFile writer;
  private final ParameterSpace space;
  private final int samples;

  /** How long the file is up to the end of its last whole line. */
  private int whole;

  /** The trials of the run before that have not been asked for again. */
  private final Deque<Evaluation> earlier = new ArrayDeque<>();

  private TuningLog(Path file, RandomAccessFile writer, ParameterSpace space, int samples) {
    this.file = file;
    this.writer = writer;
    this.space = space;
    this.samples = samples;
  }

  /**
   * Opens a log.
   *
   * @param samples how many samples a trial has
   * @param header what is tuned, and how, in one line
   * @param resumes whether to go on with what it holds
   * @throws IllegalArgumentException if it holds another tuning, or one that is not to be resumed
   */
  static TuningLog open(
      Path file, ParameterSpace space, int samples, String header, boolean resumes)
      throws IOException {
    TuningLog log = new TuningLog(file, new RandomAccessFile(file.toFile(), "rw"), space, samples);
    try {
      log.requireAlone();
      List<String> lines = log.wholeLines();
      if (lines.isEmpty()) {
        log.requireBeginningOf(header);
        log.cutOff();
        log.write(header);
      } else if (!resumes) {
        throw new IllegalArgumentException(
            file + " holds a tuning; resume it, or take the file away");
      } else {
        log.requireHeader(lines.get(0), header);
        log.read(lines);
        log.cutOff();
      }
      return log;
    } catch (IOException | RuntimeException e) {
      log.close();
      throw e;
    }
  }

  private void requireAlone() throws IOException {
    try {
      // Held until the file is closed.
      if (writer.getChannel().tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException e) {
      // By another tuning of this process.
    }
    throw new IOException(
        "log " + file + " is being written by another tuning; let that end first");
  }

  private List<String> wholeLines() throws IOException {
    byte[] bytes = new byte[Math.toIntExact(writer.length())];
    writer.readFully(bytes);
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    whole = end;
    return new String(bytes, 0, end, StandardCharsets.UTF_8).lines().toList();
  }

  private void cutOff() throws IOException {
    writer.setLength(whole);
    writer.seek(whole);
  }

  /** Refuses a file within whose first line there is anything but the beginning of ours. */
  private void requireBeginningOf(String header) throws IOException {
    byte[] bytes = new byte[Math.toIntExact(writer.length())];
    writer.seek(0);
    writer.readFully(bytes);
    byte[] ours = header.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > ours.length || !Arrays.equals(bytes, Arrays.copyOf(ours, bytes.length))) {
      throw new IllegalArgumentException(
          file + " is no log of a tuning; take it away, or choose another folder");
    }
  }

  private void requireHeader(String found, String header) {
    if (!found.equals(header)) {
      throw new IllegalArgumentException(
          file
              + " is of another tuning: "
              + difference(found, header)
              + "; give the same again, or take the file away");
    }
  }

  private static String difference(String found, String header) {
    JsonObject here = JsonParser.parseString(header).getAsJsonObject();
    JsonObject there;
    try {
      there = JsonParser.parseString(found).getAsJsonObject();
    } catch (JsonParseException | IllegalStateException e) {
      return "its first line is none of a tuning";
    }
    return here.keySet().stream()
        .filter(key -> !here.get(key).equals(there.get(key)))
        .findFirst()
        .map(key -> key + " is " + there.get(key) + " there and " + here.get(key) + " here")
        .orElse("it says more than this one");
  }

  private void read(List<String> lines) {
    for (int line = 1; line < lines.size(); line++) {
      try {
        earlier.add(evaluation(line, JsonParser.parseString(lines.get(line)).getAsJsonObject()));
      } catch (JsonParseException
          | IllegalArgumentException
          | IllegalStateException
          | NullPointerException
          | ClassCastException
          | UnsupportedOperationException e) {
        throw new IllegalArgumentException(
            file + ", line " + (line + 1) + ", is no evaluation of this tuning", e);
      }
    }
  }

  private Evaluation evaluation(int number, JsonObject json) {
    if (json.get("evaluation").getAsInt() != number
        || json.getAsJsonArray("samples").size() != samples) {
      throw new IllegalArgumentException("evaluations are not in order, or samples are missing");
    }
    return new Evaluation(
        number,
        json.get("generation").getAsInt(),
        new Setting(space, numbers(json.get("setting"))),
        numbers(json.get("samples")));
  }

  private static List<Double> numbers(JsonElement array) {
    return StreamSupport.stream(array.getAsJsonArray().spliterator(), false)
        .map(JsonElement::getAsDouble)
        .toList();
  }

  /**
   * {@return the next trial of the run before, if there is one}
   *
   * @param generation the generation that it must belong to
   * @param setting what it must have tried
   * @throws IllegalStateException if something else was tried
   */
  Optional<Evaluation> next(int generation, Setting setting) {
    Optional<Evaluation> next = Optional.ofNullable(earlier.poll());
    next.ifPresent(
        found -> {
          if (found.generation() != generation || !found.setting().equals(setting)) {
            throw new IllegalStateException(
                String.format(
                    Locale.ROOT,
                    "%s has %s in generation %d as evaluation %d, where %s in generation %d comes"
                        + " next: it was written by another version, or changed",
                    file,
                    found.setting(),
                    found.generation(),
                    found.number(),
                    setting,
                    generation));
          }
        });
    return next;
  }

  /** Adds a trial. */
  void add(Evaluation evaluation) throws IOException {
    JsonObject json = new JsonObject();
    json.addProperty("evaluation", evaluation.number());
    json.addProperty("generation", evaluation.generation());
    json.add("setting", array(evaluation.setting().values()));
    json.add("samples", array(evaluation.samples()));
    write(json.toString());
  }

  private static JsonArray array(List<Double> numbers) {
    JsonArray array = new JsonArray();
    for (double number : numbers) {
      array.add(new BigDecimal(Specification.number(number)));
    }
    return array;
  }

  private void write(String line) throws IOException {
    writer.write((line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
