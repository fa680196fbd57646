/**
 * Decides who meets whom: the vocabulary of competitions, and the contract of a format.
 *
 * <p>A {@link org.rondo.format.Format} is a pure function from the {@linkplain
 * org.rondo.format.EntryList entrants} and the {@linkplain org.rondo.format.Results results} so far
 * to the next {@linkplain org.rondo.format.Round round}, and to the {@linkplain
 * org.rondo.format.Standings standings}. It keeps nothing between calls. The formats that come with
 * the library are in {@link org.rondo.format.standard}.
 */
@NullMarked
package org.rondo.format;

import org.jspecify.annotations.NullMarked;
