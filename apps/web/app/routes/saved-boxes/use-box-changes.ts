import type { Result } from '@boxwright/contract';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';

/** A change of one box; afterwards the list is loaded again, and its title gets the focus of the form that is gone. */
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
    // A name that is refused can be corrected; anything else is over.
    if (!answer.ok && answer.failure.code !== 'not_found') return;
    await navigate(paths.savedBoxes, { replace: true, preventScrollReset: true });
    await revalidate();
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return { run, isBusy };
};
