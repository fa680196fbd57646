/**
 * Finds out which of two bots is stronger: seat-swapped pairs of matches until a sequential test
 * decides.
 */
@NullMarked
package org.rondo.duel;

import org.jspecify.annotations.NullMarked;
