import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A mail server that accepts every mail. */
export interface MailServer {
  readonly url: string;
  /** The headers of the mails so far, names in lower case. */
  readonly mails: readonly ReadonlyMap<string, string>[];
  close(): void;
}

export async function mailServer(): Promise<MailServer> {
  const mails: Map<string, string>[] = [];
  const server = createServer((socket) => {
    let text = '';
    let isMail = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.example');
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      text += String(bytes);
      const end = isMail ? '\r\n.\r\n' : '\r\n';
      if (!text.endsWith(end)) return;
      const sent = text;
      text = '';
      if (isMail) mails.push(headersOf(sent));
      isMail = !isMail && sent.startsWith('DATA');
      say(isMail ? '354 go on' : sent.startsWith('QUIT') ? '221 bye' : '250 ok');
      if (sent.startsWith('QUIT')) socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => void server.close() };
}

const headersOf = (mail: string) =>
  new Map(
    (mail.split('\r\n\r\n')[0] ?? '')
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => line.split(/:\s*(.*)/s))
      .map(([name = '', value = '']) => [name.toLowerCase(), value] as const),
  );
