package org.rondo.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;

/** An organiser who clicks through an event, with the bracket for spectators in a second window. */
final class OrganiserInBrowser implements AutoCloseable {
  static final String TEAM = "boss";
  static final String SECRET = "p0wer-of-the-boss";

  /** Types the team and its secret, sends them, and waits until the page has answered. */
  private static final String LOG_IN =
      """
      const [team, secret, done] = arguments;
      const at = (id) => document.getElementById(id);
      at("team").value = team;
      at("secret").value = secret;
      at("message").textContent = "";
      at("login").querySelector("button").click();
      const look = () => at("login").hidden || at("message").textContent ? done() : setTimeout(look, 5);
      look();
      """;

  /** Waits until the organiser has something to do; returns what, or the sentence of the page. */
  private static final String NEXT =
      """
      const done = arguments[0];
      const look = () => {
        const lead = document.getElementById("lead")?.textContent ?? "";
        const wanted = /^Round \\d+ is over|^The (final|last round) is over|^The (knockout|tournament)|^The numbers are drawn/;
        if (!document.getElementById("login").hidden) done("login");
        else if (wanted.test(lead)) done(lead);
        else setTimeout(look, 5);
      };
      look();
      """;

  /** Starts the next round or finishes the knockout, and waits until the page has answered. */
  private static final String GO_ON =
      """
      const [lead, done] = arguments;
      const at = (id) => document.getElementById(id);
      at("message").textContent = "";
      document.querySelector("[data-key=next]")?.click();
      if (at("question").open) at("yes").click();
      const look = () => at("lead")?.textContent !== lead || at("message").textContent || !at("login").hidden
        ? done() : setTimeout(look, 5);
      look();
      """;

  private final Chromium browser;
  private final int teams;
  private final String office;
  private final String screen;

  /** Logs in at a server that has just been started, and opens a second window. */
  OrganiserInBrowser(Chromium browser, String url, int teams) {
    this.browser = browser;
    this.teams = teams;
    browser.visit("about:blank");
    office = browser.openWindow();
    screen = browser.turnTo(office);
    browser.visit(url + "/organiser");
    browser.awaitThat("!document.getElementById('login').hidden");
    browser.await(LOG_IN, TEAM, SECRET);
  }

  /** Takes the contestants' rights away, and empties the server. */
  void prepare() {
    order("rights");
    browser.awaitThat(
        "document.getElementById('server').textContent.includes('may not create and change games')");
    order("flush");
    browser.awaitThat("document.getElementById('message').textContent.includes('must log in')");
  }

  private void order(String key) {
    browser.click("[data-key=" + key + "]");
    browser.click("#yes");
  }

  /** Draws the numbers once all programs are logged in, and opens the bracket for spectators. */
  void draw(String seed) {
    browser.awaitThat(
        "document.querySelectorAll('#event .checks input:checked').length === " + teams);
    assertThat(browser.text("return document.getElementById('event').textContent"))
        .containsPattern("Commitment of the secret seed: sha256:[0-9a-f]{64}\\.");
    browser.run(
        "const field = document.querySelector('[data-key=seed]'); field.value = arguments[0];"
            + "field.dispatchEvent(new Event('input', { bubbles: true }));",
        seed);
    order("draw");
    browser.awaitThat("document.querySelector('[data-key=bracket]')");
    String address = browser.text("return document.querySelector('[data-key=bracket]').href");
    browser.turnTo(screen);
    browser.open(address);
    browser.run("window.isSame = true");
    browser.turnTo(office);
  }

  /**
   * Starts one round after the other until the awards are given. Logs in again whenever the server
   * was started again.
   *
   * @return the last text of the page
   */
  String playOn() {
    Set<String> leads = new HashSet<>();
    while (true) {
      String lead = awaitStop();
      if (lead.equals("login")) {
        browser.await(LOG_IN, TEAM, SECRET);
      } else if (lead.startsWith("The knockout")) {
        assertThat(lead).startsWith("The knockout is over");
        return browser.text("return document.getElementById('event').textContent");
      } else {
        if (leads.add(lead) && !lead.startsWith("The numbers")) {
          awaitBracket(leads.size() - 1);
        }
        goOn(lead);
      }
    }
  }

  /** Waits until the organiser has something to do; returns what, or the sentence of the page. */
  String awaitStop() {
    return String.valueOf(browser.await(NEXT));
  }

  /** Starts the next round or ends the event. */
  void goOn(String lead) {
    browser.await(GO_ON, lead);
  }

  /** Does everything on the spectators' page until {@link #turnToOffice}. */
  void turnToScreen() {
    browser.turnTo(screen);
  }

  /** Does everything on the organisers' page. */
  void turnToOffice() {
    browser.turnTo(office);
  }

  /** Waits until the spectators see the games of a number of rounds. */
  private void awaitBracket(int rounds) {
    browser.turnTo(screen);
    int played = teams - (teams >> rounds);
    browser.awaitThat("document.querySelectorAll('.bracket a.box[href]').length >= " + played);
    browser.turnTo(office);
  }

  /** Returns the names of those that the spectators see win, round by round. */
  String seenWinners() {
    browser.turnTo(screen);
    browser.awaitThat(
        "document.querySelectorAll('.bracket .slot.through').length === " + (teams - 1));
    assertThat(browser.run("return window.isSame"))
        .as("the page was never loaded again")
        .isEqualTo(true);
    String winners =
        browser.text(
            "return [...document.querySelectorAll('.bracket .slot.through .name')]"
                + ".map((name) => name.textContent).join('\\n')");
    browser.turnTo(office);
    return winners;
  }

  @Override
  public void close() {
    browser.turnTo(screen);
    browser.closeWindow(office);
    browser.visit("about:blank");
  }
}
