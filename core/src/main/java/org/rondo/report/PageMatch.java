package org.rondo.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.rondo.game.Excerpt;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;

/**
 * A match in the form in which a page holds it.
 *
 * @param family the name of the game without its options
 * @param renderer the module that draws the game's positions; empty if there is none
 * @param heading what a list of matches shows, as JSON that may stand in a script element
 * @param turns the positions, moves, scores and thoughts as JSON, deflated (RFC 1951), in base 64
 * @param hasThoughts whether the turns have thoughts
 */
record PageMatch(
    String family, String renderer, String heading, String turns, boolean hasThoughts) {
  /** The maximum number of characters of a fault: matches write shorter ones. */
  private static final int MAX_DETAIL = 500;

  /** The beginning and the end of the moves in the text of a record. */
  private static final String TURNS = "\"turns\":";

  private static final String AFTER_TURNS = ",\"faults\":";

  PageMatch {
    Objects.requireNonNull(family, "family");
    Objects.requireNonNull(renderer, "renderer");
    Objects.requireNonNull(heading, "heading");
    Objects.requireNonNull(turns, "turns");
  }

  /**
   * Replays a record.
   *
   * @throws org.rondo.input.InputException if the catalogue has no such game
   * @throws DamagedFileException if the record and the rules disagree
   */
  static PageMatch of(MatchRecord record, ReplayNotes notes) {
    return of(record, registered(record.game()), notes);
  }

  private static Game<?, ?> registered(String game) {
    try {
      return GameCatalog.find(game);
    } catch (SpecificationException e) {
      throw new SpecificationException(
          e.text(),
          e.getMessage() + "; add a match of a game that is not registered with add(record, game)",
          e);
    }
  }

  /**
   * Replays a record by given rules.
   *
   * @throws org.rondo.input.DamagedFileException if the record is of another game, or disagrees
   *     with the rules
   */
  static <S extends State, M extends Move> PageMatch of(
      MatchRecord record, Game<S, M> game, ReplayNotes notes) {
    String family = PageScripts.family(record.game());
    Optional<String> renderer = PageAssets.renderer(game, family);
    PageTurns<S, M> turns = new PageTurns<>(record, game, notes, renderer.isEmpty());
    record.replay(game, turns::add);
    return new PageMatch(
        family,
        renderer.orElse(""),
        ReportJson.script(heading(record, game, family, notes)),
        packed(turns.json()),
        turns.hasThoughts());
  }

  private static Map<String, Object> heading(
      MatchRecord record, Game<?, ?> game, String family, ReplayNotes notes) {
    return ReportJson.object(
        "id", notes.id(),
        "time", notes.control().text(),
        "record", aroundTurns(record),
        "game", record.game(),
        "family", family,
        "seats",
            IntStream.range(0, game.seatCount())
                .mapToObj(seat -> seat(record, game, seat))
                .toList(),
        "turns", record.turnCount(),
        "opening", record.opening().turns().size(),
        "halted", record.halted(),
        "seed", record.seed().text(),
        "transcripts", notes.transcripts().isEmpty() ? null : notes.transcripts(),
        "faults", record.faults().stream().map(PageMatch::fault).toList(),
        "concessions",
            record.concessions().stream()
                .map(one -> ReportJson.object("seat", one.seat(), "words", one.clause()))
                .toList());
  }

  /**
   * {@return the text of the record before and after the moves of its turns} The page has the moves
   * already, and makes the record of the three parts.
   */
  private static List<String> aroundTurns(MatchRecord record) {
    String text = record.json();
    // A name in a text has its quotation marks escaped, so neither is found in one.
    int start = text.indexOf(TURNS) + TURNS.length();
    int end = text.indexOf(AFTER_TURNS, start);
    return List.of(text.substring(0, start), text.substring(end));
  }

  private static Map<String, Object> seat(MatchRecord record, Game<?, ?> game, int seat) {
    return ReportJson.object(
        "name", record.entrants().get(seat),
        "side", game.console().side(seat),
        "rank", record.outcome().rank(seat),
        "score", NumberText.shortest(record.outcome().score(seat)),
        "ending", record.endings().get(seat).name());
  }

  private static Map<String, Object> fault(Fault fault) {
    return ReportJson.object(
        "turn", fault.turn(),
        "seat", fault.seat(),
        "kind", fault.kind().name(),
        "detail", Excerpt.of(fault.detail(), MAX_DETAIL),
        "forfeits", fault.forfeits());
  }

  private static String packed(Map<String, Object> json) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
      out.write(ReportJson.script(json).getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      deflater.end();
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }
}
