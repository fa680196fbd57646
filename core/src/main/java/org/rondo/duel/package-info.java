/**
 * Finds out which of two bots is stronger: seat-swapped pairs of matches until a sequential test
 * decides.
 */
package org.rondo.duel;
