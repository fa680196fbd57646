package org.rondo.tournament;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.format.Format;
import org.rondo.format.RunKind;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Match;
import org.rondo.match.Openings;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.random.SeedCommitment;
import org.rondo.remote.ProgramCores;
import org.rondo.remote.Transcripts;
import org.rondo.series.PlayOptions;
import org.rondo.series.RunOptions;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.ResultChecks;
import org.rondo.store.SyncPolicy;

/**
 * Configures and plays a tournament.
 *
 * <pre>{@code
 * TournamentResult result =
 *     Tournament.of(new Othello(), new RoundRobin(10, Points.PER_MATCH))
 *         .entrant("mine", MyBot::new)
 *         .entrant("sound", OthelloBots::sound)
 *         .openings(6)
 *         .seed(7)
 *         .play();
 * }</pre>
 *
 * <p>With any number of threads, the same competition, entrants, seed and rulings give the same
 * results and the same published files. This holds if each bot chooses by the {@code Decision} that
 * it gets and by nothing else, and if the learners use only their lessons and finish in time.
 *
 * <p>A tournament with a {@linkplain #folder folder} writes every match into {@code journal.jsonl}
 * when the match ends. If the tournament was stopped, even by killing the process, it {@linkplain
 * #resume resumes} from the journal: matches in the journal are not played again. At the end, the
 * tournament publishes the records in the order of the schedule as {@code games.jsonl}. If a clock
 * ran, it publishes the clock readings as {@code clocks.jsonl}.
 *
 * <p>A {@linkplain Seed#isSecret() secret} seed stays secret while the tournament is played, so
 * that no entrant can compute the random numbers that are still to come. The journal holds only the
 * {@linkplain Seed#commitment commitment} of the seed. The seed itself is in the file {@code
 * seed.secret}, which only its owner can read. At the end, the tournament publishes the seed as
 * {@code seed.txt}.
 */
public final class Tournament<S extends State, M extends Move> {

  private Competition<S, M> competition;
  private final List<Entrant<S, M>> entrants = new ArrayList<>();
  private final List<Entrant<S, M>> reserves = new ArrayList<>();
  private final List<Ruling> rulings = new ArrayList<>();
  private PlayOptions play = PlayOptions.none();
  private RunOptions run = RunOptions.none();
  private int rounds = Integer.MAX_VALUE;
  private TournamentListener listener = new LoggingTournamentListener();
  private Director director = (round, entries, results) -> List.of();
  private final Map<String, Learner> learners = new LinkedHashMap<>();
  private Duration learningLimit = Duration.ofHours(4);
  private int withdrawAfter = TournamentRunner.NEVER;

  private Tournament(Competition<S, M> competition) {
    this.competition = competition;
  }

  /**
   * {@return a tournament of a competition, without entrants yet, with seed 0 and one match at a
   * time}
   */
  public static <S extends State, M extends Move> Tournament<S, M> of(
      Competition<S, M> competition) {
    return new Tournament<>(Objects.requireNonNull(competition, "competition"));
  }

  /**
   * {@return a tournament of one game without a clock; {@link #time} sets one}
   *
   * @param format the format, which pairs the entrants
   */
  public static <S extends State, M extends Move> Tournament<S, M> of(
      Game<S, M> game, Format format) {
    return of(Competition.of(game, format));
  }

  /**
   * Adds an entrant. Under a clock, an entrant whose bot hangs gets no further bot: it loses its
   * further matches by faults, as {@link org.rondo.match.Match#hungBots} describes. A resumed
   * tournament begins without hung bots.
   */
  public Tournament<S, M> entrant(Entrant<S, M> entrant) {
    entrants.add(Objects.requireNonNull(entrant, "entrant"));
    return this;
  }

  /**
   * Adds an entrant.
   *
   * @param name the entrant's name in standings and records
   * @param bots the supplier of a new bot on each call; it must be safe to call from several
   *     threads
   * @throws IllegalArgumentException if the name is blank
   */
  public Tournament<S, M> entrant(String name, Supplier<? extends Bot<S, M>> bots) {
    return entrant(new Entrant<>(name, bots));
  }

  /**
   * Sets the time control, which limits the bots' thinking time. It replaces that of the
   * competition.
   */
  public Tournament<S, M> time(TimeControl control) {
    this.competition = competition.withTime(Objects.requireNonNull(control, "control"));
    return this;
  }

  /** Adds a reserve, which the director may put in an entrant's place. */
  public Tournament<S, M> reserve(Entrant<S, M> reserve) {
    reserves.add(Objects.requireNonNull(reserve, "reserve"));
    return this;
  }

