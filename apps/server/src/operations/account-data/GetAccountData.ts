import { ok } from '@boxwright/contract';
import { heldFor, isEmailProven, lastSignIns, listSessions, ordersToErase } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { deviceWords } from '../../selling/customers/identity/device-words.ts';
import { presentSession } from '../../selling/customers/identity/present-session.ts';
import { heldUpBy } from '../../selling/own-data/held-up.ts';

/** How many of the last sign-ins are shown; the export has all. */
const shown = 20;

export const GetAccountData: Handler<'GetAccountData'> = async (_input, { services, visitor }) => {
  const { id, userId, sessionToken } = visitor.customer;
  const { db, now } = services;
  const [sessions, signIns, isProven, orders, onAccount] = await Promise.all([
    listSessions(db, userId, now()),
    lastSignIns(db, id, shown),
    isEmailProven(db, userId),
    ordersToErase(db, id),
    heldFor(db, id),
  ]);
  return ok({
    sessions: sessions.map((session) => presentSession(session, sessionToken)),
    signIns: signIns.map(({ createdAt, result, isNewDevice, userAgent, network }) => ({
      at: createdAt,
      hasSucceeded: result === 'signed in',
      isNewDevice,
      device: deviceWords(userAgent),
      network,
    })),
    isEmailProven: isProven,
    heldUpBy: [...heldUpBy(orders, onAccount)],
  });
};
