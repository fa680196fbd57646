/**
 * The service of the 2017 contest, without HTTP: teams, sessions, players, games, turns, observers
 * and the protocol log. Time comes from an injected clock.
 *
 * <p>{@link org.rondo.server.contest.Contest} is for organisers in the same virtual machine, and
 * {@link org.rondo.server.contest.ContestService} is for clients. All calls run one at a time. A
 * client that waits holds no thread.
 *
 * <p>A served game is a {@linkplain org.rondo.match.OngoingMatch match} of the library, which
 * judges the moves and says who has won. This package translates between its positions and the
 * words of the service. A player that breaks a rule, is dropped or leaves is disqualified in the
 * match.
 *
 * <p>Two times of the service are no clocks of that match. The minimum turn is no limit for a
 * player: it delays the start of the next turn. The limit for a silent player holds for both
 * players in each turn, also for the one that has no move to choose, and it begins anew after a
 * pause. A clock runs only for a seat that is to choose, and is a setting of the tournament, in
 * which the contest of 2017 had none. So {@code GameTurns} measures both, and the match learns of a
 * silent player that it is disqualified.
 *
 * <p>Programs that were written for the original server do not see a difference, except these:
 *
 * <ul>
 *   <li><b>Deleted games.</b> The players of a deleted game are free, and those that wait are
 *       answered. In the original they could never play again.
 *   <li><b>Calls for a deleted game.</b> A client whose game was deleted is in no game before it
 *       has asked for the next one, by {@code WaitGameStart} or with {@code RefTurn} 0. Otherwise a
 *       call for the deleted game would move in the next game, or leave it.
 *   <li><b>Abandoned games.</b> A game that both players have left ends with two losses in every
 *       state. The original's game hung for ever if no turn was running and none could start, for
 *       example in a pause.
 *   <li><b>Starts of turns.</b> A turn that may start does so also when a client begins to wait. In
 *       the original it started when the wait was over, up to a second later.
 *   <li><b>Ends of games.</b> A client that waits is answered when its game ends, when it is
 *       dropped and when its game is deleted. The original let it wait to the end of its second.
 *       The answer that a game is over comes a second later, as in the original, but never later
 *       than a minimum turn, which was three seconds then and may be 0 here.
 *   <li><b>Starts of games.</b> A client that waits for the start of its game is answered when that
 *       game starts, and not when any other game starts.
 *   <li><b>Games that have not started.</b> Calls that need a started game fail with a sentence. In
 *       the original some of them failed with an error of its platform.
 *   <li><b>The file of teams</b> is read again within a second after it has changed. A file that
 *       cannot be read leaves the teams as they were. One edition of the original read it at the
 *       start only, the other within a minute.
 *   <li><b>Administrators</b> need a secret of 16 characters or more. The original took any, and
 *       also administrators that need no code.
 *   <li><b>Silent players</b> are dropped if the operator has set a limit. There is none by
 *       default.
 *   <li><b>Rights of contestants</b> can be revoked. By default contestants have them.
 *   <li><b>Replays.</b> A sequence number is forgotten half an hour after its use or up to a minute
 *       later. A session that has used many numbers that do not follow each other has to log in
 *       again.
 *   <li><b>Observers.</b> A team with the role Observer looks and changes nothing, and so it has no
 *       player. It is not known whether the original refused one.
 *   <li><b>Guesses.</b> Of the wrong codes of a team from one address, ten a minute are judged. The
 *       original judged all.
 *   <li><b>Limits.</b> A team that is no administrator creates at most 200 games in an hour, and a
 *       protocol log has at most a mebibyte. A team has at most 1000 clients, a contest 2000 games
 *       at a time, a game 64 players before its start. Of 17 waits of one player, the oldest is
 *       answered at once.
 *   <li><b>Words.</b> Messages and comments are Rondo's own. {@code Score: N} is as in the
 *       original, and so is the beginning {@code No active session for this client}, which the
 *       original admin client reads.
 *   <li><b>SOAP</b> is not spoken, and the original admin client speaks nothing else. The admin
 *       service answers JSON as the client service does.
 * </ul>
 *
 * <p>What looks like a mistake but can be relied on is kept: the flag {@code YourTurn} of a view,
 * the answer to a client that asks for its turn with {@code RefTurn} 0 in an even turn, a pass that
 * counts again, a score that does not change in a turn with an error.
 *
 * <p>Of the packages of the server, this one depends only on {@code access}, which limits the
 * guesses at secrets.
 */
@NullMarked
package org.rondo.server.contest;

import org.jspecify.annotations.NullMarked;
