/** The command {@code report}, and the pages in the folders of results. */
@NullMarked
package org.rondo.cli.report;

import org.jspecify.annotations.NullMarked;
