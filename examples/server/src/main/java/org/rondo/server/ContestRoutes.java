package org.rondo.server;

import io.javalin.config.JavalinConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.rondo.server.access.CallOrigin;
import org.rondo.server.contest.ContestService;
import org.rondo.server.contest.ServiceKind;
import org.rondo.server.contest.UnreadableCallException;

/** The services of the contest over HTTP: {@code POST /ClientService.svc/json/OPERATION}. */
final class ContestRoutes {
  private static final String JSON = "application/json; charset=utf-8";

  private final ContestService service;

  ContestRoutes(ContestService service) {
    this.service = service;
  }

  /** Adds the routes to a server that has not started. */
  void addTo(JavalinConfig config) {
    for (ServiceKind kind : ServiceKind.values()) {
      config.routes.post("/" + kind.path() + "/json/{operation}", context -> answer(kind, context));
    }
  }

  private void answer(ServiceKind kind, Context context) {
    String operation = context.pathParam("operation");
    if (!service.knows(kind, operation)) {
      throw new NotFoundResponse("there is no such operation");
    }
    String body = text(context.bodyAsBytes());
    context.future(
        () -> {
          try {
            return service
                .call(kind, operation, body, CallOrigin.of(context))
                .thenAccept(answer -> context.contentType(JSON).result(answer));
          } catch (UnreadableCallException e) {
            throw new BadRequestResponse(String.valueOf(e.getMessage()));
          }
        });
  }

  private static String text(byte[] body) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException e) {
      throw new BadRequestResponse("the body of the call is not UTF-8");
    }
  }
}