  /**
   * Adds a reserve, which the director may put in an entrant's place.
   *
   * @param name the reserve's name in standings and records
   * @param bots the supplier of a new bot on each call; it must be safe to call from several
   *     threads
   * @throws IllegalArgumentException if the name is blank
   */
  public Tournament<S, M> reserve(String name, Supplier<? extends Bot<S, M>> bots) {
    return reserve(new Entrant<>(name, bots));
  }

  /** Sets the seed for the random numbers of rules, bots and lots. */
  public Tournament<S, M> seed(Seed seed) {
    run = run.withSeed(seed);
    return this;
  }

  /** Sets the seed for the random numbers of rules, bots and lots to that of any number. */
  public Tournament<S, M> seed(long number) {
    return seed(Seed.of(number));
  }

  /**
   * Draws a {@linkplain Seed#secret secret seed} when the tournament begins. A resumed tournament
   * keeps the seed of its journal, whether it is secret or not. The {@linkplain
   * TournamentListener#began listener} receives the seed.
   *
   * @param source the source of the seed's bits, for instance a {@link java.security.SecureRandom}
   */
  public Tournament<S, M> secretSeed(RandomGenerator source) {
    run = run.withSecretSeed(source);
    return this;
  }

  /**
   * Adds a value of a contestant to the secret seed, so that the host cannot draw seeds until it
   * likes the random numbers that follow. The contestant chooses the value when it knows the
   * {@linkplain #commit commitment}. The journal holds the values, and a resumed tournament has
   * those of its journal.
   *
   * @param name the name of the entrant or reserve, or {@value org.rondo.random.SeedValues#PUBLIC}
   *     for a value from a public source, for instance a lottery that was announced with the
   *     commitment
   * @param value any text in one line, of at most 200 characters
   * @throws IllegalArgumentException if the name or the value is blank, too long or not one line of
   *     text, or the name has the character {@code =}
   * @see org.rondo.random.SeedValues#join
   */
  public Tournament<S, M> seedValue(String name, String value) {
    run = run.withValues(run.values().with(name, value));
    return this;
  }

  /**
   * Draws the {@linkplain #secretSeed secret seed} of the {@linkplain #folder folder} before the
   * tournament begins. The tournament that is then played in this folder has this seed, and must
   * have the same settings, the entrants and their order included. A second call returns the same
   * commitment.
   *
   * @return the commitment, to be published
   * @throws IllegalStateException if there is no folder, or the seed is not to be drawn
   * @throws org.rondo.input.InputException if the folder has a journal, or the files of an earlier
   *     commitment do not fit each other or these settings
   * @throws UncheckedIOException if the folder cannot be read or written
   */
  public SeedCommitment commit() {
    try {
      return run.commit(RunKind.JOURNAL, settings(run).header());
    } catch (IOException e) {
      throw run.failed(e);
    }
  }

  /**
   * Sets the number of random turns at the beginning of each match. Matches of an encounter that
   * differ only in their seats share the random turns; other matches have different ones. By
   * default there are none; bots that do not draw random numbers then play the same match again and
   * again.
   *
   * @param turns the number of random turns, from 0 to 1,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  public Tournament<S, M> openings(int turns) {
    return openings(Openings.random(turns));
  }

  /**
   * Sets the openings. Matches of an encounter that differ only in their seats share an opening. A
   * list is played in the order of the schedule, over all rounds; when all its openings have been
   * played, it begins again.
   *
   * <p>A list is checked before anything is played: each opening must be legal in every game of the
   * competition. The journal identifies the openings, so a tournament cannot be resumed with
   * others.
   *
   * @param openings the openings; by default there are none
   */
  public Tournament<S, M> openings(Openings openings) {
    play = play.withOpenings(openings);
    return this;
  }

  /**
   * Sets the number of threads, each of which plays one match at a time. The result does not depend
   * on it. By default there is one.
   *
   * @param number the number of threads, from 1 to 10,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  public Tournament<S, M> threads(int number) {
    run = run.withThreads(number);
    return this;
  }

  /**
   * Sets a match place that has the matches played, for instance on other machines. The results and
   * the published files are the same as without a match place. The matches of a round are sent
   * together.
   *
   * <p>A match place may leave matches for later. Then the tournament stops in its round, and
   * {@link #resume} continues it. Matches that are replayed after a ruling are played here, unless
   * the place {@linkplain MatchPlace#playsReplays plays replays}. The director cannot halt a match
   * that is played by a match place, and the listener gives no watcher for it.
   *
   * @param place the place; every entrant and reserve must have a {@linkplain
   *     Entrant#specification() specification}
   */
  public Tournament<S, M> tasks(MatchPlace place) {
    run = run.withPlace(place);
    return this;
  }

