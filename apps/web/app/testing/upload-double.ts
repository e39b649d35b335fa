import type { Result } from '@boxwright/contract';
import { vi } from 'vitest';
import { onTheWire } from './server-double.ts';

/** A file on its way to the server, which the test moves on. */
export interface SentFile {
  readonly to: string;
  readonly file: unknown;
  readonly isAborted: boolean;
  /** The part that has been sent, 0 to 1. */
  progress(part: number): void;
  /** What the server answers, with its value as on the wire. */
  answer(result: Result<unknown>): void;
  /** Loses the connection. */
  lose(): void;
}

/** Takes what the browser uploads, until the test ends. */
export function uploadsOfBrowser(): readonly SentFile[] {
  const sent: SentFile[] = [];
  class Upload {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload: () => void = () => undefined;
    onerror: () => void = () => undefined;
    status = 0;
    response: unknown = null;
    #to = '';
    #isAborted = false;
    open(_method: string, to: string) {
      this.#to = to;
    }
    setRequestHeader() {}
    abort() {
      this.#isAborted = true;
    }
    send(body: FormData) {
      const request = this;
      sent.push({
        to: this.#to,
        file: body.get('file'),
        get isAborted() {
          return request.#isAborted;
        },
        progress: (part) => this.upload.onprogress?.({ loaded: part, total: 1 }),
        answer: (result) => {
          const { status, body } = onTheWire(result);
          Object.assign(this, { status, response: body });
          this.onload();
        },
        lose: () => this.onerror(),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return sent;
}
