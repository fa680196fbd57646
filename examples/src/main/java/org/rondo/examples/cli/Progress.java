package org.rondo.examples.cli;

import java.io.Console;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar that shows how far a cup has come, where a terminal is there to show it. */
interface Progress extends Runnable, AutoCloseable {

  /** {@return a bar on a terminal, and something silent elsewhere} */
  static Progress of(String title, long games) {
    return isTerminal() ? new Bar(title, games) : new Silence();
  }

  @Override
  void close();

  /** From Java 22 on there is a console without a terminal too, and a method to ask for one. */
  @SuppressWarnings("SystemConsoleNull") // which is asked as well as its successor
  private static boolean isTerminal() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      MethodHandle isTerminal =
          MethodHandles.publicLookup()
              .findVirtual(Console.class, "isTerminal", MethodType.methodType(boolean.class));
      return (boolean) isTerminal.invokeExact(console);
    } catch (NoSuchMethodException | IllegalAccessException e) {
      return true;
    } catch (Throwable e) {
      return false;
    }
  }

  /** Shows nothing. */
  final class Silence implements Progress {
    @Override
    public void run() {
      // Nobody is looking.
    }

    @Override
    public void close() {
      // Nothing was opened.
    }
  }

  /** Shows a bar. */
  final class Bar implements Progress {
    private final ProgressBar bar;

    Bar(String title, long games) {
      bar =
          new ProgressBarBuilder()
              .setTaskName(title.length() > 24 ? title.substring(0, title.indexOf(':')) : title)
              .setInitialMax(games)
              .setStyle(ProgressBarStyle.ASCII)
              .setUpdateIntervalMillis(100)
              .build();
    }

    @Override
    public void run() {
      bar.step();
    }

    @Override
    public void close() {
      bar.close();
    }
  }
}
