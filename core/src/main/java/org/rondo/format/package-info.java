/**
 * The contract of tournament formats, which pair and rank the entrants, and the types that describe
 * a competition.
 *
 * <p>A {@link org.rondo.format.Format} is a pure function. Its arguments are the {@linkplain
 * org.rondo.format.EntryList entrants} and the {@linkplain org.rondo.format.Results results} so
 * far. It returns the next {@linkplain org.rondo.format.Round round} or the {@linkplain
 * org.rondo.format.Standings standings}, and keeps nothing between calls. The formats that come
 * with the library are in {@link org.rondo.format.standard}.
 */
@NullMarked
package org.rondo.format;

import org.jspecify.annotations.NullMarked;
