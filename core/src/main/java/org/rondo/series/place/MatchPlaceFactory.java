package org.rondo.series.place;

/**
 * Opens match places outside this virtual machine. The catalogue finds factories on the class path
 * through {@code META-INF/services}.
 *
 * <p>A provider is public and has a public constructor without arguments.
 */
public interface MatchPlaceFactory {

  /**
   * {@return the first part of the addresses of these places, before the colon} It has lower case
   * letters, digits and hyphens, for instance {@code spark}.
   */
  String scheme();

  /**
   * Opens a place. This may take seconds, because machines are asked.
   *
   * @param address the part of the place after the colon, for instance {@code local[2]}
   * @return the place, which the caller closes
   * @throws org.rondo.input.InputException if the address does not have the form that this factory
   *     knows; {@link org.rondo.input.SpecificationException#valueOf} refuses what a constructor
   *     refuses. Any other {@link RuntimeException} is an error in the factory
   * @throws MatchPlaceException if something is missing here, for instance a library, or the
   *     address cannot be reached
   */
  MatchPlace open(String address) throws MatchPlaceException;
}
