import { paise } from '@boxwright/money';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentAttempt } from '../gateway.ts';
import { createPayuClient } from '../payu/client.ts';
import { readPostedBack } from '../payu/posted-back.ts';
import { responseHashIsValid } from '../payu/protocol.ts';
import { memorySandboxStore } from './memory-store.ts';
import { LATE_MS, mihpayidOf, OUTCOMES, type OutcomeName } from './outcomes.ts';
import { sandboxGateway } from './plugin.ts';
import { REFUND_LATE_MS } from './refunds.ts';
import { sandboxCredentials, sandboxUrls } from './settings.ts';

const credentials = sandboxCredentials('a secret of this test');
const publicUrl = 'http://localhost:3000';
const webhookUrl = 'http://127.0.0.1:3000/payu/webhook';
const urls = sandboxUrls(publicUrl, 3000);
const attempt: PaymentAttempt = {
  txnid: 'BW4f9a0c2d7e',
  amount: paise(12345678),
  productInfo: 'Soap box',
  firstName: 'Kavitha',
  email: 'kavitha@rosaandreed.example',
  phone: '9840000000',
  returnUrls: {
    success: `${publicUrl}/payu/return`,
    failure: `${publicUrl}/payu/return`,
    cancel: `${publicUrl}/payu/return?c=1`,
  },
};

let app: FastifyInstance;
let now: Date;
let waiting: { afterMs: number; work: () => Promise<void> }[];
let delivered: { url: string; fields: Record<string, string> }[];

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  waiting = [];
  delivered = [];
  app = Fastify();
  await app.register(sandboxGateway, {
    prefix: '/sandbox',
    ...credentials,
    publicUrl,
    webhookUrl,
    store: memorySandboxStore(),
    clock: () => now,
    later: (afterMs, work) => waiting.push({ afterMs, work }),
    fetch: async (url, init) => {
      delivered.push({ url: String(url), fields: Object.fromEntries(new URLSearchParams(String(init?.body))) });
      return new Response();
    },
  });
});
afterEach(() => app.close());

/** The store's own client; its requests reach the plugin without a socket. */
const client = createPayuClient({
  name: 'sandbox',
  ...credentials,
  ...urls,
  fetch: async (url, init) => {
    const answer = await post(
      new URL(String(url)).pathname,
      Object.fromEntries(new URLSearchParams(String(init?.body))),
    );
    return new Response(answer.body, { status: answer.statusCode });
  },
});

function post(url: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
}

const pay = (changed: Record<string, string> = {}) =>
  post('/sandbox/_payment', { ...client.paymentForm(attempt).fields, ...changed });

/** Pays, picks an outcome, and returns where the browser goes back and with which fields. */
async function payWith(outcome: OutcomeName) {
  await pay();
  const { body } = await post('/sandbox/_outcome', { txnid: attempt.txnid, outcome });
  const inputs = body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
  const read = readPostedBack(Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value])));
  if (!read.ok) throw new Error(read.reason);
  return { action: /action="([^"]+)"/.exec(body)?.[1], body, ...read.posted };
}

async function verifiedKind() {
  const result = await client.verify([attempt.txnid]);
  return result.ok ? result.verifications.get(attempt.txnid)?.kind : result.reason;
}

async function runWaiting() {
  for (const { work } of waiting.splice(0)) await work();
}

