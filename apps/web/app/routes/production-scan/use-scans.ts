import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import type { PostedJob } from '../../features/production/post-job.server.ts';
import { officePaths } from '../../office-paths.ts';

/**
 * Sends what is scanned, one after the other, as a scanner is faster than a network: no scan is lost, and the steps of a
 * job arrive in their order.
 *
 * @param posted the answer to a button, or to the form without JavaScript
 */
export function useScans(posted: PostedJob | undefined) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const last = useRef<Promise<void>>(Promise.resolve());
  const [latest, setLatest] = useState(posted);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  useEffect(() => {
    if (posted !== undefined) setLatest(posted);
  }, [posted]);
  const scan = useCallback(
    (code: string) => {
      setWaiting((codes) => [...codes, code]);
      const send = async () => {
        const answer = await call('ScanJob', { code });
        setWaiting((codes) => codes.slice(1));
        if (!answer.ok && answer.failure.code === 'signed_out') {
          await navigate(officePaths.staffSignIn(officePaths.scan));
          return;
        }
        setLatest(answer.ok ? { moved: answer.value } : { failed: answer.failure.text });
        if (answer.ok && answer.value.isMoved) await revalidate();
      };
      last.current = last.current.then(send, send);
    },
    [navigate, revalidate],
  );
  return { scan, latest, waiting };
}
