import type { Result } from '@boxwright/contract';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';

/** Changes one box. Afterwards the list is reloaded, and its title takes the focus, because the form has gone. */
export const useBoxChanges = (changed: string) => {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const underWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const run = async (change: () => Promise<Result<unknown>>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const answer = await change();
    underWay.current = false;
    setBusy(false);
    if (!answer.ok && answer.failure.code === 'signed_out') return void navigate(signInFor(paths.savedBoxes));
    if (answer.ok) notify.success(changed);
    else notify.error(answer.failure.text);
    // The form stays open after a refusal, so that it can be corrected, unless the box no longer exists.
    if (!answer.ok && answer.failure.code !== 'not_found') return;
    await navigate(paths.savedBoxes, { replace: true, preventScrollReset: true });
    await revalidate();
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return { run, isBusy };
};
