import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface RawAnswer {
  /** 0 if the connection was closed without a response, or the request timed out. */
  readonly status: number;
  /** Whether the other side closed the connection. */
  readonly isClosed: boolean;
  readonly sentBytes: number;
  readonly text: string;
}

interface RawRequest {
  readonly head: readonly string[];
  /** Chunks of the body, sent one after the other until there is a response. */
  readonly parts?: Iterable<Buffer>;
  readonly pauseMs?: number;
  readonly patienceMs: number;
}

/** Sends exactly these bytes, which no HTTP library would do, and returns the outcome. Never rejects. */
export const sendRaw = async (
  url: string,
  { head, parts = [], pauseMs = 0, patienceMs }: RawRequest,
): Promise<RawAnswer> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  let isClosed = false;
  let sentBytes = 0;
  const ended = new Promise<void>((end) => {
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.includes('\r\n\r\n')) end();
    });
    for (const event of ['close', 'error', 'end'] as const) {
      socket.on(event, () => {
        isClosed = true;
        end();
      });
    }
    setTimeout(end, patienceMs).unref();
  });
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1');
  for (const part of parts) {
    if (isOver) break;
    sentBytes += part.length;
    if (!socket.write(part)) await Promise.race([new Promise((drained) => socket.once('drain', drained)), ended]);
    await (pauseMs > 0 ? Promise.race([wait(pauseMs), ended]) : new Promise((next) => setImmediate(next)));
  }
  await ended;
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), isClosed, sentBytes, text };
};
