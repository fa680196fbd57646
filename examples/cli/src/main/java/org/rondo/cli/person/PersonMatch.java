package org.rondo.cli.person;

import java.io.PrintWriter;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.screen.Screen;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.report.NumberText;

/**
 * A match in which at least one seat is a person at the terminal.
 *
 * @param players the entrants, one for each seat
 * @param isCasual whether the persons may take moves back
 * @param screen what the persons see
 * @param in the lines that the persons type
 * @param out receives the questions and the result
 * @param err receives the faults of bots
 */
public record PersonMatch<S extends State, M extends Move>(
    Game<S, M> game,
    List<EntrantSpec> players,
    boolean isCasual,
    Screen screen,
    Reader in,
    PrintWriter out,
    PrintWriter err) {

  /** Checks that each seat has an entrant. */
  public PersonMatch {
    players = List.copyOf(players);
  }

  /**
   * Plays the match and prints its last turns and its result.
   *
   * @param matches supplies matches without entrants, all with the same seed
   * @throws org.rondo.cli.console.CommandFailedException if a person leaves the match
   */
  public MatchRecord play(Supplier<Match<S, M>> matches) {
    MatchDialogue<S, M> dialogue =
        new MatchDialogue<>(
            game, players.stream().map(EntrantSpec::name).toList(), screen, out, err);
    LineSource lines = new LineSource(in);
    List<Entrant<S, M>> entrants = new ArrayList<>();
    List<PersonBot<S, M>> persons = new ArrayList<>();
    for (EntrantSpec player : players) {
      if (player.isHuman()) {
        PersonBot<S, M> person = new PersonBot<>(dialogue, lines, isCasual);
        persons.add(person);
        entrants.add(new Entrant<>(player.name(), () -> person));
      } else {
        entrants.add(player.entrant(game));
      }
    }
    MatchRecord record = play(matches, entrants, dialogue);
    int seen = persons.stream().mapToInt(PersonBot::seen).min().orElse(0);
    out.println();
    dialogue.printSince(
        Math.min(seen, dialogue.turnCount()),
        -1,
        IntStream.range(0, players.size()).filter(this::isPerson).min().orElse(0));
    out.print(result(record, dialogue));
    return record;
  }

  private boolean isPerson(int seat) {
    return players.get(seat).isHuman();
  }

  private MatchRecord play(
      Supplier<Match<S, M>> matches, List<Entrant<S, M>> entrants, MatchDialogue<S, M> dialogue) {
    Opening opening = Opening.none();
    while (true) {
      Match<S, M> match = matches.get().opening(opening).listener(dialogue);
      entrants.forEach(match::seat);
      try {
        return match.play();
      } catch (TakebackException e) {
        opening = new Opening(dialogue.keep(e.kept()));
      }
    }
  }

  private String result(MatchRecord record, MatchDialogue<S, M> dialogue) {
    Outcome outcome = record.outcome();
    String scores =
        IntStream.range(0, outcome.seatCount())
            .mapToObj(seat -> dialogue.name(seat) + " " + NumberText.text(outcome.score(seat), 2))
            .collect(Collectors.joining(", "));
    String length =
        dialogue.isHidden() ? "" : " after " + dialogue.notation().length(record.turnCount());
    return dialogue.wrap(verdict(outcome, dialogue) + length + ": " + scores);
  }

  private String verdict(Outcome outcome, MatchDialogue<S, M> dialogue) {
    List<String> first =
        IntStream.range(0, outcome.seatCount())
            .filter(seat -> outcome.rank(seat) == 1)
            .mapToObj(dialogue::name)
            .toList();
    if (first.size() == outcome.seatCount()) {
      return "the match is a draw";
    }
    return first.size() == 1
        ? first.get(0) + " wins"
        : String.join(" and ", first) + " share the first place";
  }
}
