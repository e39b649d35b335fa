import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createPayuClient, PAYU_URLS } from './client.ts';
import { commandHash } from './protocol.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A PayU command server on a free port; the address of its command page. */
async function payuAnswering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push({
    close() {
      server.close();
      server.closeAllConnections();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on TCP has an AddressInfo.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/merchant/postservice.php?form=2`;
}

function clientOf(commandUrl: string, timeoutMs = 2_000) {
  return createPayuClient({
    name: 'payu',
    key: 'JPM7Fg',
    salt: 'TuxqAugd',
    formUrl: PAYU_URLS.test.formUrl,
    commandUrl,
    timeoutMs,
  });
}

const captured = {
  mihpayid: '403',
  txnid: 'BW1',
  amt: '10.00',
  status: 'success',
  unmappedstatus: 'captured',
  mode: 'UPI',
};

describe('the PayU client', () => {
  test('asks with a signed command and hands back a verification for each transaction', async () => {
    let asked = new URLSearchParams();
    const url = await payuAnswering(async (request, response) => {
      asked = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
      response.end(JSON.stringify({ status: 1, transaction_details: { BW1: captured } }));
    });
    const result = await clientOf(url).verify(['BW1', 'BW2', 'BW1']);
    expect(Object.fromEntries(asked)).toEqual({
      key: 'JPM7Fg',
      command: 'verify_payment',
      var1: 'BW1|BW2',
      hash: commandHash({ key: 'JPM7Fg', salt: 'TuxqAugd' }, 'verify_payment', 'BW1|BW2'),
    });
    expect(result.ok && [...result.verifications].map(([txnid, { kind }]) => [txnid, kind])).toEqual([
      ['BW1', 'captured'],
      ['BW2', 'unknown'],
    ]);
  });

  test('sends no request when there is nothing to ask about', async () => {
    expect(await clientOf('http://127.0.0.1:1/').verify([])).toEqual({ ok: true, verifications: new Map() });
  });

  test('gives up on an answer that does not end', async () => {
    const url = await payuAnswering((_request, response) => response.write('{"status":'));
    expect(await clientOf(url, 50).verify(['BW1'])).toMatchObject({ ok: false, reason: 'timeout' });
  });

  test('drops an answer that is too large', async () => {
    const url = await payuAnswering((_request, response) => response.end('x'.repeat(2 * 1024 * 1024)));
    expect(await clientOf(url).verify(['BW1'])).toMatchObject({ ok: false, reason: 'too-large' });
  });

  test('fails on an outage, a redirect, a page and a closed port', async () => {
    const down = await payuAnswering((_request, response) => response.writeHead(503).end('<html>'));
    expect(await clientOf(down).verify(['BW1'])).toMatchObject({ ok: false, reason: 'http-status', detail: '503' });
    const moved = await payuAnswering((_request, response) => response.writeHead(302, { location: '/x' }).end());
    expect(await clientOf(moved).verify(['BW1'])).toMatchObject({ ok: false, reason: 'unreachable' });
    const page = await payuAnswering((_request, response) => response.end('<html>maintenance</html>'));
    expect(await clientOf(page).verify(['BW1'])).toMatchObject({ ok: false, reason: 'malformed' });
    expect(await clientOf('http://127.0.0.1:1/').verify(['BW1'])).toMatchObject({ ok: false, reason: 'unreachable' });
  });
});
