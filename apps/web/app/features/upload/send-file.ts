import { fail, type Result, type Shape } from '@boxwright/contract';
import { readAnswer } from '../../api.ts';
import { type Report, watchConnection } from './watch-connection.ts';

/** After so long without progress, in milliseconds, the connection counts as lost. */
const patience = 45_000;

interface Sending {
  /** Path of the shop that takes the file. */
  readonly to: string;
  readonly file: File;
  /** Shape of the answer. */
  readonly received: Shape;
  /** What the visitor reads when the connection is lost. */
  readonly lost: string;
  readonly onProgress: Report;
  readonly signal: AbortSignal;
}

const words = {
  offline: 'No connection. Your file is sent when it is back.',
  quiet: 'Nothing has gone through for some seconds. Please keep this page open.',
};

/**
 * Sends a file to the shop. If the browser loses its connection, it is sent anew when there is one again: in one request
 * it can't go on where it stopped.
 */
export const sendFile = async <T>(sending: Sending): Promise<Result<T>> => {
  for (;;) {
    const answer = await sendOnce<T>(sending);
    if (answer !== null) return answer;
    sending.onProgress(0, words.offline);
    await connected(sending.signal);
    // Whoever waited for it has gone.
    if (sending.signal.aborted) return fail('unavailable', sending.lost);
  }
};

const connected = (signal: AbortSignal) =>
  new Promise<void>((go) => {
    if (navigator.onLine) go();
    addEventListener('online', () => go(), { once: true, signal });
    signal.addEventListener('abort', () => go());
  });

/** Null without a connection. `XMLHttpRequest`, because `fetch` doesn't report how much has been sent. */
const sendOnce = <T>({ to, file, received, lost, onProgress, signal }: Sending): Promise<Result<T> | null> =>
  new Promise((resolve) => {
    const body = new FormData();
    body.append('file', file);
    const request = new XMLHttpRequest();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const end = (result: Result<T> | null) => {
      clearTimeout(waiting);
      connection.end();
      resolve(result);
    };
    const lose = () => {
      request.abort();
      end(navigator.onLine ? fail('unavailable', lost) : null);
    };
    const connection = watchConnection(onProgress, words, { onLost: lose });
    const waitAgain = () => {
      clearTimeout(waiting);
      waiting = setTimeout(lose, patience);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      waitAgain();
      connection.move(total > 0 ? loaded / total : 0);
    };
    request.onload = () => end(readAnswer(request.status, request.response, received));
    request.onerror = lose;
    signal.addEventListener('abort', () => {
      request.abort();
      end(fail('unavailable', lost));
    });
    request.open('POST', to);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    waitAgain();
    request.send(body);
  });
