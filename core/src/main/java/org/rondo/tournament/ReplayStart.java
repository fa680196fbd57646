package org.rondo.tournament;

/**
 * From where a match goes on that is played again.
 *
 * @param entry where its last playing stands
 * @param turn how many of its turns stay
 */
record ReplayStart(TournamentJournal.MatchEntry entry, int turn) {}
