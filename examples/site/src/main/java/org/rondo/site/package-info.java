/**
 * The site of the project: its pages and its Javadoc as files that a browser opens, without a
 * server.
 *
 * <p>{@link org.rondo.site.ProjectSite} is the command. Each Markdown page becomes an HTML page at
 * the same place, so relative links stay as they are. A link to a source file leads to its Javadoc
 * if it has one, and else to the repository. {@code contents.txt} groups the pages; a page that it
 * does not name is an error, and so is a link that leads nowhere.
 */
@NullMarked
package org.rondo.site;

import org.jspecify.annotations.NullMarked;
