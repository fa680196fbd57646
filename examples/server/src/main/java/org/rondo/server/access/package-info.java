/**
 * Who may come in, and how much of the server a client may take: the addresses of clients, the
 * guesses at secrets, and the shares of clients in what is limited.
 *
 * <p>This package depends on no other package of the server.
 */
@NullMarked
package org.rondo.server.access;

import org.jspecify.annotations.NullMarked;
