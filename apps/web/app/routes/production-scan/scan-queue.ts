import type { FailureCode, Output, Result } from '@boxwright/contract';
import { tabStorage } from '../../browser-storage.ts';

export type ScanAnswer = Result<Output<'ScanJob'>>;

/** A scan without an answer yet. However often it is sent, the server counts it once, by its key. */
interface WaitingScan {
  readonly code: string;
  readonly key: string;
}

export interface ScanQueueState {
  /** The codes of the scans that wait for their answers. */
  readonly waiting: readonly string[];
  /** Why they are not sent at present; null while they are. */
  readonly problem: string | null;
}

/** A scan with its answer. */
export interface Scanned {
  readonly code: string;
  readonly answer: ScanAnswer;
}

/** Removed at sign-out, like kept forms (`forgetKeptForms`). */
const item = 'typed scans';

const triedAgainAfterMs = 10_000;

/** With these, the scan may not have been looked at, so it is sent again. */
const isTriedAgain = (code: FailureCode): boolean => code === 'unavailable' || code === 'too_many';

/**
 * Sends scans one after the other, because a scanner is faster than a network and the steps of a job must arrive in
 * their order. A scan stays in the queue, and the queue in the tab, until the scan has its answer. Without a connection
 * it is sent again every ten seconds, and whenever `send` is called; after the end of a session, when `send` is called.
 */
export function openScanQueue(post: (scan: WaitingScan) => Promise<ScanAnswer>) {
  let scans: readonly WaitingScan[] = JSON.parse(tabStorage.read(item) ?? '[]');
  let isStored = scans.length > 0;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: ScanQueueState = { waiting: scans.map(({ code }) => code), problem: null };
  const listeners = new Set<(scanned?: Scanned) => void>();

  /** Without scans that were left by somebody who has signed out. */
  const left = () => (isStored && tabStorage.read(item) === null ? [] : scans);

  const update = (next: readonly WaitingScan[], problem: string | null, scanned?: Scanned) => {
    scans = next;
    state = { waiting: next.map(({ code }) => code), problem };
    isStored = next.length > 0 && tabStorage.write(item, JSON.stringify(next));
    if (next.length === 0) tabStorage.remove(item);
    for (const listener of listeners) listener(scanned);
  };

  const send = async (): Promise<void> => {
    if (isSending) return;
    clearTimeout(timer);
    isSending = true;
    update(left(), null);
    for (let [scan] = left(); scan !== undefined; [scan] = left()) {
      const answer = await post(scan);
      const scanned = { code: scan.code, answer };
      const refusal = answer.ok ? null : answer.failure;
      const isWaiting = refusal !== null && isTriedAgain(refusal.code);
      if (isWaiting || refusal?.code === 'signed_out') {
        update(left(), refusal.text, isWaiting ? undefined : scanned);
        if (isWaiting) timer = setTimeout(() => void send(), triedAgainAfterMs);
        break;
      }
      update(left().slice(1), null, scanned);
    }
    isSending = false;
  };

  return {
    send,
    add: (...more: readonly WaitingScan[]): void => {
      update([...left(), ...more], state.problem);
      if (state.problem === null) void send();
    },
    state: () => state,
    /** Calls the listener after every change, with the scan if one was answered. */
    listen: (listener: (scanned?: Scanned) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
