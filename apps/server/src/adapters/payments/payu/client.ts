import type { Gateway } from '@boxwright/orders';
import type { PaymentGateway, VerifyFailure } from '../gateway.ts';
import { paymentFormFields } from './payment-form.ts';
import { amountText, commandHash, REFUND_TOKEN, TXNID } from './protocol.ts';
import { readRefundAnswer, readRefundCheck } from './refund-answers.ts';
import { readVerifyAnswer } from './verify-answer.ts';

/** Addresses from PayU's integration guide: the form is posted by the browser, commands by the server. */
export const PAYU_URLS = {
  test: {
    formUrl: 'https://test.payu.in/_payment',
    commandUrl: 'https://test.payu.in/merchant/postservice.php?form=2',
  },
  live: {
    formUrl: 'https://secure.payu.in/_payment',
    commandUrl: 'https://info.payu.in/merchant/postservice.php?form=2',
  },
} as const;

export type PayuClientOptions = {
  /** The name of the gateway at these addresses. */
  readonly name: Gateway;
  readonly key: string;
  readonly salt: string;
  readonly formUrl: string;
  readonly commandUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Time-out of a whole request, reading the answer included; default 10 s. */
  readonly timeoutMs?: number;
};

const LARGEST_ANSWER = 1024 * 1024;

/** PayU's hosted checkout, or our sandbox: the same protocol at other addresses. */
export function createPayuClient(options: PayuClientOptions): PaymentGateway {
  const { name, key, salt, formUrl, commandUrl, fetch = globalThis.fetch, timeoutMs = 10_000 } = options;
  const send = (command: string, var1: string, more: Record<string, string> = {}) =>
    ask(fetch, commandUrl, timeoutMs, { key, command, var1, ...more, hash: commandHash({ key, salt }, command, var1) });
  return {
    name,

    paymentForm: (attempt) => ({ action: formUrl, fields: paymentFormFields({ key, salt }, attempt) }),

    async verify(txnids) {
      const asked = [...new Set(txnids)];
      if (asked.length === 0) return { ok: true, verifications: new Map() };
      if (!asked.every((txnid) => TXNID.test(txnid))) throw new RangeError('Not a PayU transaction id');
      const answer = await send('verify_payment', asked.join('|'));
      return answer.ok ? readVerifyAnswer(answer.text, asked) : answer;
    },

    async refund({ mihpayid, token, amount }) {
      if (!REFUND_TOKEN.test(token))
        throw new RangeError('PayU refund tokens have 1 to 23 letters, digits, "_" or "-"');
      const answer = await send('cancel_refund_transaction', mihpayid, { var2: token, var3: amountText(amount) });
      return answer.ok ? readRefundAnswer(answer.text) : answer;
    },

    // Asked by the payment: the refund's number is lost when the answer with it doesn't arrive.
    async checkRefund({ mihpayid, token }) {
      const answer = await send('check_action_status', mihpayid, { var2: 'payuid' });
      return answer.ok ? readRefundCheck(answer.text, { mihpayid, token }) : answer;
    },
  };
}

async function ask(
  fetch: typeof globalThis.fetch,
  url: string,
  timeoutMs: number,
  fields: Record<string, string>,
): Promise<{ readonly ok: true; readonly text: string } | VerifyFailure> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { ok: false, reason: 'http-status', detail: String(response.status) };
    }
    const text = await textUpTo(response, LARGEST_ANSWER);
    return text === undefined
      ? { ok: false, reason: 'too-large', detail: `over ${LARGEST_ANSWER} bytes` }
      : { ok: true, text };
  } catch (error) {
    const reason = signal.aborted ? 'timeout' : 'unreachable';
    return { ok: false, reason, detail: error instanceof Error ? error.message : String(error) };
  }
}

/** The body as text, or undefined (and the connection dropped) once it exceeds the cap. */
async function textUpTo(response: Response, mostBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
