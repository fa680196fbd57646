package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.server.ServiceClient.ok;
import static org.rondo.server.ServiceClient.status;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.remote.AddressPrefix;
import org.rondo.server.ServiceClient;
import org.rondo.server.access.CallOrigin;
import org.rondo.server.access.SecretGuesses;

/** Challenges, codes, sessions and replays. */
class LoginTest {
  @TempDir private Path folder;

  private ContestFixture fixture;
  private ServiceClient alpha;

  @BeforeEach
  void open() throws Exception {
    fixture = ContestFixture.standard(folder);
    alpha = fixture.client("alpha", "auth1");
  }

  private JsonObject create(JsonObject auth) {
    return alpha.send(ServiceKind.CLIENT, "CreatePlayer", auth, Map.of()).join();
  }

  private JsonObject init(JsonObject auth) {
    return alpha.send(ServiceKind.CLIENT, "InitLogin", auth, Map.of()).join();
  }

  @Test
  void aLoginGivesASessionAndAPlayer() {
    alpha.loginAsPlayer();
    assertThat(alpha.session()).isNotNegative();
    assertThat(alpha.player()).isEqualTo(1);
    assertThat(ok(alpha.client("CreatePlayer", Map.of())).get("PlayerId").getAsInt()).isEqualTo(1);
  }

  @Test
  void aSecondChallengeIsRefusedForTenSeconds() {
    assertThat(alpha.challenge()).hasSize(36);
    assertThat(status(init(alpha.auth(0, 0)))).isEqualTo("AUTH");
    fixture.time.advance(Duration.ofSeconds(10));
    alpha.challenge();
  }

  @Test
  void aChallengeIsTooOldAfterTenSeconds() {
    String challenge = alpha.challenge();
    fixture.time.advance(Duration.ofSeconds(10));
    String response = AuthCodes.ofChallenge(challenge, "s3cret-A");
    assertThat(status(alpha.respond(response))).isEqualTo("AUTH");
    alpha.challenge();
  }

  @Test
  void aWrongResponseLeavesTheChallengeOpenAndARightOneUsesIt() {
    String response = AuthCodes.ofChallenge(alpha.challenge(), "s3cret-A");
    assertThat(status(alpha.respond("00"))).isEqualTo("AUTH");
    assertThat(status(alpha.respond(response.toUpperCase(Locale.ROOT)))).isEqualTo("AUTH");
    ok(alpha.respond(response));
    assertThat(status(alpha.respond(response))).isEqualTo("AUTH");
  }

