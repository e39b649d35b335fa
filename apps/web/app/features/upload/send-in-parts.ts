import {
  type ArtworkRow,
  type Failure,
  fail,
  finishedUploadAddress,
  type Result,
  type Shape,
  uploadPart,
  uploadsAddress,
} from '@boxwright/contract';
import { DetailedError, Upload } from 'tus-js-client';
import { readAnswer } from '../../api.ts';
import { type Report, watchConnection } from './watch-connection.ts';

/** After so long without progress, in milliseconds, the connection counts as lost and is opened again. */
const patience = 30_000;
/** Waits before further tries, in milliseconds; they begin anew whenever something arrives. */
const waits = [0, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

const lost = 'The connection was lost. What has arrived is kept for a day: try again, and it goes on from there.';
const words = {
  offline: 'No connection. Sending goes on when it is back; what has arrived is kept.',
  quiet: 'Nothing has gone through for some seconds. Sending goes on by itself; what has arrived is kept.',
};

interface Sending {
  readonly file: File;
  /** Shape of the answer. */
  readonly received: Shape;
  readonly onProgress: Report;
  readonly signal: AbortSignal;
}

/**
 * Sends a large file in parts by the tus protocol, and goes on where it stopped: after a lost connection, and when the
 * same file is chosen again after the page was left.
 */
export const sendInParts = async ({ file, received, onProgress, signal }: Sending): Promise<Result<ArtworkRow>> => {
  const sent = await sendParts(file, onProgress, signal);
  return sent.ok ? finish(sent.value, received, onProgress, signal) : sent;
};

/** The token of the upload, once all parts have arrived. */
const sendParts = (file: File, onProgress: Report, signal: AbortSignal): Promise<Result<string>> =>
  new Promise((resolve) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const waitAgain = () => {
      clearTimeout(waiting);
      waiting = setTimeout(again, patience);
    };
    /** Goes on from what has arrived. */
    const again = () => {
      waitAgain();
      void sending.abort().then(() => signal.aborted || sending.start());
    };
    const connection = watchConnection(onProgress, words, { onBack: again });
    const stop = () => {
      clearTimeout(waiting);
      connection.end();
    };
    const end = (result: Result<string>) => {
      stop();
      resolve(result);
    };
    const sending: Upload = new Upload(file, {
      endpoint: new URL(uploadsAddress, location.href).href,
      chunkSize: uploadPart,
      metadata: { filename: file.name },
      retryDelays: waits,
      removeFingerprintOnSuccess: true,
      onShouldRetry: (error, attempt) => {
        const status = statusOf(error);
        // The first try follows at once.
        if (status === 0 && attempt > 0) connection.lose();
        return mayPass(status);
      },
      onProgress: (bytes, total) => {
        waitAgain();
        connection.move(bytes / total);
      },
      onError: (error) => {
        if (statusOf(error) > 0) return end({ ok: false, failure: failureIn(error) });
        connection.lose();
        waitAgain();
      },
      onSuccess: () => end({ ok: true, value: new URL(sending.url ?? '').pathname.split('/').at(-1) ?? '' }),
    });
    signal.addEventListener('abort', () => {
      stop();
      // Given up for good, instead of paused or left with the page: nothing of it is kept. Without a connection the shop forgets it after a day.
      void sending.abort(signal.reason === 'cancelled').catch(() => undefined);
    });
    sending
      .findPreviousUploads()
      .then(([previous]) => {
        if (signal.aborted) return;
        if (previous) sending.resumeFromPreviousUpload(previous);
        waitAgain();
        sending.start();
      })
      .catch(() => end(fail('unavailable', lost)));
  });

const statusOf = (error: Error | DetailedError): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** Without an answer, another tab's part came first, or the shop is busy. */
const mayPass = (status: number): boolean => status === 0 || status >= 500 || [408, 409, 429].includes(status);

/** The shop's own sentence, if it answered with one. */
const failureIn = (error: Error | DetailedError): Failure => {
  const text = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
  try {
    const answer = readAnswer(statusOf(error), JSON.parse(text ?? ''), {} as Shape); // a failure has no shape
    if (!answer.ok && statusOf(error) >= 400) return answer.failure;
  } catch {
    // It answered with no sentence.
  }
  return { code: 'unavailable', text: lost };
};

/** Looking at a file takes seconds; asking again gives the same artwork. Without a connection it is asked until it is back. */
const finish = async (
  token: string,
  received: Shape,
  onProgress: Report,
  signal: AbortSignal,
): Promise<Result<ArtworkRow>> => {
  let answer: Result<ArtworkRow> = fail('unavailable', lost);
  for (let attempt = 0; attempt < 20 && !signal.aborted; ) {
    const response = await fetch(finishedUploadAddress(token), { method: 'POST', signal }).catch(() => null);
    if (response === null) onProgress(1, words.offline);
    else {
      attempt += 1;
      onProgress(1);
      answer = readAnswer(response.status, await response.json().catch(() => undefined), received);
      if (answer.ok || answer.failure.code !== 'unavailable' || Number(answer.failure.details?.['retry_after']) > 60)
        break;
    }
    await new Promise((done) => setTimeout(done, 2_000));
  }
  return answer;
};
