package org.rondo.cli.fuzz;

import static org.rondo.cli.fuzz.FuzzTarget.ofText;

import java.io.IOException;
import java.util.List;
import org.rondo.cli.CommandInput;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.PrintableText;
import org.rondo.input.InputException;
import org.rondo.server.contest.ContestInput;

/** What the command line and the server read. */
final class CommandTargets {
  private CommandTargets() {}

  static List<FuzzTarget> all() {
    return List.of(
        ofText(
            "arguments",
            CommandInput::parse,
            "tournament\nothello\n--bot\nada=random\n--games\n3\n--seed\n7",
            "duel\nothello\nrandom\ngreedy\n--openings\n5\n--time\ntotal:1m",
            "replay\nx\n--show",
            "serve\n--port\n0",
            "help\ntournament"),
        ofText(
            "read-only commands",
            CommandInput::run,
            "analyse\ntic-tac-toe\nx...o....\nrandom",
            "games",
            "bots\nothello",
            "help\nduel"),
        ofText(
            "entrant",
            text -> EntrantSpec.parse(text).goesByTime(),
            "ada=mcts:ms=50",
            "random",
            "ben=json:command='./b -x 1'"),
        ofText(
            "printable text",
            text -> {
              String printable = PrintableText.of(text);
              if (!PrintableText.of(printable).equals(printable)) {
                throw new AssertionError("what is printable is changed: " + printable);
              }
            },
            "a\tb\u202Ec"),
        ofText("contest call", ContestInput::call, contestCall()).or(ContestInput.refusal()),
        new FuzzTarget(
            "teams",
            ContestInput::teams,
            List.of(InputException.class, IOException.class),
            FuzzTarget.bytes(
                "<TeamList><Teams><Team Name=\"ada\" Secret=\"x\" Role=\"Normal\"/></Teams></TeamList>")));
  }

  private static String contestCall() {
    return "{\"Auth\":{\"TeamName\":\"ada\",\"ClientName\":\"bot\",\"SessionId\":1,"
        + "\"SequenceNumber\":2,\"AuthCode\":\"0f\"},\"PlayerId\":3,\"GameId\":4,\"RefTurn\":5,"
        + "\"Turn\":{\"Row\":2,\"Col\":4},\"Pass\":false,"
        + "\"MapData\":{\"Width\":8,\"Height\":8,\"Rows\":[\"--------\"]}}";
  }
}
