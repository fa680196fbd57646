package org.rondo.remote;

import java.util.EnumSet;

/** The kinds of findings that do not depend on a protocol. */
enum ProgramFlaw {
  NOT_STARTED(
      "not-started",
      "the command must start a program",
      "check the command, the rights of its file, and the first line of a script"),
  NO_GREETING(
      "no-answer-to-greeting",
      "the program must answer the greeting within its option start",
      "answer the greeting before anything slow, read line by line, and flush every line"),
  WRONG_GREETING(
      "wrong-greeting",
      "the first lines of the program must be the answer that the protocol prescribes",
      "print nothing before this answer, and print it exactly"),
  BUFFERED(
      "buffered-output",
      "every answer must come while the input is open",
      "flush the output after every line, and read the input line by line, not to its end"),
  WITHOUT_LINE_END(
      "no-line-end",
      "a line feed must end every line",
      "print a line feed after every line, and flush it"),
  INCOMPLETE(
      "incomplete-answer",
      "an answer must have all the lines that the protocol prescribes",
      "print the whole answer, including the line that ends it, and flush it"),
  UNBUFFERED_ENVIRONMENT(
      "unbuffered-environment",
      "programs must answer in time in every environment; the check starts them without the"
          + " variable",
      "flush the output after every line; for Python: print(answer, flush=True)"),
  NO_ANSWER(
      "no-answer",
      "every question needs an answer within the option answer",
      "read in a loop until the input ends, and answer every question"),
  LATE(
      "late-answer",
      "every answer must come within the option answer",
      "decide faster, or give the program more time with its options start and answer"),
  EXITS_EARLY(
      "exits-early",
      "the program must play until the match is over",
      "look at the standard error of the program for the cause of its end"),
  UNREADABLE("unreadable-move", "", "print the move in the notation of the game, and nothing else"),
  ILLEGAL("illegal-move", "", "choose among the legal moves of the position in the question"),
  REPORTED_ERROR(
      "reported-error",
      "an error in place of a move counts as a fault",
      "mend the cause that the error names"),
  UNASKED(
      "unasked-output",
      "the program may write only its answers to the standard output, one for each question",
      "print each answer once, and write messages for people to the standard error"),
  TOO_LONG(
      "line-too-long",
      "a line may have at most 65,536 bytes",
      "print a line feed after every answer"),
  BLANK_LINES(
      "blank-lines",
      "no more than 1,000 blank lines may come before an answer",
      "print the answer in place of blank lines"),
  FORCED(
      "fails-at-only-move",
      "a seat with only one legal move, for instance a pass, must still answer with it",
      "answer the question also when there is no choice"),
  END_UNANSWERED(
      "end-not-answered",
      "a program should answer the end of the match as the protocol prescribes; no match is lost"
          + " without this answer, but another judge may wait for it",
      "read the last lines of the match, and answer them"),
  IGNORES_END(
      "ignores-the-end",
      "the program must end when the match is over and its input has ended",
      "leave the loop when the input ends"),
  IGNORES_CLOSED_INPUT(
      "ignores-closed-input",
      "the program must end when its input ends, also in the middle of a match",
      "leave the loop when the input ends, and do not wait for the end message"),
  EXIT_STATUS(
      "exit-status",
      "a program that has done its work should end with exit status 0",
      "look at the standard error of the program for the cause"),
  LEAVES_PROCESSES(
      "leaves-processes",
      "no process of the program may run after its end",
      "end all processes that the program has started, and wait for them"),
  FLOODS_STDERR(
      "floods-stderr",
      "a program should write little to its standard error: a referee that does not read it"
          + " blocks the program",
      "write at most 10,000 lines or a million characters in a match"),
  WRONG_DIALECT("wrong-dialect", "", ""),
  ONE_MATCH(
      "one-match-per-process",
      "a program that plays several matches in one process is not started anew for each",
      "after the end of a match, be ready for the beginning of the next");

  private final String word;
  private final String rule;
  private final String remedy;

  ProgramFlaw(String word, String rule, String remedy) {
    this.word = word;
    this.rule = rule;
    this.remedy = remedy;
  }

  String word() {
    return word;
  }

  private boolean isFault() {
    return !EnumSet.of(END_UNANSWERED, EXIT_STATUS, UNBUFFERED_ENVIRONMENT, ONE_MATCH)
        .contains(this);
  }

  ProgramFinding finding(String where, String sent, String came) {
    return finding(where, sent, came, rule);
  }

  ProgramFinding finding(String where, String sent, String came, String rule) {
    return finding(where, sent, came, rule, remedy);
  }

  ProgramFinding finding(String where, String sent, String came, String rule, String remedy) {
    return new ProgramFinding(word, isFault(), where, sent, came, rule, remedy);
  }
}
