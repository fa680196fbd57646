package org.rondo.cli.task;

import org.rondo.input.SpecificationException;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchPlaceException;
import org.rondo.series.place.MatchPlaceFactory;

/** Plays in threads, as a cluster would on its machines. The address is their number. */
public final class WorkersFactory implements MatchPlaceFactory {
  @Override
  public String scheme() {
    return "workers";
  }

  @Override
  public MatchPlace open(String address) throws MatchPlaceException {
    if (address.equals("away")) {
      throw new MatchPlaceException("the workers at away do not answer; start them");
    }
    int threads = SpecificationException.valueOf(address, () -> Integer.parseInt(address));
    return MatchPlace.inThreads(threads);
  }
}
