package org.rondo.server.access;

import io.javalin.http.Context;
import java.net.InetSocketAddress;
import org.rondo.remote.AddressPrefix;

/** Where a call comes from. */
public interface CallOrigin {
  /** The attribute of a request that holds its origin. */
  String ATTRIBUTE = "org.rondo.server.origin";

  /** {@return the address of the client, also if a proxy has passed the call on} */
  AddressPrefix address();

  /**
   * {@return where a guess at the secret of a team is counted} That is the address, or the
   * connection if it has shown the secret of this team before.
   */
  GuessPlace place(String team);

  /**
   * Takes note that the call has shown the secret or the session of a team. Its connection counts
   * with those of the team from now on, and not with those of the address.
   *
   * @param team the team; empty for the organisers
   */
  void signedIn(String team);

  /** Takes note that the answer to the call is a stream of events, which has limits of its own. */
  void streams();

  /** {@return the origin of a call of which only the address is known} */
  static CallOrigin of(AddressPrefix address) {
    return new CallOrigin() {
      @Override
      public AddressPrefix address() {
        return address;
      }

      @Override
      public GuessPlace place(String team) {
        return new GuessPlace.FromAddress(address);
      }

      @Override
      public void signedIn(String team) {}

      @Override
      public void streams() {}
    };
  }

  /** {@return the origin of a request} */
  static CallOrigin of(Context context) {
    CallOrigin known = context.attribute(ATTRIBUTE);
    return known == null
        ? of(AddressPrefix.of(new InetSocketAddress(context.ip(), context.req().getRemotePort())))
        : known;
  }
}
