package org.rondo.cli.browser;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives tests one browser, which ends after all tests. */
final class BrowserExtension implements ParameterResolver {
  private static final ExtensionContext.Namespace BROWSER =
      ExtensionContext.Namespace.create(BrowserExtension.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Chromium.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(BROWSER)
        .getOrComputeIfAbsent(Chromium.class, type -> Chromium.start(), Chromium.class);
  }
}
