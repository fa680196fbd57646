package org.rondo.series.place;

import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import org.rondo.game.KnownNames;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;

/** The match places on the class path, by the schemes of their addresses. */
public final class MatchPlaceCatalog {
  private MatchPlaceCatalog() {}

  /**
   * Opens a place.
   *
   * @param place the name of a factory, a colon and an address, for instance {@code spark:local[2]}
   * @return the place, which the caller closes
   * @throws SpecificationException if the place does not have this form, no factory of that name is
   *     on the class path or more than one, or the factory refuses the address
   * @throws MatchPlaceException if something is missing here, for instance a library, or the
   *     address cannot be reached
   * @throws IllegalStateException if the factory returns null or throws something that its contract
   *     does not allow
   */
  public static MatchPlace open(String place) throws MatchPlaceException {
    int colon = place.indexOf(':');
    if (colon < 1 || colon == place.length() - 1) {
      throw new SpecificationException(
          place,
          "'"
              + place
              + "' is not a place for matches; write NAME:ADDRESS, for instance spark:local[2]");
    }
    return opened(factory(place.substring(0, colon)), place.substring(colon + 1));
  }

  private static MatchPlace opened(MatchPlaceFactory factory, String address)
      throws MatchPlaceException {
    try {
      return Objects.requireNonNull(factory.open(address), "it returned null");
    } catch (InputException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new IllegalStateException(
          "the factory of match place " + factory.scheme() + " failed for " + address + ": " + e,
          e);
    }
  }

  /** {@return the names of the factories on the class path, sorted} */
  public static List<String> schemes() {
    return factories().stream().map(MatchPlaceFactory::scheme).distinct().sorted().toList();
  }

  private static MatchPlaceFactory factory(String scheme) {
    List<MatchPlaceFactory> found =
        factories().stream().filter(factory -> factory.scheme().equals(scheme)).toList();
    if (found.isEmpty()) {
      throw new SpecificationException(
          scheme,
          "no match place \""
              + scheme
              + "\" is on the class path; "
              + new KnownNames(schemes()).remedy(scheme));
    }
    if (found.size() > 1) {
      throw new SpecificationException(
          scheme,
          "match place \""
              + scheme
              + "\" is on the class path "
              + found.size()
              + " times; remove one of them");
    }
    return found.get(0);
  }

  private static List<MatchPlaceFactory> factories() {
    return ServiceLoader.load(MatchPlaceFactory.class).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }
}
