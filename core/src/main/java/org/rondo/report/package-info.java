/**
 * What a person looks at: standings as text, as a spreadsheet reads them, and as programs do.
 *
 * <p>Numbers are rounded in one way on every Java version and in every locale.
 */
package org.rondo.report;
