import { commandHash, hashesMatch, type PayuCredentials } from '../payu/protocol.ts';
import { verifiedFields } from './outcomes.ts';
import { actionsOf, takeRefund } from './refunds.ts';
import type { SandboxStore } from './store.ts';

export interface SandboxCommandsOptions extends PayuCredentials {
  readonly store: SandboxStore;
  readonly clock: () => Date;
}

/** Answers the server commands that the store uses, as PayU's post service does. */
export const sandboxCommands =
  ({ key, salt, store, clock }: SandboxCommandsOptions) =>
  async (fields: Readonly<Record<string, string>>): Promise<Readonly<Record<string, unknown>>> => {
    const { command = '', var1 = '', var2 = '', hash = '', key: keySent } = fields;
    const isSigned = !command.includes('|') && hashesMatch(commandHash({ key, salt }, command, var1), hash);
    if (keySent !== key || !isSigned) return { status: 0, msg: 'Invalid Hash.' };
    switch (command) {
      case 'verify_payment':
        return verifyPayments(var1.split('|'));
      case 'cancel_refund_transaction':
        return takeRefund(store, fields, clock());
      case 'check_action_status':
        return var2 === 'payuid' ? actionsOf(store, var1, clock()) : { status: 0, msg: 'Parameter missing' };
      default:
        return { status: 0, msg: 'Invalid Command.' };
    }

    async function verifyPayments(asked: readonly string[]) {
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
    }
  };
