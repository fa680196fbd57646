package org.rondo.report;

import com.google.common.html.HtmlEscapers;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.store.AtomicFile;

/**
 * A page on which a person watches recorded matches turn by turn. It is one HTML file that needs no
 * other file and makes no request.
 *
 * <p>A game draws its positions by a module in JavaScript, the resource {@code
 * META-INF/rondo/pages/NAME.js} for the game of that name; the module's {@code
 * docs/write-a-renderer.md} describes it. The positions of a game without a module are shown as
 * {@link org.rondo.game.Game#show} draws them.
 *
 * <pre>{@code
 * try (ReplayPage page = ReplayPage.of(Path.of("match.html"), "A match")) {
 *   page.add(record);
 *   page.publish();
 * }
 * }</pre>
 *
 * <p>A page whose matches are neither {@linkplain #publish published} nor {@linkplain #discard
 * discarded} is refused by {@link #close}. A page is for one thread.
 */
public final class ReplayPage implements AutoCloseable {
  private static final String FIRST_LINES =
      "<!DOCTYPE html>\n<html lang=\"en\" data-rondo=\"page\">\n";

  private final Path place;
  private final AtomicFile file;
  private final Map<String, String> renderers = new TreeMap<>();
  private int matches;
  private boolean hasThoughts;

  /** The name and address of the page of the competition; empty if there is none. */
  private Map<String, String> report = Map.of();

  /** Whether the page was published or discarded, or its publication failed. */
  private boolean isEnded;

  private ReplayPage(Path place, AtomicFile file) {
    this.place = place;
    this.file = file;
  }

  /**
   * Begins a page. The file appears on {@link #publish}.
   *
   * @param file the file of the page; an older page there is replaced
   * @param title the title of the page, any text
   * @return a page without matches
   * @throws ConflictingSettingsException if the file exists and is not a page of Rondo
   * @throws IOException if the file cannot be written
   */
  public static ReplayPage of(Path file, String title) throws IOException {
    requirePage(file);
    ReplayPage page = new ReplayPage(file, AtomicFile.of(file));
    try {
      page.open(title);
    } catch (IOException | RuntimeException e) {
      page.close();
      throw e;
    }
    return page;
  }

