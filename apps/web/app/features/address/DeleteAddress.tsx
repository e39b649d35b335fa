import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { notify } from '../../ui/notify.ts';
import { signInFor } from '../session/guard.ts';
import { deletedText, removalOf } from './book-address.ts';

/** Asks for confirmation, because deleting can't be undone. */
export function DeleteAddress({ addressId }: { addressId: number }) {
  const question = useRef<HTMLParagraphElement>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  // The link that was pressed may be on another page, so the question takes the focus.
  useEffect(() => question.current?.focus(), []);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await call('Add_CustomerAddress', removalOf(addressId));
    setBusy(false);
    if (!answer.ok && answer.failure.code === 'signed_out') return navigate(signInFor(paths.addressBook));
    if (answer.ok) notify.success(deletedText);
    else notify.error(answer.failure.text);
    await navigate(paths.addressBook, { replace: true, preventScrollReset: true });
    await revalidate();
    // The form has gone.
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <form method="post" action={paths.addressBook} onSubmit={remove} className="crease mt-4 border-t pt-3">
      <input type="hidden" name="delete" value={addressId} />
      <p ref={question} tabIndex={-1} className="font-semibold">
        Delete this address?
      </p>
      <p className="mt-1 text-ink-soft">Past orders keep it. You can no longer choose it for new ones.</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button type="submit" size="small" busy={isBusy && 'Deleting…'}>
          Delete
        </Button>
        <LinkButton to={paths.addressBook} tone="outline" size="small" replace preventScrollReset>
          Keep it
        </LinkButton>
      </div>
    </form>
  );
}
