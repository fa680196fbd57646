package org.rondo.gridsoccer.remote;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.rondo.remote.Program;
import org.rondo.remote.Transcript;

/** Programs that keep to the text of a conversation. */
final class Script {
  static final String JUDGE = "judge> ";
  static final String TEAM = "team>  ";

  static final String STAY = "0 MOVIMIENTO 0 1 MOVIMIENTO 0 2 MOVIMIENTO 0";

  private Script() {}

  /** {@return a program of the shell} */
  static Program shell(Path folder, String name, String text) throws IOException {
    Path shell = Path.of("/bin/sh");
    assumeTrue(Files.isExecutable(shell), () -> "skipped: there is no " + shell);
    Path script = Files.writeString(folder.resolve(name), text + "\n");
    return Program.of(List.of(shell.toString(), script.toString()));
  }

  /** {@return a program that reads a line for each of the judge's and says those of the team} */
  static Program of(Path folder, List<String> conversation) throws IOException {
    String text =
        conversation.stream()
            .map(line -> line.startsWith(JUDGE) ? "read -r line || exit" : said(line))
            .collect(Collectors.joining("\n"));
    return shell(folder, "script.sh", text);
  }

  /** {@return a program that speaks both dialects, and whose players stay where they are} */
  static Program staying(Path folder, String formation) throws IOException {
    String text =
        """
        say() { echo "$*"; }
        while read -r line; do
          case $line in
            "2 "[01].*) n=$((n + 1)); [ $n = 2 ] && say FORMATION ;;
            "2 "*PELOTA) m=$((m + 1)); [ $((m % 2)) = 0 ] && say ORDERS ;;
            SALIR) say LISTO ;;
          esac
        done
        """
            .replace("FORMATION", formation)
            .replace("ORDERS", STAY);
    return shell(folder, formation.replace(' ', '-') + ".sh", text);
  }

  private static String said(String line) {
    return "printf '%s\\n' '" + line.substring(TEAM.length()) + "'";
  }

  /** {@return who tells of every line as the recordings have it} */
  static Transcript to(Consumer<String> lines) {
    return new Transcript() {
      @Override
      public void sent(String line) {
        lines.accept(JUDGE + line);
      }

      @Override
      public void received(String line) {
        lines.accept(TEAM + line);
      }
    };
  }
}
