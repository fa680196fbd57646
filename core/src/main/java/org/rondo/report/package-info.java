/**
 * What a person looks at: standings as text, as a spreadsheet reads them, and as programs do; and a
 * tuning's curve as a picture too.
 *
 * <p>Numbers are rounded in one way on every Java version and in every locale.
 */
@NullMarked
package org.rondo.report;

import org.jspecify.annotations.NullMarked;
