package org.rondo.server;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingCallback;
import org.jspecify.annotations.Nullable;

/**
 * Keeps answers until their clients take them, so that no thread waits for a client that does not
 * read. If too many bytes are kept, the connections that have waited longest are closed. So are
 * those whose clients take an answer too slowly.
 *
 * <p>Streams of events have a queue of their own and are not kept here.
 */
final class AsyncResponses extends Handler.Wrapper {
  private static final String EVENTS = "text/event-stream";

  private final long mostBytes;
  private final Duration limit;
  private final InstantSource time;

  // Guarded by this, and so are the fields of the answers.
  private final Set<KeptAnswer> waiting = new LinkedHashSet<>();
  private long bytes;

  /**
   * @param mostBytes the maximum number of bytes that are kept for all clients together
   * @param limit the maximum time for which bytes of an answer wait for a client
   */
  AsyncResponses(Handler next, long mostBytes, Duration limit, InstantSource time) {
    super(next);
    this.mostBytes = mostBytes;
    this.limit = limit;
    this.time = time;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    KeptAnswer answer = new KeptAnswer(request, response, callback);
    return super.handle(request, answer, answer.end());
  }

  /** Keeps a part of an answer; returns the answers for which there is no room any more. */
  private synchronized List<KeptAnswer> keep(KeptAnswer answer, AnswerPart part) {
    answer.parts.add(part);
    answer.kept += part.content().remaining();
    bytes += part.content().remaining();
    if (waiting.add(answer)) {
      answer.since = time.instant();
    }
    List<KeptAnswer> dropped = new ArrayList<>();
    for (Iterator<KeptAnswer> longest = waiting.iterator(); bytes > mostBytes; ) {
      KeptAnswer next = longest.next();
      longest.remove();
      forget(next);
      dropped.add(next);
    }
    return dropped;
  }

  /** Closes the connections whose clients have taken no whole answer for too long. */
  void dropLate() {
    late().forEach(KeptAnswer::drop);
  }

  private synchronized List<KeptAnswer> late() {
    Instant before = time.instant().minus(limit);
    List<KeptAnswer> late =
        waiting.stream().filter(answer -> answer.since.isBefore(before)).toList();
    late.forEach(this::forget);
    return late;
  }

  private synchronized void forget(KeptAnswer answer) {
    bytes -= answer.kept;
    answer.kept = 0;
    answer.sending = 0;
    answer.parts.clear();
    waiting.remove(answer);
  }

  /** A part of an answer, which only the sender changes. */
  private record AnswerPart(boolean isLast, ByteBuffer content) {}

  /** An answer whose writer never waits. */
  private final class KeptAnswer extends Response.Wrapper {
    private final Queue<AnswerPart> parts = new ArrayDeque<>();
    private final PartSender sender = new PartSender();
    private final Callback whenSent;
    private long kept;
    private long sending;
    private Instant since = Instant.EPOCH;
    private boolean hasLast;
    private boolean isEnded;
    private @Nullable Throwable failure;

    KeptAnswer(Request request, Response response, Callback whenSent) {
      super(request, response);
      this.whenSent = whenSent;
    }

    @Override
    public void write(boolean isLast, @Nullable ByteBuffer content, Callback callback) {
      String type = getHeaders().get(HttpHeader.CONTENT_TYPE);
      if (type != null && type.startsWith(EVENTS)) {
        super.write(isLast, content, callback);
        return;
      }
      ByteBuffer given = content == null ? BufferUtil.EMPTY_BUFFER : content;
      // The writer uses its buffer again.
      ByteBuffer copy = ByteBuffer.allocate(given.remaining()).put(given).flip();
      List<KeptAnswer> dropped = List.of();
      Throwable failed;
      synchronized (AsyncResponses.this) {
        hasLast |= isLast;
        failed = failure;
        if (failed == null) {
          dropped = keep(this, new AnswerPart(isLast, copy));
        }
      }
      if (failed == null) {
        dropped.forEach(KeptAnswer::drop);
        sender.iterate();
        callback.succeeded();
      } else {
        callback.failed(failed);
      }
    }

    @Override
    public boolean hasLastWrite() {
      synchronized (AsyncResponses.this) {
        return hasLast || super.hasLastWrite();
      }
    }

    private void drop() {
      sender.abort(new IOException("the client does not take its answer"));
      getRequest().getConnectionMetaData().getConnection().getEndPoint().close();
    }

    /** {@return what the writer calls when it has written everything} */
    Callback end() {
      return Callback.from(this::succeeded, this::failed);
    }

    private void succeeded() {
      Throwable failed;
      synchronized (AsyncResponses.this) {
        isEnded = true;
        failed = failure;
      }
      if (failed == null) {
        sender.iterate();
      } else {
        whenSent.failed(failed);
      }
    }

    private void failed(Throwable cause) {
      forget(this);
      whenSent.failed(cause);
    }

    /** Sends the parts one after another. */
    private final class PartSender extends IteratingCallback {
      @Override
      protected Action process() {
        AnswerPart part;
        synchronized (AsyncResponses.this) {
          kept -= sending;
          bytes -= sending;
          sending = 0;
          part = parts.poll();
          if (part == null) {
            waiting.remove(KeptAnswer.this);
            return isEnded ? Action.SUCCEEDED : Action.IDLE;
          }
          sending = part.content().remaining();
        }
        getWrapped().write(part.isLast(), part.content(), this);
        return Action.SCHEDULED;
      }

      @Override
      protected void onCompleteSuccess() {
        whenSent.succeeded();
      }

      @Override
      protected void onCompleteFailure(Throwable cause) {
        boolean isAwaited;
        synchronized (AsyncResponses.this) {
          failure = cause;
          isAwaited = isEnded;
          forget(KeptAnswer.this);
        }
        if (isAwaited) {
          whenSent.failed(cause);
        }
      }
    }
  }
}
