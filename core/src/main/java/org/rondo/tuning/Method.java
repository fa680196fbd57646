package org.rondo.tuning;

/**
 * A way to look for good settings. Those that come with the library are found by name in {@link
 * MethodCatalog}.
 *
 * <p>A method depends on what the {@link Trials} tell alone, so that a tuning can go on where it
 * was stopped. An instance keeps nothing from one search to another and may be shared.
 */
public interface Method {

  /** {@return its specification, {@code genetic:population=40}: equal texts search alike} */
  String text();

  /**
   * Searches until no evaluations {@linkplain Trials#remaining remain}, or there is nothing left to
   * try. It should try the {@linkplain ParameterSpace#defaults defaults} first, so that what is
   * found can be compared with them.
   *
   * @param trials tries settings
   */
  void search(Trials trials);
}
