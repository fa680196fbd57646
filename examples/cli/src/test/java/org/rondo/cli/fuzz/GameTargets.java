package org.rondo.cli.fuzz;

import static org.rondo.cli.fuzz.FuzzTarget.ofText;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.remote.ArimaaArchive;
import org.rondo.arimaa.remote.aei.AeiEngine;
import org.rondo.bot.Bots;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.gridsoccer.remote.SoccerInput;
import org.rondo.input.InputException;
import org.rondo.match.OpeningFile;
import org.rondo.othello.remote.files.GgfGame;
import org.rondo.othello.remote.files.OthelloTranscript;
import org.rondo.othello.remote.files.WthorFile;
import org.rondo.othello.remote.files.WthorNames;
import org.rondo.othello.remote.gtp.GtpEngine;
import org.rondo.othello.remote.nboard.NBoardEngine;
import org.rondo.othello.remote.nboard.NBoardInput;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.remote.QuestionInput;
import org.rondo.random.Seed;

/** What the games read: moves, positions, files and protocols. */
final class GameTargets {
  private static final List<String> GAMES =
      List.of(
          "tic-tac-toe",
          "kuhn-poker",
          "leduc-poker",
          "goofspiel",
          "liars-dice",
          "foosball",
          "grid-soccer:steps=40",
          "othello",
          "parallel-football:p=2,turns=20",
          "arimaa");

  private GameTargets() {}

  static List<FuzzTarget> all() {
    List<FuzzTarget> targets = new ArrayList<>(files());
    targets.addAll(protocols());
    GAMES.forEach(name -> targets.addAll(of(name)));
    return targets;
  }

  private static List<FuzzTarget> of(String name) {
    Game<?, ?> game = GameCatalog.find(name);
    List<String> position = Recordings.position(name);
    String family = name.split(":")[0];
    return List.of(
        ofText(family + " move", text -> move(game, text), position.get(1))
            .or(UnreadableMoveException.class),
        ofText(family + " position", text -> position(game, text), position.get(0))
            .or(IllegalArgumentException.class),
        ofText(family + " person", text -> person(game, position.get(0), text), position.get(1))
            .or(UnreadableMoveException.class)
            .or(IllegalMoveException.class)
            .or(IllegalArgumentException.class),
        ofText(
                family + " opening",
                text -> OpeningFile.parseLine(text.strip(), game),
                position.get(1),
                position.get(0),
                Recordings.record().json())
            .or(IllegalArgumentException.class));
  }

  private static <M extends Move> void move(Game<?, M> game, String text) {
    M move = game.parse(text);
    if (!game.parse(move.text()).equals(move)) {
      throw new AssertionError("another move is read from " + move.text());
    }
  }

  private static <S extends State> void position(Game<S, ?> game, String text) {
    S position = game.parseState(text);
    if (!game.parseState(position.text()).equals(position)) {
      throw new AssertionError("another position is read from " + position.text());
    }
    position.toMove().stream().forEach(seat -> game.moves(position, seat).count());
    game.show(position);
  }

  private static <S extends State> void person(Game<S, ?> game, String position, String line) {
    S state = game.parseState(position);
    game.console().entry(state, state.toMove().first()).enter(line);
  }

