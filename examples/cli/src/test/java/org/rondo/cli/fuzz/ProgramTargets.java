package org.rondo.cli.fuzz;

import static org.rondo.cli.fuzz.FuzzTarget.ofText;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.remote.aei.AeiProtocol;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.remote.TeamInput;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.remote.SoccerInput;
import org.rondo.othello.Othello;
import org.rondo.othello.remote.gtp.GtpProtocol;
import org.rondo.othello.remote.nboard.NBoardProtocol;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.remote.QuestionInput;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.remote.Protocol;
import org.rondo.remote.RemoteInput;

/** What programs answer in matches, by each protocol. */
final class ProgramTargets {
  private static final int MAX_TURNS = 12;

  private ProgramTargets() {}

  static List<FuzzTarget> all() {
    List<FuzzTarget> targets = new ArrayList<>(engines());
    targets.addAll(teams());
    return targets;
  }

  private static List<FuzzTarget> engines() {
    Game<?, ?> ticTacToe = GameCatalog.find("tic-tac-toe");
    return List.of(
        jsonLines(ticTacToe),
        program(
            "gtp answers",
            new Othello(),
            GtpProtocol::new,
            "= boardsize\nclear_board\nplay\ngenmove\ntime_left\n\n=\n\n=\n\n= F5\n\n=\n\n=12 d3\n\n",
            "?\n\n= true\n\n? no\n\n=\n\n=\n\n=\n\n# comment\n\n= pass\n\n= resign\n\n"),
        gtpExamination(),
        program(
            "nboard answers",
            new Othello(),
            () -> new NBoardProtocol(3),
            "set myname x\npong 1\nstatus thinking\nsearch f5d6c3 1.25 0 12\nnodestats 1234 2.5\n"
                + "=== F5/1.5/2.25\npong 2\n=== d3\npong 3\n",
            "pong 1\nbook f5d6 -3 0 100%W\n===PA\nstatus\npong 2\n"),
        program(
            "aei answers",
            new Arimaa(),
            AeiProtocol::new,
            "protocol-version 1\nid name x\naeiok\nreadyok\nreadyok\ninfo depth 8\ninfo score -120\n"
                + "info nodes 5000\ninfo pv Ra1 Rb1 s ra8\nlog a word\nbestmove Ra1 Rb1 Rc1 Cd1 De1"
                + " Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Rf2 Rg2 Hh2\nreadyok\nbestmove resign\n",
            "id author y\nlog Error: no\naeiok\nreadyok\nreadyok\nbestmove Ee2n Ed3n\n"));
  }

  private static List<FuzzTarget> teams() {
    return List.of(
        program(
            "soccer answers",
            (GridSoccer) GameCatalog.find("grid-soccer:steps=40"),
            SoccerInput::protocol,
            "0 2 4\n1 1 2\n2 3 2\n0 MOVIMIENTO 3\n1 PASE 5 1\n2 MOVIMIENTO 0\n",
            "0 2 4 1 1 2 2 3 2\n0 MOVIMIENTO 3 1 MOVIMIENTO 4 2 PASE 5 1\n"),
        program(
            "parallel football answers",
            (ParallelFootball) GameCatalog.find("parallel-football:p=2,turns=20"),
            QuestionInput::protocol,
            "0,0 1,1\nm:1,2 k:3,4:1\n"),
        new FuzzTarget(
            "foosball rosters",
            TeamInput::rosters,
            List.of(
                UnreadableMoveException.class, DisconnectedException.class, StalledException.class),
            FuzzTarget.bytes(
                "1 2 3 4 1 2 3 4 1 2 3 4 0 0 0 0 0 0\n", Recordings.position("foosball").get(1))),
        ofText("foosball game id", TeamInput::id, "1234", "0"),
        ofText("foosball array", FoosballTable::parse, Recordings.position("foosball").get(0))
            .or(IllegalArgumentException.class));
  }

  private static <S extends State, M extends Move> FuzzTarget jsonLines(Game<S, M> game) {
    FuzzTarget target =
        program(
            "json answers",
            game,
            () -> Protocol.jsonLines(game),
            "ready\n{\"move\":\"5\",\"score\":0.5,\"depth\":3,\"line\":[\"5\"]}\n"
                + "{\"move\":\"1\"}\n{\"resign\":true}\n",
            "ready\n{\"error\":\"x\"}\n5\n");
    return target.or(RemoteInput.failure());
  }

  private static <S extends State, M extends Move> FuzzTarget program(
      String name, Game<S, M> game, Supplier<Protocol<S, M>> protocol, String... seeds) {
    return documented(name, text -> play(game, protocol.get(), new AnsweredLines(text)), seeds);
  }

  private static FuzzTarget gtpExamination() {
    Othello othello = new Othello();
    return documented(
        "gtp examination",
        text ->
            new GtpProtocol()
                .examine(
                    new AnsweredLines(text),
                    Decision.in(othello, othello.start(), 0, Seed.of(1).rng())),
        "=1 x\n\n=2 x\n\n?3 unknown command\n\n?4 illegal move\n\n");
  }

  private static FuzzTarget documented(String name, FuzzTarget.TextReader reader, String... seeds) {
    return ofText(name, reader, seeds)
        .or(UnreadableMoveException.class)
        .or(DisconnectedException.class)
        .or(StalledException.class);
  }

  /** The program has the seat that moves first; the other seats play at random. */
  private static <S extends State, M extends Move> void play(
      Game<S, M> game, Protocol<S, M> protocol, AnsweredLines program) {
    Rng rng = Seed.of(5).rng();
    protocol.begin(program);
    S state = game.start(rng);
    int seat = state.toMove().first();
    List<JointMove<M>> played = new ArrayList<>();
    for (int turn = 0; turn < MAX_TURNS && !state.isOver(); turn++) {
      S before = state;
      JointMove<M> joint;
      if (before.toMove().contains(seat)) {
        Decision<S, M> decision =
            new Decision<>(game, before, seat, turn, game.moves(before, seat), played, rng);
        protocol.ask(program, decision);
        M move = protocol.answer(program, decision);
        protocol.thought();
        if (protocol.resigns() || !decision.moves().contains(move)) {
          return;
        }
        played.clear();
        joint =
            JointMove.of(
                before.toMove(),
                mover -> mover == seat ? move : game.moves(before, mover).sample(rng));
      } else {
        joint = JointMove.of(before.toMove(), mover -> game.moves(before, mover).sample(rng));
      }
      played.add(joint);
      state = game.next(before, joint, rng);
    }
    protocol.finished(program, state, game.outcome(state));
  }
}
