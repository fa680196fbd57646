/**
 * Reports: standings as text for people, as CSV and as JSON, the reasons for a pairing as text, and
 * tunings as text, as CSV and as a picture.
 *
 * <p>Numbers are rounded in the same way on every Java version and in every locale.
 */
@NullMarked
package org.rondo.report;

import org.jspecify.annotations.NullMarked;
