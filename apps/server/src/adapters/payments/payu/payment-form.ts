import type { PaymentAttempt } from '../gateway.ts';
import { amountText, type PayuCredentials, requestHash, TXNID } from './protocol.ts';

/** The hidden fields of the form which the browser posts to PayU, hash included. */
export function paymentFormFields(credentials: PayuCredentials, attempt: PaymentAttempt): Record<string, string> {
  if (!TXNID.test(attempt.txnid)) throw new RangeError('PayU transaction ids have 1 to 25 letters, digits, "_" or "-"');
  if (attempt.amount < 100) throw new RangeError('PayU takes no payment below one rupee');
  const remark = (index: number) => plainText(attempt.remarks?.[index] ?? '', 255);
  const fields = {
    key: credentials.key,
    txnid: attempt.txnid,
    amount: amountText(attempt.amount),
    productinfo: plainText(attempt.productInfo, 100) || 'Order',
    firstname: plainText(attempt.firstName, 60) || 'Customer',
    lastname: plainText(attempt.lastName ?? '', 60),
    email: plainEmail(attempt.email),
    phone: attempt.phone.replace(/[^0-9+]/g, '').slice(0, 20),
    udf1: remark(0),
    udf2: remark(1),
    udf3: remark(2),
    udf4: remark(3),
    udf5: remark(4),
    surl: attempt.returnUrls.success,
    furl: attempt.returnUrls.failure,
    curl: attempt.returnUrls.cancel,
    service_provider: 'payu_paisa',
  };
  return { ...fields, hash: requestHash(credentials, fields) };
}

/**
 * Reduces a name or description to `[A-Za-z0-9 ._-]`, the characters PayU hands back unchanged
 * (an altered value would break the response hash). Accents are dropped, other scripts vanish.
 */
export function plainText(text: string, longest: number): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9 ._-]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest)
    .trimEnd();
}

/** An e-mail address without the characters that could break hash or form; `|` is legal in addresses, but not here. */
function plainEmail(email: string): string {
  return email.replace(/[^A-Za-z0-9.!#$%&'*+/=?^_`{}~@-]/g, '');
}
