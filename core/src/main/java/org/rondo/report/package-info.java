/**
 * Reports for people and programs. Standings are written as text, CSV and JSON. The reasons for a
 * pairing are written as text. Tunings are written as text, CSV and a picture. Recorded matches are
 * written as a page for a browser.
 *
 * <p>Numbers are rounded in the same way on every Java version and in every locale.
 */
@NullMarked
package org.rondo.report;

import org.jspecify.annotations.NullMarked;
