package org.rondo.server;

import java.util.concurrent.CompletableFuture;
import org.rondo.server.contest.ServiceKind;

/** The way of a call to the server and back. */
@FunctionalInterface
public interface ServiceTransport {
  CompletableFuture<String> call(ServiceKind service, String operation, String body);
}
