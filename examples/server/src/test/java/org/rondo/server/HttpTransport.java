package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.rondo.server.contest.ServiceKind;

/**
 * Calls of the contest over HTTP.
 *
 * @param url the address of the server
 */
record HttpTransport(String url, HttpClient http) implements ServiceTransport {

  HttpTransport(String url) {
    this(url, HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build());
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(url + path))
        .timeout(Duration.ofMinutes(5))
        .header("Content-Type", "application/json");
  }

  @Override
  public CompletableFuture<String> call(ServiceKind service, String operation, String body) {
    HttpRequest request =
        request(service.path() + "/json/" + operation)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    return http.sendAsync(request, HttpResponse.BodyHandlers.ofString())
        .thenApply(
            answer -> {
              assertThat(answer.statusCode()).isEqualTo(200);
              return answer.body();
            });
  }
}