  private static void requirePage(Path file) throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    char[] start = new char[FIRST_LINES.length()];
    try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
      int count = reader.read(start);
      if (count == start.length && String.valueOf(start).equals(FIRST_LINES)) {
        return;
      }
    }
    throw new ConflictingSettingsException(
        file.toString(), "file " + file + " exists and is not a page; give the page another name");
  }

  private void open(String title) throws IOException {
    String head =
        PageAssets.own("replay-head.html")
            .replace("{TITLE}", HtmlEscapers.htmlEscaper().escape(title));
    write(FIRST_LINES + head);
    write("<style>\n" + PageAssets.chartStyle() + "\n" + PageAssets.own("page.css") + "</style>\n");
    write(PageAssets.own("replay-body.html"));
  }

  /**
   * Replays a match and adds it to the page. Takes memory for the positions of one match.
   *
   * @throws org.rondo.input.InputException if the catalogue has no such game
   * @throws DamagedFileException if the record and the rules disagree; the message says where.
   *     Nothing is added then
   * @throws IOException if the file cannot be written
   */
  public void add(MatchRecord record) throws IOException {
    add(record, ReplayNotes.none());
  }

  /**
   * Replays a match and adds it to the page, with its clocks, and with what its bots thought: as
   * text at each turn, as a chart, and for the game's drawing. Takes memory for the positions of
   * one match.
   *
   * @throws org.rondo.input.InputException if the catalogue has no such game
   * @throws DamagedFileException if the record, the rules and the clock readings disagree; the
   *     message says where. Nothing is added then
   * @throws IOException if the file cannot be written
   */
  public void add(MatchRecord record, ReplayNotes notes) throws IOException {
    add(PageMatch.of(record, notes));
  }

  /**
   * Replays a match of a game that need not be in the catalogue, and adds it to the page.
   *
   * @param game the game of the record
   * @throws DamagedFileException if the record is of another game, or the record and the rules
   *     disagree; the message says where. Nothing is added then
   * @throws IOException if the file cannot be written
   */
  public <S extends State, M extends Move> void add(MatchRecord record, Game<S, M> game)
      throws IOException {
    add(record, game, ReplayNotes.none());
  }

  /**
   * Replays a match of a game that need not be in the catalogue, and adds it to the page, as {@link
   * #add(MatchRecord, ReplayNotes)} does.
   *
   * @param game the game of the record
   * @throws DamagedFileException if the record is of another game, or the record, the rules and the
   *     clock readings disagree; the message says where. Nothing is added then
   * @throws IOException if the file cannot be written
   */
  public <S extends State, M extends Move> void add(
      MatchRecord record, Game<S, M> game, ReplayNotes notes) throws IOException {
    add(PageMatch.of(record, game, notes));
  }

  /**
   * Leads back to the page of the competition, by a link above the match.
   *
   * @param name the name of the competition, any text
   * @param address the address of its page, relative to this one
   */
  public void report(String name, String address) {
    report = Map.of("name", name, "address", address);
  }

  /** {@return the file of the page} */
  public Path file() {
    return place;
  }

  private void add(PageMatch match) throws IOException {
    renderers.put(match.family(), match.renderer());
    write(element("application/json", "match", match.heading()));
    write(element("text/plain", "turns", match.turns()));
    hasThoughts |= match.hasThoughts();
    matches++;
  }

  /**
   * Completes the file and puts it in its place.
   *
   * @throws IllegalStateException if the page has no match
   * @throws IOException if a step fails; an older page is then unchanged
   */
  public void publish() throws IOException {
    if (matches == 0) {
      throw new IllegalStateException("the page has no match; add at least one");
    }
    isEnded = true;
    write(element("application/json", "renderers", ReportJson.script(renderers)));
    if (!report.isEmpty()) {
      write(element("application/json", "report", ReportJson.script(report)));
    }
    write("<script>\n" + PageAssets.chartScript() + "\n</script>\n");
    write("<script type=\"module\">\n" + PageAssets.own("replay.js"));
    write(hasThoughts ? PageAssets.own("thoughts.js") : "");
    write(PageAssets.own("replay-start.js") + "</script>\n");
    write("</body>\n</html>\n");
    file.publish();
  }

  /**
   * {@return the body of a page with one match, for a server} The page also needs the style sheets
   * {@code chart.css} and {@code page.css}, and the scripts {@code chart.js} and then, as a module,
   * {@code replay.js} of {@link PageScripts}.
   *
   * @param renderers the address, from the root of the server, below which it has the games'
   *     modules as {@code NAME.js}
   * @throws org.rondo.input.InputException if the catalogue has no such game
   * @throws DamagedFileException if the record and the rules disagree; the message says where
   */
  public static String body(MatchRecord record, ReplayNotes notes, String renderers) {
    PageMatch match = PageMatch.of(record, notes);
    String address =
        match.renderer().isEmpty() ? "" : renderers + PageScripts.family(record.game()) + ".js";
    return PageAssets.own("replay-body.html")
        + element("application/json", "match", match.heading())
        + element("text/plain", "turns", match.turns())
        + element(
            "application/json", "renderers", ReportJson.script(Map.of(match.family(), address)));
  }

  /** {@return an element that holds data; the data has no {@code <}} */
  private static String element(String type, String kind, String data) {
    return "<script type=\"" + type + "\" class=\"" + kind + "\">" + data + "</script>\n";
  }

  private void write(String text) throws IOException {
    file.out().write(text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Ends the page without a file: its matches are not wanted. An older page at its place stays.
   *
   * @throws IOException if the unfinished file cannot be deleted
   */
  public void discard() throws IOException {
    isEnded = true;
    file.discard();
  }

  /**
   * Ends the page. If it was not published, nothing of it is left.
   *
   * @throws IllegalStateException if the page has matches, and was neither published nor discarded:
   *     without this exception they would be lost in silence
   * @throws IOException if the unfinished file cannot be deleted
   */
  @Override
  public void close() throws IOException {
    file.discard();
    if (matches > 0 && !isEnded) {
      isEnded = true;
      throw new IllegalStateException(
          "the page "
              + place
              + " was not written, because it was not published; call publish() after the last"
              + " match, or discard()");
    }
  }
}
