package org.rondo.tournament;

/**
 * The start of a match that is played again from one of its turns.
 *
 * @param entry the place of its last playing in the journal
 * @param turn the number of turns that are kept
 */
record ReplayStart(TournamentJournal.MatchEntry entry, int turn) {}
