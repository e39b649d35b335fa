import { fail, type Result, type Shape } from '@boxwright/contract';
import { readAnswer } from '../../api.ts';

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
  /** Called with the part that has been sent, 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file to the shop. `XMLHttpRequest`, because `fetch` doesn't report how much has been sent. */
export const sendFile = <T>({ to, file, received, lost, onProgress, signal }: Sending): Promise<Result<T>> =>
  new Promise((resolve) => {
    const body = new FormData();
    body.append('file', file);
    const request = new XMLHttpRequest();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const end = (result: Result<T>) => {
      clearTimeout(waiting);
      resolve(result);
    };
    const giveUp = () => {
      request.abort();
      end(fail('unavailable', lost));
    };
    const waitAgain = () => {
      clearTimeout(waiting);
      waiting = setTimeout(giveUp, patience);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      waitAgain();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => end(readAnswer(request.status, request.response, received));
    request.onerror = () => end(fail('unavailable', lost));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', to);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    waitAgain();
    request.send(body);
  });
