import { randomBytes } from 'node:crypto';
import { isReadable } from '@boxwright/contract';
import formbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { amountFromText, requestHashIsValid, TXNID } from '../payu/protocol.ts';
import { sandboxCommands } from './commands.ts';
import {
  isMethod,
  isOutcomeName,
  LATE_MS,
  mihpayidOf,
  OUTCOMES,
  type Outcome,
  outcomeOf,
  postedBackFields,
  WEBHOOK_MS,
} from './outcomes.ts';
import { outcomesPage, refusalPage, returnPage } from './pages.ts';
import { isRefundName } from './refunds.ts';
import type { SandboxPayment, SandboxStore } from './store.ts';

export type SandboxOptions = {
  readonly key: string;
  readonly salt: string;
  readonly store: SandboxStore;
  /** The store's own address; returns go to its origin and no other. */
  readonly publicUrl: string;
  /** The store's webhook on this machine; an address that isn't loopback is refused at registration. */
  readonly webhookUrl: string;
  readonly clock: () => Date;
  /** Schedules work after a delay; tests pass their own scheduler. */
  readonly later?: (afterMs: number, work: () => Promise<void>) => void;
  readonly fetch?: typeof globalThis.fetch;
};

/** A stand-in for PayU's servers, for stores without PayU settings: hosted page, return POST, webhook, commands. */
export const sandboxGateway: FastifyPluginAsync<SandboxOptions> = async (app, options) => {
  const { key, salt, store, publicUrl, webhookUrl, clock, fetch = globalThis.fetch } = options;
  const credentials = { key, salt };
  const storeOrigin = new URL(publicUrl).origin;
  if (!isLoopback(webhookUrl)) throw new Error('The sandbox sends webhooks to this machine only');

  const timers = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => timers.forEach(clearTimeout));
  const later =
    options.later ??
    ((afterMs: number, work: () => Promise<void>) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void work();
      }, afterMs);
      timers.add(timer);
    });

  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);

  app.post('/_payment', async (request, reply) => {
    const fields = textFields(request.body);
    const { txnid = '', amount: amountSent = '' } = fields;
    const amount = amountFromText(amountSent);
    const returnsHome = ['surl', 'furl', 'curl'].every((name) => originOf(fields[name] ?? '') === storeOrigin);
    if (fields['key'] !== key || !requestHashIsValid(credentials, fields)) {
      return refuse(reply, 403, 'The form is not signed by this store: key or hash is wrong.');
    }
    if (!Object.entries(fields).flat().every(isReadable)) {
      return refuse(reply, 400, 'A field contains an invalid character.');
    }
    if (!TXNID.test(txnid) || amount === undefined || amount < 100 || !returnsHome) {
      return refuse(reply, 400, 'Transaction id, amount or return address is wrong.');
    }
    const payment: SandboxPayment = {
      txnid,
      fields,
      status: 'pending',
      unmappedStatus: 'initiated',
      mihpayid: mihpayidOf(txnid),
      amount,
      createdAt: clock(),
    };
    if (!(await store.insert(payment))) {
      const [known] = await store.find([txnid]);
      // Reloading the page is allowed; reusing a transaction id is not.
      if (known?.unmappedStatus !== 'initiated' || known.fields['hash'] !== fields['hash']) {
        return refuse(reply, 409, 'This transaction has already been used.');
      }
    }
    return show(reply, "'self'", (nonce) => outcomesPage(payment, nonce));
  });

  app.post('/_outcome', async (request, reply) => {
    const { txnid = '', outcome: picked = '', method = 'UPI', refund = 'soon' } = textFields(request.body);
    const isAsked = TXNID.test(txnid) && isOutcomeName(picked) && isMethod(method) && isRefundName(refund);
    const fields = {
      sandbox_outcome: picked,
      sandbox_method: method,
      sandbox_refund: refund,
      sandbox_decided_at: clock().toISOString(),
    };
    const first = isAsked ? await store.setOutcome(txnid, { ...OUTCOMES[picked].decided, fields }) : undefined;
    // If another request has decided it before, that outcome stands.
    const decided = first ?? (isAsked ? (await store.find([txnid]))[0] : undefined);
    if (!isAsked || !decided) return refuse(reply, 400, 'There is no such payment or outcome.');

    const outcome: Outcome = outcomeOf(decided) ?? OUTCOMES[picked];

    const honest = postedBackFields(credentials, decided, outcome.decided);
    const { status, unmappedStatus } = outcome.claimed ?? outcome.decided;
    // A tampered return changes the fields but keeps the hash of the true ones.
    const returned = { ...honest, status, unmappedstatus: unmappedStatus };
    const returnUrl = decided.fields[outcome.returnTo] ?? publicUrl;

    if (first) {
      if (outcome.decided.status !== 'pending') later(WEBHOOK_MS, () => post(webhookUrl, honest));
      if (outcome.returnsTwice) later(0, () => post(onThisMachine(returnUrl), returned));
      const settled = outcome.later;
      if (settled) later(LATE_MS, () => post(webhookUrl, postedBackFields(credentials, decided, settled)));
    }
    return show(reply, storeOrigin, (nonce) => returnPage(returnUrl, returned, nonce));
  });

  const answer = sandboxCommands({ key, salt, store, clock });
  app.post('/merchant/postservice.php', (request) => answer(textFields(request.body)));

  /** The same path of the store, reached without leaving the machine. */
  function onThisMachine(url: string): string {
    const { pathname, search } = new URL(url);
    return new URL(pathname + search, webhookUrl).href;
  }

  async function post(url: string, fields: Record<string, string>): Promise<void> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
        signal: AbortSignal.timeout(5_000),
      });
      await response.body?.cancel();
    } catch (error) {
      app.log.warn({ err: error }, 'sandbox could not reach the store');
    }
  }

  function refuse(reply: FastifyReply, status: number, reason: string) {
    return show(reply.code(status), "'none'", (nonce) => refusalPage(reason, publicUrl, nonce));
  }
};

function show(reply: FastifyReply, formTarget: string, page: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action ${formTarget}; ` +
        `base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(nonce));
}

/** The posted fields that are plain text; PayU ignores the rest. */
function textFields(body: unknown): Record<string, string> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
}