  /**
   * Sets which results of a match place are checked before they count, in place of {@link
   * ResultChecks#standard}. The results are the same with every check that finds nothing.
   */
  public Tournament<S, M> checks(ResultChecks checks) {
    run = run.withChecks(checks);
    return this;
  }

  /** Sets the time source of the clocks, in place of the system's time. */
  public Tournament<S, M> timeSource(TimeSource source) {
    play = play.withTimeSource(source);
    return this;
  }

  /**
   * Pins the programs to processor cores, so that programs that play at the same time take no time
   * from each other. By default they are not pinned.
   */
  public Tournament<S, M> cores(ProgramCores cores) {
    run = run.withCores(cores);
    return this;
  }

  /**
   * Sets the supply of transcripts of the programs that play here, for instance a {@link
   * org.rondo.remote.transcript.TranscriptFolder}. A match has its id as its name; matches that
   * warm up programs are named {@code warm-up}. The results and the published files are the same as
   * without transcripts.
   */
  public Tournament<S, M> transcripts(Transcripts transcripts) {
    run = run.withTranscripts(transcripts);
    return this;
  }

  /**
   * Sets the listener for the tournament's events, in place of the listener that writes faults and
   * failed lessons to the log.
   *
   * @param listener the listener; it is called while the tournament is played
   */
  public Tournament<S, M> listener(TournamentListener listener) {
    this.listener = Objects.requireNonNull(listener, "listener");
    return this;
  }

  /**
   * Sets the director, which rules on each round and may halt matches. By default there are no
   * rulings and no halts.
   *
   * @param director the director; it is called between rounds in the thread that plays the
   *     tournament, and before each turn of a match in the thread that plays the match
   */
  public Tournament<S, M> director(Director director) {
    this.director = Objects.requireNonNull(director, "director");
    return this;
  }

  /**
   * Sets a learner for an entrant. The learner gets a lesson after the director's rulings on each
   * round and before the next round begins, as long as the entrant takes part. All learners run at
   * the same time.
   *
   * @param entrant the name of an entrant, or of a reserve; a reserve gets lessons once it has
   *     replaced an entrant
   * @param learner the learner, which must not have had a lesson before
   * @throws IllegalArgumentException if the entrant has a learner already
   */
  public Tournament<S, M> learner(String entrant, Learner learner) {
    Objects.requireNonNull(learner, "learner");
    if (learners.putIfAbsent(entrant, learner) != null) {
      throw new IllegalArgumentException(
          entrant + " has a learner already; an entrant may have one");
    }
    return this;
  }

  /**
   * Sets the longest time that learners may take between two rounds. The default is four hours, as
   * in the Arimaa World Computer Championship 2014. The tournament waits for the learners and
   * measures the time with its {@linkplain #timeSource time source}.
   *
   * @param limit the longest time for a lesson, above 0
   * @throws IllegalArgumentException if the limit is not above 0
   */
  public Tournament<S, M> learningLimit(Duration limit) {
    Lesson.requireLimit(limit);
    this.learningLimit = limit;
    return this;
  }

  /**
   * Sets a text that must be the same when the tournament is resumed, for instance the versions of
   * the bots. Apart from this text, the journal identifies entrants only by their names. The
   * default is the empty text.
   */
  public Tournament<S, M> note(String text) {
    run = run.withNote(text);
    return this;
  }

  /**
   * Adds a director's ruling. It is taken after the last round that has begun, or before the first
   * round if no round has begun. It may correct an earlier round only as {@link Ruling} says.
   */
  public Tournament<S, M> ruling(Ruling ruling) {
    rulings.add(Objects.requireNonNull(ruling, "ruling"));
    return this;
  }

  /**
   * Sets rules that end matches early, by the scores that the bots say or by the number of turns.
   * By default there are none. The rules are in the journal: a tournament is resumed only with the
   * same rules.
   *
   * @throws IllegalArgumentException if a rule compares two seats, and the games do not have two
   */
  public Tournament<S, M> adjudication(Adjudication rules) {
    competition.games().forEach(game -> Match.of(game).adjudication(rules));
    play = play.withAdjudication(rules);
    return this;
  }

