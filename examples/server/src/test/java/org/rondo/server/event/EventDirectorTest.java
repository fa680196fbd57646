package org.rondo.server.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.standard.Knockout;
import org.rondo.input.RefusedRulingException;
import org.rondo.random.Seed;
import org.rondo.tournament.Ruling;

@Timeout(600)
class EventDirectorTest {
  private static final List<String> TEAMS = List.of("ada", "ben");
  private static final Ruling RULING = Ruling.parse("substitute ben cyd");

  @TempDir private Path folder;

  private CompletableFuture<String> give(EventDirector director) {
    return director.rule(RULING);
  }

  @Test
  void aRulingThatWaitsIsRefusedWhenTheTournamentEnds() throws Exception {
    CountDownLatch between = new CountDownLatch(1);
    EventDirector director =
        new EventDirector(
            new EventJournal(folder), new Knockout(64), List.of(), between::countDown);
    CompletableFuture<List<Ruling>> taken =
        CompletableFuture.supplyAsync(
            () -> director.rulings(1, EntryList.of(TEAMS, Seed.of(7)), Results.none()));
    between.await();
    CompletableFuture<String> tried = give(director);
    assertThat(taken.get()).containsExactly(RULING);
    assertThat(tried).isNotDone();
    director.end("the disk is full");
    assertThat(tried).isCompletedWithValue("the disk is full");
    assertThatThrownBy(() -> give(director))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the disk is full");
  }

  @Test
  void aSecondRestartOfAPlayingWithAnotherChargeIsRefused() {
    List<String> kept = new ArrayList<>();
    EventJournal journal = new EventJournal(folder);
    EventDirector director = new EventDirector(journal, new Knockout(64), List.of(), () -> {});
    MatchId match = new MatchId(1, 1, 1);
    journal.open(kept::add);
    director.orderReplay(match, "1.1.1/0", 0, List.of("ada"));
    director.orderReplay(match, "1.1.1/0", 0, List.of("ada"));
    assertThatThrownBy(() -> director.orderReplay(match, "1.1.1/0", 0, List.of("ben")))
        .isInstanceOf(RefusedRulingException.class)
        .hasMessageStartingWith("game 1.1.1 begins again already: replay 1.1.1");
    assertThat(kept).hasSize(1);
  }
}
