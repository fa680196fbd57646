package org.rondo.cli.browser;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives tests one browser, which ends after the last test of a virtual machine, and skips them
 * where there is none.
 */
final class BrowserExtension implements ExecutionCondition, ParameterResolver {
  private static final ExtensionContext.Namespace BROWSER =
      ExtensionContext.Namespace.create(BrowserExtension.class);

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return Chromium.absence()
        .map(ConditionEvaluationResult::disabled)
        .orElseGet(() -> ConditionEvaluationResult.enabled("a page can be opened"));
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Chromium.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    // Surefire runs each class of tests as a plan of its own, so the root's store ends with a
    // class.
    return context
        .getStore(ExtensionContext.StoreScope.LAUNCHER_SESSION, BROWSER)
        .getOrComputeIfAbsent(Chromium.class, type -> Chromium.start(), Chromium.class);
  }
}
