import { z } from 'zod';
import { passwordAgainRules } from '../forms/account-data.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { formSecret, moment } from '../kernel/values.ts';

/** Where something was done: `Chrome on Windows`, and the network without its last part. */
const where = {
  device: field('device', z.string()),
  /** Null for sessions that began before this was recorded. */
  network: field('network', z.string().nullable()),
};

export const ownSession = record({
  id: field('session_id', z.string()),
  ...where,
  signedInOn: field('signed_in_on', moment),
  /** The last recorded use; it may have been used for up to a day after. */
  seenOn: field('seen_on', moment),
  isThis: field('this_device', z.boolean()),
});

const ownSignIn = record({
  at: field('at', moment),
  hasSucceeded: field('succeeded', z.boolean()),
  isNewDevice: field('new_device', z.boolean()),
  ...where,
});

export type OwnSession = z.output<typeof ownSession>;
export type OwnSignIn = z.output<typeof ownSignIn>;

const password = field('password', formSecret(128));

export const accountDataOperations = {
  GetAccountData: operation({
    summary: "The signed-in customer's sessions and last sign-ins, and what keeps the account from being erased.",
    method: 'POST',
    access: 'customer',
    input: record({}),
    output: record({
      sessions: field('sessions', z.array(ownSession)),
      signIns: field('sign_ins', z.array(ownSignIn)),
      /** Whether a mailed link or code has proved that the mailbox is the customer's. */
      isEmailProven: field('email_proven', z.boolean()),
      /** Sentences that say why it can't be erased now; empty if it can. */
      heldUpBy: field('held_up_by', z.array(z.string())),
    }),
  }),
  EndSession: operation({
    summary: 'Signs out one other device of the signed-in customer.',
    method: 'POST',
    access: 'customer',
    input: record({ sessionId: field('session_id', line(100)) }),
    output: record({}),
  }),
  EndOtherSessions: operation({
    summary: 'Signs out all other devices of the signed-in customer.',
    method: 'POST',
    access: 'customer',
    input: record({}),
    output: record({}),
  }),
  RequestDataExport: operation({
    summary: 'Returns the address of a file with all data of the signed-in customer; it works once, for ten minutes.',
    method: 'POST',
    access: 'customer',
    input: record({ password }),
    rules: passwordAgainRules,
    output: record({ address: field('address', z.string()) }),
  }),
  EraseAccount: operation({
    summary:
      "Erases the signed-in customer's account permanently; orders and their documents are kept as the law requires.",
    method: 'POST',
    access: 'customer',
    input: record({ password }),
    rules: passwordAgainRules,
    output: record({}),
  }),
};
