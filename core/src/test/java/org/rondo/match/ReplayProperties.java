package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.match.ToyMatches.Played;
import org.rondo.random.Seed;

class ReplayProperties {
  private static final Pattern STATES = Pattern.compile("one of the positions (\\d+) to (\\d+) is");
  private static final Pattern TURN = Pattern.compile("at turn (\\d+)|after (\\d+) turn");

  @Provide
  Arbitrary<Played<?, ?>> played() {
    return ToyMatches.played();
  }

  @Property
  void aRecordIsReplayedToTheStatesThatTheListenerSaw(
      @ForAll("games") Game<?, ?> game, @ForAll long seed, @ForAll @IntRange(max = 3) int opening) {
    isReplayed(game, Seed.of(seed), opening);
  }

  @Provide
  Arbitrary<Game<?, ?>> games() {
    return ToyMatches.games();
  }

  private static <S extends State, M extends Move> void isReplayed(
      Game<S, M> game, Seed seed, int opening) {
    Transcript<S, M> transcript = new Transcript<>();
    MatchRecord record = ToyMatches.match(game, seed, 0.1, opening).listener(transcript).play();
    assertThat(MatchRecord.parse(record.json()).replay(game)).isEqualTo(transcript.states);
  }

  @Property(tries = 50)
  void everyMoveThatIsChangedToAnyOtherIsFoundNearby(@ForAll("played") Played<?, ?> played) {
    everyChangeIsFound(played);
  }

  private static <S extends State, M extends Move> void everyChangeIsFound(Played<S, M> played) {
    MatchRecord record = played.record();
    played.record().replay(played.game());
    for (int turn = 0; turn < record.turnCount(); turn++) {
      int opened = record.opening().turns().size();
      List<String> moves =
          turn < opened ? record.opening().turns().get(turn) : record.turns().get(turn - opened);
      for (int index = 0; index < moves.size(); index++) {
        for (String other : otherMoves(moves.get(index))) {
          isFoundNearby(played.game(), changed(record, turn, index, other), turn);
        }
      }
    }
  }

  private static List<String> otherMoves(String move) {
    String beginning = move.substring(0, move.length() - 1);
    List<String> others = new ArrayList<>();
    for (int digit = 0; digit <= 9; digit++) {
      others.add(beginning + digit);
    }
    others.remove(move);
    return others;
  }

  private static MatchRecord changed(MatchRecord record, int turn, int place, String move) {
    int opened = record.opening().turns().size();
    return RecordDraft.of(
        record,
        draft -> {
          draft.opening = new Opening(changed(record.opening().turns(), turn, place, move));
          draft.turns = changed(record.turns(), turn - opened, place, move);
        });
  }

  private static List<List<String>> changed(
      List<List<String>> turns, int turn, int place, String move) {
    if (turn < 0 || turn >= turns.size()) {
      return turns;
    }
    List<List<String>> changed = new ArrayList<>(turns);
    List<String> moves = new ArrayList<>(turns.get(turn));
    moves.set(place, move);
    changed.set(turn, moves);
    return changed;
  }

  private static <S extends State, M extends Move> void isFoundNearby(
      Game<S, M> game, MatchRecord changed, int turn) {
    DamagedFileException found =
        catchThrowableOfType(DamagedFileException.class, () -> changed.replay(game));
    assertThat(found).as("turn %d of %s", turn, changed).isNotNull();
    Matcher states = STATES.matcher(found.getMessage());
    Matcher at = TURN.matcher(found.getMessage());
    if (states.find()) {
      assertThat(turn + 1)
          .as(found.getMessage())
          .isBetween(Integer.parseInt(states.group(1)), Integer.parseInt(states.group(2)));
    } else {
      assertThat(at.find()).as(found.getMessage()).isTrue();
      int played =
          at.group(1) == null ? Integer.parseInt(at.group(2)) : Integer.parseInt(at.group(1)) - 1;
      assertThat(played).as(found.getMessage()).isBetween(turn, turn + StateDigest.INTERVAL);
    }
  }

  @Property
  void anotherSeedIsFoundInAGameOfChance(@ForAll long seed) {
    Dice dice = new Dice(2, 20);
    MatchRecord record = ToyMatches.match(dice, Seed.of(seed), 0, 0).play();
    MatchRecord reseeded =
        GoldenMatch.edited(record.json().replace("\"seed\":\"" + seed, "\"seed\":\"1" + seed));
    assertThat(catchThrowableOfType(DamagedFileException.class, () -> reseeded.replay(dice)))
        .isNotNull();
  }

  @Property
  void everyTurnThatIsTakenOutOfAGameIsFound(
      @ForAll long seed, @ForAll @IntRange(max = 6) int turn) {
    Pile pile = new Pile(2, 21);
    MatchRecord record = ToyMatches.match(pile, Seed.of(seed), 0, 0).play();
    List<List<String>> turns = new ArrayList<>(record.turns());
    turns.remove(turn);
    MatchRecord shorter = RecordDraft.of(record, draft -> draft.turns = turns);
    assertThat(catchThrowableOfType(DamagedFileException.class, () -> shorter.replay(pile)))
        .isNotNull();
  }
}
