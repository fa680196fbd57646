package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.format.MatchId;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;

/** A tournament and a duel hand out a listener for each match, and play the same as without. */
class WatchedTournamentTest {

  /** Collects the moves of each match. */
  private static final class Moves implements MatchWatcher {
    private final Map<String, StringBuilder> all = Collections.synchronizedMap(new HashMap<>());

    @Override
    public <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
        MatchId match, Game<S, M> game, List<String> entrants) {
      StringBuilder text = new StringBuilder(String.join(" ", entrants));
      all.put(match.toString(), text);
      return Optional.of(
          new MatchListener<>() {
            @Override
            public void played(int turn, JointMove<M> joint, S state) {
              text.append('|').append(joint.only().text());
            }
          });
    }

    private static String of(MatchRecord record) {
      StringBuilder text = new StringBuilder(String.join(" ", record.entrants()));
      record.opening().turns().forEach(turn -> text.append('|').append(turn.get(0)));
      record.turns().forEach(turn -> text.append('|').append(turn.get(0)));
      return text.toString();
    }
  }

  /** Throws at each event. */
  private static final class Thrower implements MatchWatcher {
    @Override
    public <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
        MatchId match, Game<S, M> game, List<String> entrants) {
      throw new IllegalStateException("on purpose");
    }
  }

  private static TournamentListener watchedBy(MatchWatcher watcher) {
    return new TournamentListener() {
      @Override
      public MatchWatcher watcher() {
        return watcher;
      }
    };
  }

  @Test
  void spectatorsSeeTheMovesThatAreRecorded(@TempDir Path folder) throws Exception {
    Moves moves = new Moves();
    PileTournaments.piles(PileTournaments.TWO_ROUNDS)
        .listener(watchedBy(moves))
        .threads(3)
        .folder(folder)
        .play();
    List<String> seen = moves.all.values().stream().map(StringBuilder::toString).toList();
    assertThat(seen)
        .containsExactlyInAnyOrderElementsOf(
            PileTournaments.records(folder).stream().map(Moves::of).toList());
    assertThat(moves.all).containsKeys("1.1.1", "1.1.5", "1.2.1", "2.2.2");
  }

  @Test
  void publishedBytesAreThoseOfATournamentWithoutSpectators(@TempDir Path folder) throws Exception {
    for (String name : List.of("alone", "watched", "disturbed")) {
      TournamentListener listener =
          switch (name) {
            case "watched" -> watchedBy(new Moves());
            case "disturbed" -> watchedBy(new Thrower());
            default -> new PileTournaments.Silence();
          };
      PileTournaments.piles(PileTournaments.TWO_ROUNDS)
          .listener(listener)
          .folder(folder.resolve(name))
          .play();
    }
    assertThat(games(folder, "watched")).isEqualTo(games(folder, "alone"));
    assertThat(games(folder, "disturbed")).isEqualTo(games(folder, "alone"));
  }

  private static String games(Path folder, String name) throws IOException {
    return Files.readString(folder.resolve(name).resolve("games.jsonl"));
  }

  @Test
  void duelsHaveSpectatorsToo() throws Exception {
    Moves moves = new Moves();
    Map<String, String> records = new HashMap<>();
    Duel.of(new Pile(2, 15))
        .first("ada", Bots::random)
        .second("ben", Bots::random)
        .matches(4)
        .listener(
            new DuelListener() {
              @Override
              public MatchWatcher watcher() {
                return moves;
              }

              @Override
              public void matchCounted(MatchId match, Supplier<MatchRecord> record) {
                records.put(match.toString(), Moves.of(record.get()));
              }
            })
        .play();
    assertThat(records).hasSize(4);
    records.forEach((id, text) -> assertThat(moves.all.get(id)).hasToString(text));
  }
}
