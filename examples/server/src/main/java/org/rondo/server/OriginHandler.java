package org.rondo.server;

import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.rondo.remote.AddressPrefix;
import org.rondo.server.access.CallOrigin;
import org.rondo.server.access.GuessPlace;
import org.rondo.server.access.TrustedProxies;

/** Tells the calls of a request that is there in full where they come from. */
final class OriginHandler extends Handler.Wrapper {
  private final ConnectionLimits connections;
  private final TrustedProxies proxies;

  OriginHandler(ConnectionLimits connections, TrustedProxies proxies) {
    this.connections = connections;
    this.proxies = proxies;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    var metaData = request.getConnectionMetaData();
    AddressPrefix address =
        proxies.client(
            metaData.getRemoteSocketAddress(),
            request.getHeaders().getValuesList(HttpHeader.X_FORWARDED_FOR));
    Optional<HeldConnection> held = connections.find(metaData.getConnection());
    held.ifPresent(
        connection -> {
          connections.received(connection);
          Request.addCompletionListener(request, failure -> connections.answered(connection));
        });
    CallOrigin origin =
        held.<CallOrigin>map(connection -> new ConnectionOrigin(connections, connection, address))
            .orElseGet(() -> CallOrigin.of(address));
    request.setAttribute(CallOrigin.ATTRIBUTE, origin);
    return super.handle(request, response, callback);
  }

  /** The origin of a request that came over a connection. */
  private record ConnectionOrigin(
      ConnectionLimits connections, HeldConnection connection, AddressPrefix address)
      implements CallOrigin {
    @Override
    public GuessPlace place(String team) {
      return connections.isSignedIn(connection, team)
          ? new GuessPlace.FromConnection(connection.number())
          : new GuessPlace.FromAddress(address);
    }

    @Override
    public void signedIn(String team) {
      connections.signIn(connection, team);
    }

    @Override
    public void streams() {
      connections.stream(connection);
    }
  }
}