describe('the sandbox payment page', () => {
  test('shows the amount, that no money moves, and every outcome as a button of one form', async () => {
    const page = await pay();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('₹1,23,456.78');
    expect(page.body).toContain('no money moves');
    expect(page.body.match(/<form/g)).toHaveLength(1);
    for (const name of Object.keys(OUTCOMES)) expect(page.body).toContain(`name="outcome" value="${name}"`);
  });

  test('lets no script or style run without its nonce, and posts only where it should', async () => {
    const page = await pay();
    const policy = String(page.headers['content-security-policy']);
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(page.body).toContain(`<style nonce="${nonce}">`);
    const { body } = await post('/sandbox/_outcome', { txnid: attempt.txnid, outcome: 'success' });
    expect(body).toMatch(/<script nonce="[^"]+">/);
    expect(body).not.toContain(`<script nonce="${nonce}">`);
    expect(body).not.toMatch(/<script>|\son\w+=/);
  });

  test('escapes what was posted', async () => {
    const { fields } = client.paymentForm(attempt);
    const page = await post('/sandbox/_payment', { ...fields, lastname: '<script>alert(1)</script>' });
    expect(page.body).not.toContain('<script>alert');
  });

  test('refuses a form that the store did not sign', async () => {
    expect((await pay({ amount: '1.00' })).statusCode).toBe(403);
    expect((await pay({ hash: '' })).statusCode).toBe(403);
    expect((await pay({ key: 'other' })).statusCode).toBe(403);
    expect(await verifiedKind()).toBe('unknown');
  });

  test('refuses characters that no text contains, also in fields that the signature leaves out', async () => {
    expect((await pay({ lastname: 'a\0b' })).statusCode).toBe(400);
    expect((await pay({ phone: '\0' })).statusCode).toBe(400);
  });

  test('sends nobody to another site', async () => {
    expect((await pay({ surl: 'https://elsewhere.example/' })).statusCode).toBe(400);
    expect((await pay({ curl: 'javascript:alert(1)' })).statusCode).toBe(400);
  });

  test('may be reloaded until the outcome is picked, but not used again afterwards', async () => {
    await pay();
    expect((await pay()).statusCode).toBe(200);
    await post('/sandbox/_outcome', { txnid: attempt.txnid, outcome: 'failure' });
    expect((await pay()).statusCode).toBe(409);
  });

  test('has another origin than a local store', () => {
    expect(urls.formUrl).toBe('http://127.0.0.1:3000/sandbox/_payment');
    expect(sandboxUrls('https://boxes.example', 3000).formUrl).toBe('https://boxes.example/sandbox/_payment');
  });
});

describe('an outcome of the sandbox', () => {
  test.each([
    ['success', 'success', 'captured', 1],
    ['failure', 'failure', 'failed', 1],
    ['cancel', 'failure', 'cancelled', 1],
    ['pending', 'pending', 'pending', 0],
    ['late', 'pending', 'pending', 1],
    ['duplicate', 'success', 'captured', 2],
  ] as const)('%s comes back signed as %s and is verified as %s', async (outcome, status, kind, deliveries) => {
    const returned = await payWith(outcome);
    expect(returned.action).toBe(`${publicUrl}/payu/return${outcome === 'cancel' ? '?c=1' : ''}`);
    expect(returned).toMatchObject({ status, txnid: attempt.txnid, amount: '123456.78' });
    expect(responseHashIsValid(credentials, { ...returned.fields, status: returned.status })).toBe(true);
    expect(await verifiedKind()).toBe(kind);
    await runWaiting();
    expect(delivered).toHaveLength(deliveries);
  });

  test('works without scripts, by a visible button', async () => {
    expect((await payWith('success')).body).toContain('<button class="continue">Continue</button>');
  });

  test('is sent to the webhook after the answer, signed', async () => {
    await payWith('success');
    expect(delivered).toEqual([]);
    await runWaiting();
    expect(delivered[0]?.url).toBe(webhookUrl);
    expect(responseHashIsValid(credentials, { status: '', ...delivered[0]?.fields })).toBe(true);
  });

  test('late becomes captured a few seconds later', async () => {
    await payWith('late');
    expect(waiting.map(({ afterMs }) => afterMs)).toEqual([LATE_MS]);
    now = new Date(now.getTime() + LATE_MS - 1);
    expect(await verifiedKind()).toBe('pending');
    now = new Date(now.getTime() + 1);
    expect(await verifiedKind()).toBe('captured');
    await runWaiting();
    expect(delivered[0]?.fields).toMatchObject({ status: 'success', unmappedstatus: 'captured' });
  });

  test('duplicate sends the return twice without leaving the machine', async () => {
    const returned = await payWith('duplicate');
    await runWaiting();
    const second = delivered.find(({ url }) => url !== webhookUrl);
    expect(second?.url).toBe('http://127.0.0.1:3000/payu/return');
    expect(second?.fields).toMatchObject({ txnid: attempt.txnid, hash: returned.hash });
  });

  test('tampered claims success with a wrong hash, and is verified as failed', async () => {
    const returned = await payWith('tampered');
    expect(returned).toMatchObject({ status: 'success', unmappedstatus: 'captured' });
    expect(responseHashIsValid(credentials, { ...returned.fields, status: returned.status })).toBe(false);
    expect(await verifiedKind()).toBe('failed');
  });

  test('can’t be changed once it is picked', async () => {
    await payWith('failure');
    const again = await post('/sandbox/_outcome', { txnid: attempt.txnid, outcome: 'success' });
    expect(again.body).toContain('name="status" value="failure"');
    expect(await verifiedKind()).toBe('failed');
    expect(waiting).toHaveLength(1);
  });

  test('needs a payment and a name from the list', async () => {
    expect((await post('/sandbox/_outcome', { txnid: 'BW0', outcome: 'success' })).statusCode).toBe(400);
    await pay();
    expect((await post('/sandbox/_outcome', { txnid: attempt.txnid, outcome: 'constructor' })).statusCode).toBe(400);
  });
});