  /**
   * Withdraws an entrant from the next round on when it has lost this many matches by time-outs: by
   * the clock, or by a program that did not answer. The withdrawal is a {@linkplain Ruling.Withdraw
   * ruling} in the journal. The last two entrants stay. By default no entrant is withdrawn. A
   * tournament is resumed only with the same number.
   *
   * @param timeOuts the number of matches, at least 1; those that do not count are left out
   * @throws IllegalArgumentException if the number is below 1
   */
  public Tournament<S, M> withdrawAfter(int timeOuts) {
    if (timeOuts < 1) {
      throw new IllegalArgumentException(
          "an entrant cannot be withdrawn after " + timeOuts + " time-outs; give 1 or more");
    }
    this.withdrawAfter = timeOuts;
    return this;
  }

  /**
   * Stops the tournament after a round. It can be resumed later if it has a folder.
   *
   * @param number the last round to be played, counted from 1
   * @throws IllegalArgumentException if the number is below 1
   */
  public Tournament<S, M> untilRound(int number) {
    if (number < 1) {
      throw new IllegalArgumentException("round " + number + " is below 1, the first round");
    }
    this.rounds = number;
    return this;
  }

  /**
   * Sets the folder for the journal and the published records. Without a folder, the journal is a
   * temporary file and nothing is published.
   *
   * @param folder the folder; it is created if it does not exist
   */
  public Tournament<S, M> folder(Path folder) {
    run = run.withFolder(folder);
    return this;
  }

  /**
   * Lets {@link #resume} play again the matches with damaged lines in the journal. By default a
   * damaged journal is refused. A damaged line of another kind, for instance a ruling, is refused
   * in any case.
   */
  public Tournament<S, M> dropDamaged() {
    run = run.withDamageDropped();
    return this;
  }

  /**
   * Forces each match to the disk before the next one is counted, so that a power failure loses no
   * match that has ended. By default the journal is forced when a round begins and at the end.
   *
   * <p>Costs the time of one force of a file a match, often a few milliseconds.
   */
  public Tournament<S, M> syncMatches() {
    run = run.withSync(SyncPolicy.MATCH);
    return this;
  }

  /**
   * Plays the tournament from its beginning to its end.
   *
   * <p>A finished tournament in the folder is replaced, so that a program can be run again. An
   * unfinished one is refused: {@link #resume} continues it. The command line is stricter and
   * replaces a finished tournament only with {@code --force}, because a folder that is typed by
   * hand may be the wrong one.
   *
   * @throws IllegalArgumentException if the number of entrants does not suit the format, two
   *     entrants have the same name, a learner's entrant does not exist, a ruling cannot be carried
   *     out, the folder holds an unfinished tournament, or there is a match place and an entrant
   *     has no specification
   * @throws IllegalStateException if a match could not be played because the game's rules failed
   * @throws UncheckedIOException if the journal or the records cannot be written, another
   *     tournament is writing them, or the machines of a match place cannot be reached; the message
   *     has the path
   * @throws InterruptedException if this thread is interrupted; learners are interrupted then.
   *     Matches that have begun are played to their end first, and the journal keeps them. With a
   *     place, the journal keeps only the matches whose results the place has delivered
   */
  public TournamentResult play() throws InterruptedException {
    return play(false);
  }

  /**
   * Resumes the tournament of the folder, or begins one if the folder holds none. Every match in
   * the journal is replayed, in the worker threads, before the matches of its round go on.
   *
   * @throws org.rondo.input.InputException if the journal is damaged or belongs to another
   *     tournament, its secret seed is missing, a learner's entrant does not exist, or a ruling
   *     cannot be carried out; if it is damaged, the message names the byte at which the damaged
   *     line begins
   * @throws IllegalStateException if there is no folder, or for the reason of {@link #play}
   * @throws UncheckedIOException if the journal cannot be read, or for the reasons of {@link #play}
   * @throws InterruptedException if this thread is interrupted, as for {@link #play}
   */
  public TournamentResult resume() throws InterruptedException {
    if (run.folder().isEmpty()) {
      throw new IllegalStateException(
          "a tournament without a folder cannot be resumed; set the folder that holds its journal");
    }
    return play(true);
  }

  private TournamentResult play(boolean resumes) throws InterruptedException {
    try {
      return TournamentRunner.play(settings(run.chosen(RunKind.JOURNAL, resumes)), resumes);
    } catch (IOException e) {
      throw run.failed(e);
    }
  }

  private TournamentSettings<S, M> settings(RunOptions chosen) {
    return new TournamentSettings<>(
        competition,
        entrants,
        reserves,
        play.withTime(competition.time()),
        chosen,
        rounds,
        listener,
        director,
        rulings,
        learners,
        learningLimit,
        withdrawAfter);
  }
}
