package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Pile;
import org.rondo.game.JointMove;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;

class StreamedMatchTest {
  private final Pile pile = new Pile(2, 12);

  private Match<Pile.Stones, Pile.Take> match() {
    return Match.of(pile).seat("one", ToyMatches.first()).seat("two", ToyMatches.first());
  }

  @Test
  void everyTurnIsWrittenBeforeTheListenerReceivesIt() {
    StringWriter written = new StringWriter();
    List<String> soFar = new ArrayList<>();
    match()
        .listener(
            new MatchListener<>() {
              @Override
              public void played(int turn, JointMove<Pile.Take> joint, Pile.Stones state) {
                soFar.add(written.toString());
              }
            })
        .play(written);
    String begin =
        "{\"format\":2,\"game\":\"toy-pile:seats=2,stones=12\",\"seed\":\"0\","
            + "\"entrants\":[\"one\",\"two\"],\"opening\":[],\"turns\":[[\"take 1\"]";
    assertThat(soFar.get(0)).isEqualTo(begin);
    assertThat(soFar.get(2)).isEqualTo(begin + ",[\"take 1\"],[\"take 1\"]");
  }

  @Test
  void theWriterIsNeitherClosedNorFlushed() {
    StringBuilder written = new StringBuilder();
    Writer writer =
        new Writer() {
          @Override
          public void write(char[] buffer, int offset, int length) {
            written.append(buffer, offset, length);
          }

          @Override
          public void flush() {
            throw new AssertionError("flushed");
          }

          @Override
          public void close() {
            throw new AssertionError("closed");
          }
        };
    match().play(writer);
    assertThat(written).hasToString(match().play().json());
  }

  @Test
  void aRecordThatCannotBeWrittenEndsTheMatch() {
    Writer full =
        new Writer() {
          private int left = 150;

          @Override
          public void write(char[] buffer, int offset, int length) throws IOException {
            left -= length;
            if (left < 0) {
              throw new IOException("disk full");
            }
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Match<Pile.Stones, Pile.Take> match = match();
    assertThatThrownBy(() -> match.play(full))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContainingAll("record cannot be written", "disk full");
  }

  @Test
  void aRecordIsReplayedStateByState() {
    MatchRecord record = match().play();
    List<State> states = new ArrayList<>();
    record.replay(states::add);
    assertThat(states).isEqualTo(record.replay(pile));
    List<Pile.Stones> typed = new ArrayList<>();
    record.replay(pile, typed::add);
    assertThat(typed).isEqualTo(states);
  }

  @Test
  void aRecordThatDoesNotAgreeIsRefusedStateByState() {
    MatchRecord record =
        GoldenMatch.edited(match().play().json().replace("\"ranks\":[1,1]", "\"ranks\":[1,2]"));
    assertThatThrownBy(() -> record.replay(state -> {}))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith("the outcome is");
    assertThatThrownBy(() -> record.replay(new Pile(2, 13), state -> {}))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("cannot be replayed as");
  }
}
