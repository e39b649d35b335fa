import { longestNote } from '@boxwright/contract';
import { TextArea } from '../../ui/TextArea.tsx';
import type { BoxFormState } from './use-box-form.ts';

/** A note that goes with the box into the cart and the order. Without a name, because it must not be in the address. */
export function NoteField({ form: { refs, note, changeNote } }: { form: BoxFormState }) {
  return (
    <TextArea
      ref={refs.note}
      label="Note to the printer"
      optional
      rows={2}
      maxLength={longestNote}
      hint={`${note.length === 0 ? 'At most' : `${note.length} of at most`} ${longestNote} characters. Printed on your order form.`}
      value={note}
      onChange={(event) => changeNote(event.target.value)}
    />
  );
}
