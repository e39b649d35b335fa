import type { SavedBoxRow } from '@boxwright/contract';
import { type FormEvent, useEffect, useRef } from 'react';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useBoxChanges } from './use-box-changes.ts';

/** Asks for confirmation, because deleting can't be undone. */
export function DeleteBox({ box }: { box: SavedBoxRow }) {
  const question = useRef<HTMLParagraphElement>(null);
  const { run, isBusy } = useBoxChanges('The box is deleted.');
  // The pressed link has gone, so the form takes the focus.
  useEffect(() => question.current?.focus(), []);
  const remove = (event: FormEvent) => {
    event.preventDefault();
    void run(() => call('DeleteSavedBox', { boxId: box.id }));
  };
  return (
    <form method="post" action={paths.changeSavedBox('delete', box.id)} onSubmit={remove}>
      <input type="hidden" name="delete" value={box.id} />
      <p ref={question} tabIndex={-1} className="break-words font-semibold">
        Delete “{box.name}”?
      </p>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">This can’t be undone. Carts and orders keep their boxes.</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button type="submit" size="small" busy={isBusy && 'Deleting…'}>
          Delete
        </Button>
        <LinkButton to={paths.savedBoxes} tone="outline" size="small" replace preventScrollReset>
          Keep it
        </LinkButton>
      </div>
    </form>
  );
}
