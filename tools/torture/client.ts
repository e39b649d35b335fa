import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';

/** There was no response: the connection was refused or broke, or the request timed out. */
export class Unanswered extends Error {
  override name = 'Unanswered';
  /** Whether the connection was a reused keep-alive connection. */
  readonly wasStale: boolean;

  constructor(message: string, wasStale: boolean) {
    super(message);
    this.wasStale = wasStale;
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** Milliseconds until the last byte. */
  readonly ms: number;
}

export interface Sent {
  readonly body?: string | Buffer;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The exact request target, for targets that aren't valid URLs. */
  readonly target?: string;
}

const usualPatienceMs = 20_000;

/** One visitor with its own cookies and network address (sent as a proxy would). */
export class Client {
  readonly #base: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });
  readonly #cookies = new Map<string, string>();
  source: string;
  /** Request timeout. */
  patienceMs = usualPatienceMs;

  constructor(base: string, source: string) {
    this.#base = new URL(base);
    this.source = source;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send('GET', path, { headers });
  }

  /** Calls an operation. */
  call(operation: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send('POST', `/api/${operation}`, {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      type: 'application/json',
      headers,
    });
  }

  /** Posts a form; redirects are returned, not followed. */
  form(url: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    return this.send('POST', url, {
      body: new URLSearchParams(fields).toString(),
      type: 'application/x-www-form-urlencoded',
    });
  }

  /** Rejects only with `Unanswered`. Retries once if the server had closed a keep-alive connection. */
  async send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    try {
      return await this.#sendOnce(method, path, sent);
    } catch (error) {
      if (!(error instanceof Unanswered && error.wasStale)) throw error;
      return this.#sendOnce(method, path, sent);
    }
  }

  #sendOnce(method: string, path: string, sent: Sent): Promise<Answer> {
    const begun = performance.now();
    return new Promise((answered, failed) => {
      const fail = (reason: string) => {
        const isStale = request.reusedSocket && /ECONNRESET|EPIPE|socket hang up/.test(reason);
        failed(new Unanswered(`${method} ${path.slice(0, 80)}: ${reason}`, isStale));
      };
      const url = new URL(sent.target === undefined ? path : '/', this.#base);
      const request = httpRequest(url, {
        method,
        agent: this.#agent,
        ...(sent.target === undefined ? {} : { path: sent.target }),
        headers: {
          ...(sent.type === undefined ? {} : { 'content-type': sent.type }),
          ...(sent.body === undefined ? {} : { 'content-length': Buffer.byteLength(sent.body) }),
          'x-forwarded-for': this.source,
          ...(this.#cookies.size > 0 ? { cookie: this.cookie } : {}),
          ...sent.headers,
        },
      });
      const impatience = setTimeout(() => request.destroy(new Error('no answer in time')), this.patienceMs);
      request.on('close', () => clearTimeout(impatience));
      request.on('error', (error) => fail(error.message));
      request.on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', (error) => fail(error.message));
        answer.on('end', () => {
          for (const cookie of answer.headers['set-cookie'] ?? []) this.#keep(cookie);
          const bytes = Buffer.concat(chunks);
          answered({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes,
            get text() {
              return bytes.toString('utf8');
            },
            ms: performance.now() - begun,
          });
        });
      });
      request.end(sent.body);
    });
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  forgetCookies(): void {
    this.#cookies.clear();
  }

  close(): void {
    this.#agent.destroy();
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0/i.test(cookie)) this.#cookies.delete(pair.slice(0, at));
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** The data of an operation's response; undefined if it isn't JSON. */
export const dataOf = <T>({ text }: Answer): T | undefined => {
  try {
    return (JSON.parse(text) as { data: T }).data;
  } catch {
    return undefined;
  }
};

/** Calls an operation as part of a scenario's setup; throws unless it succeeds. */
export const must = async <T>(client: Client, operation: string, body: unknown): Promise<T> => {
  const answer = await client.call(operation, body);
  if (answer.status < 200 || answer.status > 299) {
    throw new Error(`${operation} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  }
  return dataOf(answer) as T;
};
