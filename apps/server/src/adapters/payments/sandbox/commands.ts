import { commandHash, hashesMatch, type PayuCredentials } from '../payu/protocol.ts';
import { verifiedFields } from './outcomes.ts';
import type { SandboxStore } from './store.ts';

export interface SandboxCommandsOptions extends PayuCredentials {
  readonly store: SandboxStore;
  readonly clock: () => Date;
}

/** Answers the sandbox's server commands as PayU's post service does; `verify_payment` is the only one. */
export const sandboxCommands =
  ({ key, salt, store, clock }: SandboxCommandsOptions) =>
  async (fields: Readonly<Record<string, string>>): Promise<Readonly<Record<string, unknown>>> => {
    const { command = '', var1 = '', hash = '', key: keySent } = fields;
    if (keySent !== key || !hashesMatch(commandHash({ key, salt }, 'verify_payment', var1), hash)) {
      return { status: 0, msg: 'Invalid Hash.' };
    }
    if (command !== 'verify_payment') return { status: 0, msg: 'Invalid Command.' };
    const asked = var1.split('|');
    const known = new Map((await store.find(asked)).map((payment) => [payment.txnid, payment]));
    return {
      status: known.size > 0 ? 1 : 0,
      msg: `${known.size} out of ${asked.length} Transactions Fetched Successfully`,
      transaction_details: Object.fromEntries(
        asked.map((txnid) => {
          const payment = known.get(txnid);
          const notFound = { mihpayid: 'Not Found', status: 'Not Found' };
          return [txnid, payment ? verifiedFields({ key, salt }, payment, clock()) : notFound];
        }),
      ),
    };
  };
