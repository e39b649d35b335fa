import { fail, type Result } from '@boxwright/contract';

/** The text for a call that didn't reach the server or had an unreadable answer. */
export const unreachable =
  "We couldn't reach the shop. Check your connection and try again: nothing you entered is lost.";

/** What was asked for, unless its script can't be loaded, which means a lost connection. */
export const unlessLost = <T>(asked: Promise<Result<T>>): Promise<Result<T>> =>
  asked.catch(() => fail('unavailable', unreachable));
