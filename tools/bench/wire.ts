import { Agent, request as httpRequest } from 'node:http';

/**
 * A client with its own cookies and network address, over keep-alive connections, like a browser's `fetch` but with
 * less overhead.
 */
export class Caller {
  readonly #base: URL;
  readonly #address: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });
  #cookies = new Map<string, string>();

  constructor(base: string, address: string) {
    this.#base = new URL(base);
    this.#address = address;
  }

  /** Calls an operation and returns its `data`; throws an error with the operation's name for anything but 2xx. */
  async call<T>(operation: string, body: unknown): Promise<T> {
    const { status, text } = await this.send('POST', `/api/${operation}`, JSON.stringify(body), 'application/json');
    if (status < 200 || status > 299) throw new Error(`${operation} answered ${status}: ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: T }).data;
  }

  /** Posts a form, as a browser does for the payment provider; redirects are returned, not followed. */
  form(url: string, fields: Record<string, string>) {
    return this.send('POST', url, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');
  }

  send(method: string, path: string, body: string, type: string) {
    const url = new URL(path, this.#base);
    return new Promise<{ status: number; text: string; location: string | undefined }>((answered, failed) => {
      const sent = httpRequest(
        url,
        {
          method,
          agent: this.#agent,
          headers: {
            'content-type': type,
            'content-length': Buffer.byteLength(body),
            'x-forwarded-for': this.#address,
            cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
        },
        (answer) => {
          for (const cookie of answer.headers['set-cookie'] ?? []) this.#keep(cookie);
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk) => {
            text += chunk;
          });
          answer.on('end', () => answered({ status: answer.statusCode ?? 0, text, location: answer.headers.location }));
        },
      );
      sent.on('error', failed);
      sent.end(body);
    });
  }

  close() {
    this.#agent.destroy();
  }

  #keep(cookie: string) {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0/i.test(cookie)) this.#cookies.delete(pair.slice(0, at));
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
