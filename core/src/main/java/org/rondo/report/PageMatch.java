package org.rondo.report;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.jspecify.annotations.Nullable;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Excerpt;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;

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
  static PageMatch of(MatchRecord record, MatchThoughts thoughts) {
    return of(record, registered(record.game()), thoughts, record::replay);
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
      MatchRecord record, Game<S, M> game, MatchThoughts thoughts) {
    return of(record, game, thoughts, states -> record.replay(game, states));
  }

  private static <S extends State, M extends Move> PageMatch of(
      MatchRecord record,
      Game<S, M> game,
      MatchThoughts thoughts,
      Consumer<Consumer<State>> replay) {
    String family = PageScripts.family(record.game());
    Optional<String> renderer = PageAssets.renderer(game, family);
    Turns<S, M> turns = new Turns<>(record, game, renderer.isEmpty());
    replay.accept(turns::add);
    List<@Nullable List<@Nullable JsonElement>> said =
        said(thoughts, record.turnCount(), game.seatCount());
    return new PageMatch(
        family,
        renderer.orElse(""),
        ReportJson.script(heading(record, game, family)),
        packed(turns.json(said)),
        !said.isEmpty());
  }

  private static Map<String, Object> heading(MatchRecord record, Game<?, ?> game, String family) {
    return ReportJson.object(
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
        "faults", record.faults().stream().map(PageMatch::fault).toList(),
        "concessions",
            record.concessions().stream()
                .map(one -> ReportJson.object("seat", one.seat(), "words", one.clause()))
                .toList());
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

  /** {@return the thoughts of each turn, by seat; empty if there are none} */
  private static List<@Nullable List<@Nullable JsonElement>> said(
      MatchThoughts thoughts, int turnCount, int seatCount) {
    List<@Nullable List<@Nullable JsonElement>> turns = new ArrayList<>();
    for (MatchThoughts.TurnThought said : thoughts.thoughts()) {
      if (said.turn() < turnCount && said.seat() < seatCount) {
        if (turns.isEmpty()) {
          turns.addAll(Collections.nCopies(turnCount, null));
        }
        List<@Nullable JsonElement> seats = turns.get(said.turn());
        if (seats == null) {
          seats = new ArrayList<>(Collections.nCopies(seatCount, null));
          turns.set(said.turn(), seats);
        }
        seats.set(said.seat(), JsonParser.parseString(MatchThoughts.text(said.thought())));
      }
    }
    return turns;
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

  /** The positions of a match and the turns between them. */
  private static final class Turns<S extends State, M extends Move> {
    private final Game<S, M> game;
    private final Iterator<List<String>> texts;
    private final boolean isPictured;

    private final List<String> states = new ArrayList<>();
    private final List<List<BigDecimal>> scores = new ArrayList<>();
    private final List<String> pictures = new ArrayList<>();
    private final List<List<@Nullable String>> moves = new ArrayList<>();
    private final List<List<@Nullable String>> words = new ArrayList<>();
    private final List<String> news = new ArrayList<>();

    /** The position before the next one; empty before the first. */
    private final List<S> last = new ArrayList<>(1);

    Turns(MatchRecord record, Game<S, M> game, boolean isPictured) {
      this.game = game;
      this.isPictured = isPictured;
      List<List<String>> all = new ArrayList<>(record.opening().turns());
      all.addAll(record.turns());
      this.texts = all.iterator();
    }

    void add(State next) {
      @SuppressWarnings("unchecked") // The rules of this game made the position.
      S state = (S) next;
      states.add(state.text());
      scores.add(
          IntStream.range(0, game.seatCount())
              .mapToObj(seat -> NumberText.shortest(state.score(seat)))
              .toList());
      if (isPictured) {
        pictures.add(game.show(state));
      }
      if (!last.isEmpty()) {
        addTurn(last.get(0), state);
      }
      last.clear();
      last.add(state);
    }

    private void addTurn(S before, S after) {
      ConsoleNotation<S, M> console = game.console();
      Iterator<String> given = texts.next().iterator();
      List<@Nullable String> joint = new ArrayList<>();
      List<@Nullable String> described = new ArrayList<>();
      for (int seat = 0; seat < game.seatCount(); seat++) {
        String text = before.toMove().contains(seat) ? given.next() : null;
        joint.add(text);
        described.add(text == null ? null : console.describe(before, seat, game.parse(text)));
      }
      moves.add(joint);
      words.add(described);
      news.add(console.news(before, after));
    }

    Map<String, Object> json(List<?> thoughts) {
      return ReportJson.object(
          "states", states,
          "scores", scores,
          "moves", moves,
          "said", words,
          "news", news,
          "pictures", isPictured ? pictures : null,
          "thoughts", thoughts.isEmpty() ? null : thoughts);
    }
  }
}
