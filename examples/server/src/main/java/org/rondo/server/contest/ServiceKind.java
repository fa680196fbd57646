package org.rondo.server.contest;

/** The two services of the contest. */
public enum ServiceKind {
  /** The service of the players. */
  CLIENT("ClientService.svc"),
  /** The service of administrators and observers. */
  ADMIN("AdminService.svc");

  private final String path;

  ServiceKind(String path) {
    this.path = path;
  }

  /** {@return the service's name in URLs} */
  public String path() {
    return path;
  }
}