describe("the sandbox's verify_payment", () => {
  test('says pending while nothing is picked, and unknown for a transaction that it never saw', async () => {
    await pay();
    expect(await verifiedKind()).toBe('pending');
    const result = await client.verify([attempt.txnid, 'BW0']);
    expect(result.ok && result.verifications.get('BW0')?.kind).toBe('unknown');
  });

  test('answers nothing to a wrong hash', async () => {
    await pay();
    const stranger = { key: credentials.key, command: 'verify_payment', var1: attempt.txnid, hash: 'a'.repeat(128) };
    const answer = await post('/sandbox/merchant/postservice.php?form=2', stranger);
    expect(answer.json()).toEqual({ status: 0, msg: 'Invalid Hash.' });
  });

  test('gives the exact amount', async () => {
    await payWith('success');
    const result = await client.verify([attempt.txnid]);
    expect(result.ok && result.verifications.get(attempt.txnid)).toMatchObject({ amount: attempt.amount, mode: 'UPI' });
  });
});

test('the sandbox refuses to send webhooks off this machine', async () => {
  const other = Fastify();
  await expect(
    other.register(sandboxGateway, {
      ...credentials,
      publicUrl,
      webhookUrl: 'https://elsewhere.example/',
      store: memorySandboxStore(),
      clock: () => now,
    }),
  ).rejects.toThrow('this machine only');
});

describe('a refund in the sandbox', () => {
  const token = 'refund-of-a-test';

  /** A paid payment whose refund ends as picked. */
  async function paid(refund: string) {
    const { fields } = client.paymentForm(attempt);
    await app.inject({ method: 'POST', url: '/sandbox/_payment', payload: fields });
    const payload = { txnid: attempt.txnid, outcome: 'success', refund };
    await app.inject({ method: 'POST', url: '/sandbox/_outcome', payload });
    return mihpayidOf(attempt.txnid);
  }

  test('is accepted once per token and never beyond the payment', async () => {
    const mihpayid = await paid('soon');
    const refund = (name: string, amount: number) => client.refund({ mihpayid, token: name, amount: paise(amount) });
    expect(await client.checkRefund({ mihpayid, token })).toMatchObject({ ok: true, kind: 'unknown' });
    expect(await refund(token, 12_000_000)).toMatchObject({ ok: true, taken: true });
    expect(await refund(token, 12_000_000)).toMatchObject({ taken: false, text: 'Refund Failed: token already used' });
    expect(await refund('another', 345_679)).toMatchObject({ taken: false });
    expect(await refund('another', 345_678)).toMatchObject({
      taken: true,
      requestId: expect.stringMatching(/^1\d{10}$/),
    });
    expect(await client.checkRefund({ mihpayid, token })).toMatchObject({ kind: 'paid' });
  });

  test.each([
    ['late', true, 'waiting', 'paid'],
    ['failed', true, 'failed', 'failed'],
    ['refused', false, 'unknown', 'unknown'],
  ])('picked as %s does so', async (picked, taken, first, then) => {
    const mihpayid = await paid(picked);
    expect(await client.refund({ mihpayid, token, amount: paise(100) })).toMatchObject({ ok: true, taken });
    expect(await client.checkRefund({ mihpayid, token })).toMatchObject({ ok: true, kind: first });
    now = new Date(now.getTime() + REFUND_LATE_MS);
    expect(await client.checkRefund({ mihpayid, token })).toMatchObject({ ok: true, kind: then });
  });

  test('is not accepted for a payment that the sandbox does not know', async () => {
    const unknown = { mihpayid: '4000', token, amount: paise(100) };
    expect(await client.refund(unknown)).toMatchObject({ ok: true, taken: false });
    expect(await client.checkRefund(unknown)).toMatchObject({ ok: true, kind: 'unknown' });
  });
});
