package org.rondo.cli.fuzz;

import static org.rondo.cli.fuzz.FuzzTarget.ofText;

import java.util.List;
import org.rondo.cli.CommandInput;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.PrintableText;

/** What the command line reads. */
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
            "a\tb\u202Ec"));
  }
}
