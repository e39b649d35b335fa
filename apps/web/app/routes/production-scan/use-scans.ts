import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import type { PostedJob } from '../../features/production/post-job.server.ts';
import { officePaths } from '../../office-paths.ts';
import { unsentScans } from './unsent-scans.ts';

/** A scan with its result, in the words of the answer. */
export interface PastScan {
  readonly id: number;
  readonly code: string;
  readonly says: string;
  readonly isFailed: boolean;
}

const mostPast = 8;

/**
 * Queues the scans and sends them one after the other, because a scanner is faster than a network and the steps of a
 * job must arrive in their order. If the session has ended, unsent scans are kept until after sign-in.
 *
 * @param posted the answer to a button, or to the form without JavaScript
 */
export function useScans(posted: PostedJob | undefined) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const queue = useRef<string[]>([]);
  const isSending = useRef(false);
  const [latest, setLatest] = useState(posted);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [past, setPast] = useState<readonly PastScan[]>([]);
  useEffect(() => {
    if (posted !== undefined) setLatest(posted);
  }, [posted]);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let code = queue.current[0]; code !== undefined; code = queue.current[0]) {
      const answer = await call('ScanJob', { code });
      if (!answer.ok && answer.failure.code === 'signed_out') {
        unsentScans.keep(queue.current);
        await navigate(officePaths.staffSignIn(officePaths.scan));
        return;
      }
      queue.current = queue.current.slice(1);
      setWaiting(queue.current);
      const now: PostedJob = answer.ok ? { moved: answer.value } : { failed: answer.failure };
      setLatest(now);
      const says = now.moved?.says ?? now.failed?.text ?? '';
      setPast((all) => [{ id: (all[0]?.id ?? 0) + 1, code, says, isFailed: !answer.ok }, ...all].slice(0, mostPast));
      if (answer.ok && answer.value.isMoved) await revalidate();
    }
    isSending.current = false;
  }, [navigate, revalidate]);

  const scan = useCallback(
    (...codes: string[]) => {
      queue.current = [...queue.current, ...codes];
      setWaiting(queue.current);
      void send();
    },
    [send],
  );
  useEffect(() => {
    const unsent = unsentScans.take();
    if (unsent.length > 0) scan(...unsent);
  }, [scan]);
  return { scan, latest, waiting, past };
}
