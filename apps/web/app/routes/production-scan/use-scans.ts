import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call, requestKey } from '../../api.ts';
import { heldBy } from '../../features/production/held-by.ts';
import type { PostedJob } from '../../features/production/post-job.server.ts';
import { officePaths } from '../../office-paths.ts';
import { openScanQueue, type ScanQueueState } from './scan-queue.ts';

/** A scan with its result, in the words of the answer. */
export interface PastScan {
  readonly id: number;
  readonly code: string;
  readonly says: string;
  readonly isFailed: boolean;
}

const mostPast = 8;

/** This tab's; it goes on sending when another page is opened. */
const queue = openScanQueue(({ code, key }) => call('ScanJob', { code }, { key }));

const empty: ScanQueueState = { waiting: [], problem: null };

/**
 * The scans of this tab. If the session has ended, those that wait are sent after the sign-in.
 *
 * @param posted the answer to a button, or to the form without JavaScript
 */
export function useScans(posted: PostedJob | undefined) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { waiting, problem } = useSyncExternalStore(queue.listen, queue.state, () => empty);
  const [latest, setLatest] = useState(posted);
  const [past, setPast] = useState<readonly PastScan[]>([]);
  useEffect(() => {
    if (posted !== undefined) setLatest(posted);
  }, [posted]);

  useEffect(() => {
    const stop = queue.listen((scanned) => {
      if (scanned === undefined) return;
      const { code, answer } = scanned;
      if (!answer.ok && answer.failure.code === 'signed_out') {
        void navigate(officePaths.staffSignIn(officePaths.scan));
        return;
      }
      const now: PostedJob = answer.ok
        ? { moved: answer.value }
        : { failed: answer.failure, ...heldBy(answer.failure) };
      setLatest(now);
      const says = now.moved?.says ?? now.failed?.text ?? '';
      setPast((all) => [{ id: (all[0]?.id ?? 0) + 1, code, says, isFailed: !answer.ok }, ...all].slice(0, mostPast));
      if (answer.ok && answer.value.isMoved) void revalidate();
    });
    const sendAgain = () => void queue.send();
    window.addEventListener('online', sendAgain);
    sendAgain();
    return () => {
      stop();
      window.removeEventListener('online', sendAgain);
    };
  }, [navigate, revalidate]);

  const scan = (...codes: readonly string[]) => queue.add(...codes.map((code) => ({ code, key: requestKey() })));
  return { scan, latest, waiting, problem, sendAgain: () => void queue.send(), past };
}