  private static List<FuzzTarget> files() {
    return List.of(
        new FuzzTarget(
            "wthor games",
            input -> WthorFile.read(new ByteArrayInputStream(input)).games().size(),
            List.of(InputException.class, IllegalArgumentException.class),
            List.of(Recordings.file(Recordings.OTHELLO.resolve("1977.wtb")))),
        new FuzzTarget(
            "wthor names",
            input -> WthorNames.read(WthorNames.NameKind.PLAYERS, new ByteArrayInputStream(input)),
            List.of(InputException.class),
            List.of(Recordings.file(Recordings.OTHELLO.resolve("players.jou")))),
        new FuzzTarget(
            "ggf",
            input ->
                GgfGame.parseAll(new String(input, StandardCharsets.ISO_8859_1))
                    .forEach(GgfGame::transcript),
            List.of(
                InputException.class, IllegalMoveException.class, UnreadableMoveException.class),
            List.of(Recordings.file(Recordings.OTHELLO.resolve("ggs.ggf")))),
        ofText("othello transcript", OthelloTranscript::parse, "f5d6c3", "F5 pass d6 -- c3")
            .or(UnreadableMoveException.class)
            .or(IllegalMoveException.class)
            .or(IllegalArgumentException.class),
        ofText("arimaa board", ArimaaBoard::parse, "rrrrrrrr/1hc2ch1/8/8/8/8/8/RRRRRRRR", "[]")
            .or(IllegalArgumentException.class),
        ofText(
                "arimaa archive",
                ArimaaArchive::read,
                "# gold: ada\n# silver: ben\n1g Ra1 Rb1 Rc1\n1s ra8 rb8\n2g Ra1n\n2s resigns\n",
                "wusername\tbusername\tresult\ttermination\tmovelist\nada\tben\tw\tr\t1w Ra1\\n1b ra8\n")
            .or(IllegalArgumentException.class));
  }

  /** A session of an engine. */
  @FunctionalInterface
  private interface Session {
    void run(Reader in, Writer out) throws IOException;
  }

  private static FuzzTarget engine(String name, Supplier<Session> engine, String... seeds) {
    return ofText(
        name, text -> engine.get().run(new StringReader(text), new StringWriter()), seeds);
  }

  private static List<FuzzTarget> protocols() {
    return List.of(
        engine(
            "gtp engine",
            () -> new GtpEngine("random", "1", Bots::random, Seed.of(1))::run,
            "1 protocol_version\n2 boardsize 8\nplay b f5\ngenmove w\nundo\nshowboard\nquit\n",
            "known_command play\nset_game Othello\ntime_settings 60 1 1\ntime_left b 3 0\n"),
        engine(
            "nboard engine",
            () -> new NBoardEngine("random", Bots::random, Seed.of(1))::run,
            "nboard 2\nset depth 3\nmove F5//1.2\nping 1\ngo\nhint 2\nF5\nquit\n",
            "nboard 1\nset game (;GM[Othello]PC[x]DT[x]PB[a]PW[b]RE[?]TI[5:00]TY[8]BO[8"
                + " ---------------------------O*------*O--------------------------- *]B[F5];)\n"),
        engine(
            "aei engine",
            () -> new AeiEngine("random", "1", Bots::random, Seed.of(1))::run,
            "aei\nisready\nnewgame\nsetoption name tcmove value 3\nquit\n",
            "aei\nsetposition g [rrrrrrrr                                                RRRRRRRR]\n"),
        ofText(
                "nboard thoughts",
                NBoardInput::thought,
                "search f5d6c3 1.25 0 12",
                "book f5d6 -3 0 9%W x",
                "nodestats 1234 2.5",
                "F5/1.5/2.25")
            .or(UnreadableMoveException.class),
        ofText(
                "soccer formation",
                SoccerInput::formation,
                "0 2 4\n1 1 2\n2 3 2\n",
                "0 2 4 1 1 2 2 3 2\n")
            .or(UnreadableMoveException.class),
        ofText(
                "soccer orders",
                SoccerInput::orders,
                "0 MOVIMIENTO 3\n1 PASE 5 1\n2 MOVIMIENTO 0\n",
                "0 MOVIMIENTO 3 1 MOVIMIENTO 4 2 PASE 5 1\n")
            .or(UnreadableMoveException.class),
        ofText(
                "parallel football questions",
                text ->
                    QuestionInput.read(
                        (ParallelFootball) GameCatalog.find("parallel-football:p=2,turns=20"),
                        text),
                "parallel-football 2 5 20 1\nplace\nturn 1 0 0 0 0\n"
                    + ("1 ".repeat(32) + "\n").repeat(32)
                    + "0,0 1,1\n".repeat(4)
                    + "over\n",
                "parallel-football 2 5 20 1\nplace\nover\n")
            .or(IOException.class));
  }
}
