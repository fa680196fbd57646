package org.rondo.duel;

import org.rondo.match.MatchRecord;

/**
 * A match of a duel that has been played.
 *
 * @param record the record
 * @param thoughts what the bots thought, as JSON; empty if they said nothing
 */
record DuelMatch(MatchRecord record, String thoughts) {}
