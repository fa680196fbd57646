package org.rondo.format.standard;

import java.util.function.ToIntBiFunction;

/**
 * A rule on seat 0 in the first match of an encounter of a Swiss.
 *
 * @param reason the reason for the entrant with seat 0, in words
 * @param lead a function of the higher ranked and the lower ranked entrant. A result above 0 gives
 *     seat 0 to the higher ranked entrant, and a result below 0 to the lower ranked one. With 0 the
 *     rule does not decide
 * @param <C> the type of what the rules know of an entrant
 */
record SeatRule<C>(String reason, ToIntBiFunction<C, C> lead) {}
