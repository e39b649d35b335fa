import { type Failure, longestBoxName, savedText } from '@boxwright/contract';
import { Bookmark } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import { NoteField } from '../customiser/NoteField.tsx';
import { useNote } from '../customiser/use-note.ts';
import type { SaveBoxData } from './load-save-box.ts';
import { type SaveBoxTyped, saveBoxInput } from './save-box-input.ts';

interface SaveBoxFormProps {
  data: Pick<SaveBoxData, 'choice' | 'note' | 'product' | 'usualName'>;
  /** The values of a form that was posted without JavaScript. */
  typed?: SaveBoxTyped | undefined;
  failed?: Pick<Failure, 'text' | 'field'> | undefined;
}

/** Asks for the box's name, and shows the note to the printer that is kept with it. */
export function SaveBoxForm({ data: { choice, note: given, product, usualName }, typed, failed }: SaveBoxFormProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { note, change } = useNote(product.id, typed?.note ?? given, noteField);
  const form = useRuledForm<{ name: string }>({
    rules: [],
    defaults: { name: typed?.name ?? '' },
    // The key includes the box, so that another box's name isn't restored here.
    keepAs: `save-box${search}`,
    failed,
    send: async ({ name }) => {
      const saved = await call('SaveBox', saveBoxInput(choice, { name, note }));
      if (saved.ok) {
        notify.success(savedText(saved.value));
        await navigate(paths.savedBoxes);
      } else if (saved.failure.code === 'signed_out') await navigate(signInFor(pathname + search));
      return saved;
    },
  });
  return (
    <form
      method="post"
      action={pathname + search}
      noValidate
      onSubmit={form.onSubmit}
      className="flex max-w-xl flex-col gap-5"
    >
      <TextField
        label="Name"
        optional
        hint={`Without one it is called “${usualName}”.`}
        autoComplete="off"
        maxLength={longestBoxName}
        {...form.field('name')}
      />
      <NoteField note={note} onChange={change} fieldRef={noteField} />
      <Button type="submit" busy={form.busy && 'Saving…'}>
        <Bookmark aria-hidden="true" className="size-5" /> Save
      </Button>
    </form>
  );
}
