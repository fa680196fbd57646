package org.rondo.tuning;

/**
 * A method of searching for good settings. {@link MethodCatalog} finds the methods of this library
 * by name.
 *
 * <p>A method must depend only on the answers of its {@link Trials}, so that a stopped tuning can
 * be resumed. An instance keeps no state between searches and may be shared.
 */
public interface Method {

  /**
   * {@return the specification of this method, {@code genetic:population=40}; methods with equal
   * texts search in the same way}
   */
  String text();

  /**
   * Searches until no evaluations {@linkplain Trials#remaining remain}, or no settings are left to
   * try. A method should try the {@linkplain ParameterSpace#defaults defaults} first, so that a
   * user can compare the result with the defaults. A method may {@linkplain Trials#recommend name}
   * the best setting.
   *
   * @param trials the space, the random numbers and the budget of the search
   */
  void search(Trials trials);
}