  @Test
  void aSequenceNumberIsUsedOnceInAnyOrder() {
    alpha.login();
    for (int number : new int[] {1, 5, 3, 0, -7, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      assertThat(status(create(alpha.auth(alpha.session(), number)))).isEqualTo("OK");
      assertThat(status(create(alpha.auth(alpha.session(), number)))).isEqualTo("AUTH");
    }
  }

  @Test
  void aFailingCallUsesItsNumberAndAForgedOneDoesNot() {
    alpha.login();
    JsonObject auth = alpha.auth(alpha.session(), 6);
    JsonObject forged = auth.deepCopy();
    forged.addProperty("AuthCode", "0".repeat(40));
    assertThat(status(create(forged))).isEqualTo("AUTH");
    Map<String, Integer> unknown = Map.of("PlayerId", 99999);
    assertThat(status(alpha.send(ServiceKind.CLIENT, "WaitGameStart", auth, unknown).join()))
        .isEqualTo("FAIL");
    assertThat(status(alpha.send(ServiceKind.CLIENT, "WaitGameStart", auth, unknown).join()))
        .isEqualTo("AUTH");
  }

  /** Sends wrong codes that name the session of alpha, from its own address or from another one. */
  private void forge(ServiceClient sender, int forgeries) {
    for (int guess = 0; guess < forgeries; guess++) {
      JsonObject forged = alpha.auth(alpha.session(), guess);
      forged.addProperty("AuthCode", "0".repeat(40));
      JsonObject answer = sender.send(ServiceKind.CLIENT, "CreatePlayer", forged, Map.of()).join();
      assertThat(status(answer)).isEqualTo("AUTH");
      assertThat(answer.get("Message").getAsString())
          .startsWith(
              guess < SecretGuesses.LIMIT ? "the AuthCode is wrong" : "too many wrong codes");
    }
  }

  @Test
  void wrongCodesThatNameASessionDoNotHoldItUp() {
    alpha.login();
    ServiceClient elsewhere =
        fixture.client("alpha", "auth1", CallOrigin.of(new AddressPrefix("c0000201")));
    for (ServiceClient sender : List.of(elsewhere, alpha)) {
      forge(sender, 2 * SecretGuesses.LIMIT);
      // A forged call does not use its number up.
      ok(create(alpha.auth(alpha.session(), alpha == sender ? 0 : 100)));
    }
    JsonObject right = alpha.auth(alpha.session(), 101);
    ok(elsewhere.send(ServiceKind.CLIENT, "CreatePlayer", right, Map.of()).join());
  }

  @Test
  void aRightCodeIsRefusedUnseenIfItNamesNoOpenSession() {
    alpha.login();
    forge(alpha, SecretGuesses.LIMIT);
    for (JsonObject right : List.of(alpha.auth(alpha.session() + 1, 1), alpha.auth(0, 0))) {
      assertThat(create(right).get("Message").getAsString()).startsWith("too many wrong codes");
    }
    assertThat(init(alpha.auth(0, 0)).get("Message").getAsString())
        .isEqualTo("too many wrong codes came for this team from this address; wait a minute");
    fixture.time.advance(Duration.ofMinutes(1));
    alpha.login();
  }

  @Test
  void othersWhoGuessAtTheSameAddressHoldUpNoSession() {
    alpha.login();
    ServiceClient stranger = fixture.client("alpha", "stranger");
    JsonObject forged = stranger.auth(0, 0);
    forged.addProperty("AuthCode", "0".repeat(40));
    for (int guess = 0; guess <= SecretGuesses.LIMIT; guess++) {
      assertThat(status(init(forged))).isEqualTo("AUTH");
    }
    assertThat(status(init(stranger.auth(0, 0)))).as("a first log-in").isEqualTo("AUTH");
    ok(create(alpha.auth(alpha.session(), 1)));
    fixture.client("beta", "b").login();
  }

  @Test
  void aNumberIsForgottenAfterHalfAnHour() {
    alpha.login();
    ok(create(alpha.auth(alpha.session(), 1)));
    fixture.time.advance(Duration.ofSeconds(1799));
    assertThat(status(create(alpha.auth(alpha.session(), 1)))).isEqualTo("AUTH");
    fixture.time.advance(Duration.ofSeconds(61));
    ok(create(alpha.auth(alpha.session(), 1)));
  }

  @Test
  void aNewLoginMakesTheOldSessionStale() {
    alpha.loginAsPlayer();
    int old = alpha.session();
    alpha.login();
    assertThat(status(create(alpha.auth(old, 20)))).isEqualTo("AUTH");
    ok(alpha.admin("ListPlayers", Map.of()));
  }

  @Test
  void aCallWithoutASessionTellsTheClientToLogIn() {
    JsonObject answer = create(alpha.auth(5, 1));
    assertThat(status(answer)).isEqualTo("AUTH");
    assertThat(answer.get("Message").getAsString()).startsWith("No active session for this client");
  }

  @Test
  void aLoginHasNoSessionAndNoNumber() {
    assertThat(status(init(alpha.auth(0, 1)))).isEqualTo("AUTH");
    assertThat(status(init(alpha.auth(1, 0)))).isEqualTo("AUTH");
  }

  @Test
  void aTeamThatIsNotRegisteredFails() {
    assertThat(status(init(fixture.client("gamma", "x").auth(0, 0)))).isEqualTo("FAIL");
    assertThat(status(init(new JsonObject()))).isEqualTo("FAIL");
    assertThat(
            fixture
                .service
                .call(ServiceKind.CLIENT, "InitLogin", "{}", ContestFixture.ORIGIN)
                .join())
        .isEqualTo(
            "{\"Message\":\"the team is not registered; the number of registered teams is"
                + " 5\",\"Status\":\"FAIL\",\"Challenge\":null}");
  }

  @ParameterizedTest
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "'',FAIL",
        "'  ',FAIL",
        "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnn,OK",
        "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn,FAIL",
        "' lead',FAIL",
        "'trail ',FAIL",
        "in ner,OK",
        "café,FAIL",
        "'ta\tb',FAIL"
      })
  void aClientNameIsShortPrintableAscii(String name, String status) {
    assertThat(status(init(fixture.client("alpha", name).auth(0, 0)))).isEqualTo(status);
  }

  @Test
  void aTeamWithoutAuthenticationNeedsASessionOnly() {
    ServiceClient open = fixture.client("open", "o1");
    assertThat(status(open.client("CreatePlayer", Map.of()))).isEqualTo("AUTH");
    open.challenge();
    int session = ok(open.respond("")).get("SessionId").getAsInt();
    JsonObject auth = open.auth(session, 1);
    auth.remove("AuthCode");
    ok(open.send(ServiceKind.CLIENT, "CreatePlayer", auth, Map.of()).join());
    ok(open.send(ServiceKind.CLIENT, "CreatePlayer", auth, Map.of()).join());
  }

  @Test
  void aTeamCannotHaveClientsWithoutEnd() {
    for (int i = 0; i < 1000; i++) {
      fixture.client("alpha", "c" + i).login();
    }
    assertThat(status(init(alpha.auth(0, 0)))).isEqualTo("FAIL");
    fixture.client("beta", "b").login();
    fixture.client("alpha", "c7").login();
  }

  @Test
  void scatteredNumbersAreRefusedBeforeTheyFillTheMemory() {
    ReplayWindow window = new ReplayWindow(new ReplayWindow.ReplayBudget());
    Instant now = fixture.time.now();
    for (int number = 0; number < 40_000; number += 2) {
      assertThat(window.use(number, now)).isTrue();
    }
    assertThatThrownBy(() -> window.use(40_000, now))
        .isInstanceOf(RefusedCallException.class)
        .hasMessageContaining("log in again");
    window.clear();
    assertThat(window.use(40_000, now)).isTrue();
  }
}
