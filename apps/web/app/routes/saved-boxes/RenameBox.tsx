import { boxNameRules, type Failure, firstBroken, longestBoxName, type SavedBoxRow } from '@boxwright/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useBoxChanges } from './use-box-changes.ts';

interface RenameBoxProps {
  box: SavedBoxRow;
  /** Why a form that was posted without JavaScript was refused. */
  failed: Pick<Failure, 'text'> | undefined;
}

/** Asks for a box's new name. */
export function RenameBox({ box, failed }: RenameBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState(failed?.text);
  const { run, isBusy } = useBoxChanges('The box is renamed.');
  // The pressed link has gone, so the form takes the focus.
  useEffect(() => field.current?.select(), []);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    const broken = firstBroken(boxNameRules, { name });
    setError(broken?.text);
    if (broken === undefined) return void run(() => call('RenameSavedBox', { boxId: box.id, name }));
    notify.error(broken.text);
    field.current?.focus();
  };
  return (
    <form method="post" action={paths.changeSavedBox('rename', box.id)} noValidate onSubmit={rename}>
      <input type="hidden" name="rename" value={box.id} />
      <TextField
        ref={field}
        label="Name of this box"
        name="name"
        defaultValue={box.name}
        autoComplete="off"
        maxLength={longestBoxName}
        error={error}
        onChange={() => setError(undefined)}
      />
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button type="submit" size="small" busy={isBusy && 'Renaming…'}>
          Rename
        </Button>
        <LinkButton to={paths.savedBoxes} tone="outline" size="small" replace preventScrollReset>
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}
