package org.rondo.othello.remote.gtp;

import java.util.ArrayList;
import java.util.List;
import org.rondo.game.UnreadableMoveException;
import org.rondo.remote.LineConnection;
import org.rondo.remote.ProgramFinding;

/**
 * Sends an engine commands that the protocol allows and that other controllers send, although our
 * controller does not.
 *
 * <p>Every command has a number. The number in an answer shows which command it answers, so an
 * answer too many does not disturb the commands after it.
 */
final class GtpExamination {
  private static final int MAX_ANSWERS = 5;

  private final LineConnection wire;
  private final List<ProgramFinding> findings = new ArrayList<>();
  private int number;

  GtpExamination(LineConnection wire) {
    this.wire = wire;
  }

  List<ProgramFinding> findings() {
    String name = ask("name");
    if (!name.startsWith("=" + number) && !name.startsWith("?" + number)) {
      note(
          "gtp-number",
          number + " name",
          name,
          "the answer to a command with a number must repeat the number",
          "print the number directly after = or ?");
      return findings;
    }
    examineComment();
    examineRefusals();
    return findings;
  }

  private void examineComment() {
    wire.send("");
    wire.send("# a comment");
    String answer = ask("name");
    if (!isAnswered(answer)) {
      note(
          "gtp-comment",
          "a blank line, and '# a comment'",
          answer,
          "blank lines and lines that begin with # have no answer",
          "skip such lines");
      awaitAnswer();
    }
  }

  private void examineRefusals() {
    refuse(
        "gtp-unknown-command",
        "rondo-no-such-command",
        "the answer to an unknown command must be a failure",
        "answer '? unknown command' to commands that you do not know");
    refuse(
        "gtp-illegal-play",
        "play b a1",
        "the answer to an illegal move must be a failure",
        "answer '? illegal move', and leave the board unchanged");
  }

  private void refuse(String flaw, String command, String rule, String remedy) {
    String answer = ask(command);
    if (!answer.startsWith("?")) {
      note(flaw, number + " " + command, answer, rule, remedy);
    }
  }

  private boolean isAnswered(String line) {
    return line.startsWith("=" + number) || line.startsWith("?" + number);
  }

  private String ask(String command) {
    number++;
    wire.send(number + " " + command);
    return answer();
  }

  private void awaitAnswer() {
    for (int n = 0; n < MAX_ANSWERS; n++) {
      if (isAnswered(answer())) {
        return;
      }
    }
  }

  /** {@return the first line of the next answer, which is read to its end} */
  private String answer() {
    String first = nextLine();
    while (first.isBlank()) {
      first = nextLine();
    }
    int count = 1;
    for (String line = first; !line.isBlank(); line = nextLine()) {
      if (++count > GtpResponse.MAX_LINES) {
        throw new UnreadableMoveException(
            first, "an answer has more than " + GtpResponse.MAX_LINES + " lines");
      }
    }
    return first;
  }

  private String nextLine() {
    return GtpNotation.plain(wire.readLine());
  }

  private void note(String name, String sent, String came, String rule, String remedy) {
    findings.add(
        new ProgramFinding(
            name, false, "commands of other controllers", sent, "'" + came + "'", rule, remedy));
  }
}
