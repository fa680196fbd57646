package org.rondo.cli.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.io.Resources;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.print.PageSize;
import org.openqa.selenium.print.PrintOptions;

/** A browser without a window. */
final class Chromium implements AutoCloseable {
  private static final String MISSING =
      "no chromium and chromedriver on the path, so no page is opened in a browser; install them, "
          + "on Debian by apt-get install chromium chromium-driver";

  /** Held, so that its level stays: Selenium warns of every browser that is newer than itself. */
  private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

  /** The script of axe-core. */
  private static final String AXE = script("/axe.min.js");

  private final ChromeDriver driver;

  private Chromium(ChromeDriver driver) {
    this.driver = driver;
  }

  private static String script(String name) {
    try {
      return Resources.toString(Resources.getResource(Chromium.class, name), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns why no page can be opened; empty if a browser is there. It is also empty where changes
   * are accepted, so that the tests fail there and are not left out.
   */
  static Optional<String> absence() {
    boolean isPresent = onPath("chromium").isPresent() && onPath("chromedriver").isPresent();
    return isPresent || "true".equals(System.getenv("CI"))
        ? Optional.empty()
        : Optional.of(MISSING);
  }

  static Chromium start() {
    Path browser = onPath("chromium").orElseThrow(() -> new AssertionError(MISSING));
    Path driver = onPath("chromedriver").orElseThrow(() -> new AssertionError(MISSING));
    ChromeOptions options = new ChromeOptions();
    options.setBinary(browser.toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync");
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder().usingDriverExecutable(driver.toFile()).build();
    SELENIUM.setLevel(Level.SEVERE);
    ChromeDriver started = new ChromeDriver(service, options);
    started.manage().timeouts().scriptTimeout(Duration.ofMinutes(5));
    return new Chromium(started);
  }

  private static Optional<Path> onPath(String program) {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return Splitter.on(File.pathSeparator)
        .splitToStream(path)
        .map(folder -> Path.of(folder).resolve(program))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Sets the size of the page in pixels, and whether the person prefers dark colours. */
  void look(int width, int height, String scheme) {
    // A piece that moves is not where it is drawn.
    look(width, height, scheme, "reduce");
  }

  /** Sets the size of the page in pixels; the person does not ask for pages without motion. */
  void lookAtMotion(int width, int height) {
    look(width, height, "light", "no-preference");
  }

  private void look(int width, int height, String scheme, String motion) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    driver.executeCdpCommand("Emulation.setScrollbarsHidden", Map.of("hidden", true));
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", scheme),
                Map.of("name", "prefers-reduced-motion", "value", motion))));
  }

  /** Opens a page and waits until it is drawn. Forgets the messages and requests before. */
  void open(Path page, String fragment) {
    open(page.toUri() + fragment);
  }

  /** Opens the page at an address and waits until it is drawn. */
  void open(String address) {
    driver.get("about:blank");
    messages();
    requests();
    driver.get(address);
    driver.executeAsyncScript(
        "const done = arguments[0];"
            + "const look = () => document.documentElement.dataset.ready ? done() : setTimeout(look, 5);"
            + "look();");
  }

  /** Opens the page at an address, and does not wait for what its scripts do. */
  void visit(String address) {
    driver.get(address);
  }

  /** Opens a second window, in which everything is done from now on; returns the first window. */
  String openWindow() {
    String first = driver.getWindowHandle();
    driver.switchTo().newWindow(WindowType.WINDOW);
    return first;
  }

  /** Does everything in another window from now on; returns the window before. */
  String turnTo(String window) {
    String before = driver.getWindowHandle();
    driver.switchTo().window(window);
    return before;
  }

  /** Closes the window in which everything is done, and turns to another. */
  void closeWindow(String next) {
    driver.close();
    driver.switchTo().window(next);
  }

  /** Clicks an element as soon as it is in view, can be used and is covered by nothing. */
  void click(String selector) {
    driver.executeAsyncScript(
        """
        const [selector, done] = arguments;
        const look = () => {
          const found = document.querySelector(selector);
          if (found?.checkVisibility() && !found.disabled) {
            found.scrollIntoView({ block: "center" });
            const { left, top, width, height } = found.getBoundingClientRect();
            const seen = document.elementFromPoint(left + width / 2, top + height / 2);
            if (found.contains(seen)) {
              found.click();
              return done();
            }
          }
          setTimeout(look, 5);
        };
        look();
        """,
        selector);
  }

  /**
   * Checks the page in view by the rules of axe-core for accessible pages. Returns the violations,
   * a line for each: the rule, and the elements that break it.
   */
  List<String> violations() {
    // A box of a bracket that is scrolled away looks like a link to skip a part of the page.
    return violations("{ rules: { 'skip-link': { enabled: false } } }");
  }

  /**
   * Checks the contrast of the page in view. This is enough for a page that obeyed all rules in
   * other colours. Returns the violations as {@link #violations} does.
   */
  List<String> violationsOfContrast() {
    return violations("{ runOnly: ['color-contrast'] }");
  }

  private List<String> violations(String options) {
    driver.executeScript(AXE);
    // Without the types, axe spends a third of its time on selectors of elements that are right.
    Object found =
        driver.executeAsyncScript(
            "const options = { ...%s, resultTypes: ['violations'] };".formatted(options)
                + """
                const done = arguments[arguments.length - 1];
                // The items in the middle of a long list repeat the others, and take most of the time.
                for (const list of document.querySelectorAll("ol, ul, tbody")) {
                  for (const item of [...list.children].slice(40, -5)) {
                    item.setAttribute("data-repeats", "");
                  }
                }
                const seen = { exclude: [["[data-repeats]"]] };
                axe.run(seen, options).then((results) => done(results.violations.map((broken) =>
                  `${broken.id}: ${broken.nodes.map((node) => node.target.join(" ")).join(", ")}`)));
                """);
    return ((List<?>) found).stream().map(String::valueOf).toList();
  }

  /** Runs the body of a function in the page and returns its result. */
  Object run(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Runs a script whose last argument is called with the result. */
  Object await(String script, Object... arguments) {
    return driver.executeAsyncScript(script, arguments);
  }

  String text(String script, Object... arguments) {
    return String.valueOf(run(script, arguments));
  }

  void press(Keys key) {
    new Actions(driver).sendKeys(key).perform();
  }

  void type(String letters) {
    new Actions(driver).sendKeys(letters).perform();
  }

  /** Returns the messages of the console since the last call. */
  List<String> messages() {
    return log(LogType.BROWSER).toList();
  }

  /** Returns the addresses that were asked for since the last call, but for the page itself. */
  List<String> requests() {
    return log(LogType.PERFORMANCE)
        .filter(entry -> entry.contains("\"Network.requestWillBeSent\""))
        .map(entry -> entry.replaceFirst("(?s).*?\"url\":\"([^\"]*)\".*", "$1"))
        .filter(url -> !url.startsWith("file:") && !url.startsWith("blob:"))
        .filter(url -> !url.startsWith("data:") && !url.startsWith("about:"))
        .toList();
  }

  /** Waits until an expression in the page is true. */
  void awaitThat(String expression) {
    driver.executeAsyncScript(
        "const done = arguments[0]; const look = () => { if ("
            + expression
            + ") done(); else setTimeout(look, 5); }; look();");
  }

  /** Returns what the page takes: its bytes of objects, its nodes and its listeners. */
  Map<String, Long> footprint() {
    driver.executeCdpCommand("HeapProfiler.collectGarbage", Map.of());
    driver.executeCdpCommand("Performance.enable", Map.of());
    Object metrics = driver.executeCdpCommand("Performance.getMetrics", Map.of()).get("metrics");
    Map<String, Long> footprint = new HashMap<>();
    for (Object metric : (List<?>) metrics) {
      Map<?, ?> one = (Map<?, ?>) metric;
      footprint.put(
          String.valueOf(one.get("name")), Math.round(((Number) one.get("value")).doubleValue()));
    }
    return footprint;
  }

  /** Returns a picture of what is in view, in PNG. */
  byte[] picture() {
    return driver.getScreenshotAs(OutputType.BYTES);
  }

  /** Returns the page as it is on paper of the size A4. */
  PrintedPaper print() {
    PrintOptions options = new PrintOptions();
    options.setPageSize(new PageSize(29.7, 21.0));
    options.setBackground(true);
    return PrintedPaper.read(Base64.getDecoder().decode(driver.print(options).getContent()));
  }

  private Stream<String> log(String type) {
    return driver.manage().logs().get(type).getAll().stream().map(LogEntry::getMessage);
  }

  @Override
  public void close() {
    driver.quit();
  }
}
