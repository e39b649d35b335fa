/**
 * What the fake PayU does with refunds: pays them at once, keeps them waiting, lets the bank fail, refuses them, or
 * accepts them while its answer is lost.
 */
export type RefundMood = 'pays' | 'waits' | 'fails' | 'refuses' | 'loses';

export interface FakeRefund {
  readonly token: string;
  readonly mihpayid: string;
  /** The requested amount, in rupees. */
  readonly amount: string;
  status: string;
}

/** The refunds of a fake PayU server. A token pays once, as at PayU. */
export function fakeRefunds() {
  const taken = new Map<string, FakeRefund>();
  let mood: RefundMood = 'pays';
  const statuses = { pays: 'success', waits: 'queued', fails: 'failure', refuses: '', loses: 'success' } as const;
  return {
    taken,
    /** Sets the mood from now on, also for refunds that wait. */
    are(next: RefundMood) {
      mood = next;
      for (const refund of taken.values()) if (refund.status === 'queued') refund.status = statuses[next];
    },
    /** Adds a token that was used before, for example by another shop with this key. */
    knows(refund: FakeRefund) {
      taken.set(refund.token, refund);
    },
    answer(fields: URLSearchParams): object | undefined {
      const [command, mihpayid = '', token = ''] = ['command', 'var1', 'var2'].map((name) => fields.get(name) ?? '');
      if (command === 'check_action_status') {
        const own = [...taken.values()].filter((refund) => refund.mihpayid === mihpayid);
        const actions = own.map(({ amount, ...refund }, place) => [
          `9${place}`,
          { ...refund, amt: amount, action: 'refund', request_id: requestIdOf(refund.token) },
        ]);
        return { status: 1, msg: 'Fetched', transaction_details: { [mihpayid]: Object.fromEntries(actions) } };
      }
      if (command !== 'cancel_refund_transaction') return undefined;
      if (mood === 'refuses') return { status: 0, msg: 'Refund Failed: overdraft' };
      if (taken.has(token)) return { status: 0, msg: 'Refund Failed: token already used' };
      taken.set(token, { token, mihpayid, amount: fields.get('var3') ?? '', status: statuses[mood] });
      if (mood === 'loses') throw new TypeError('terminated');
      return { status: 1, msg: 'Refund Request Queued', request_id: requestIdOf(token), mihpayid };
    },
    /** The refunded amounts, in rupees. */
    paidBack: () =>
      [...taken.values()]
        .filter(({ status }) => status === 'success')
        .reduce((sum, { amount }) => sum + Number(amount), 0),
  };
}

export const requestIdOf = (token: string): string => `77${numberOf(token)}`;

/** A number that hardly two texts have in common, as PayU numbers what it does. */
export const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_007, 7);
