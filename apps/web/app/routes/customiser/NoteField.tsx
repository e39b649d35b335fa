import { longestNote } from '@boxwright/contract';
import type { Ref } from 'react';
import { TextArea } from '../../ui/TextArea.tsx';

interface NoteFieldProps {
  note: string;
  onChange: (note: string) => void;
  fieldRef: Ref<HTMLTextAreaElement>;
  /** In forms that are posted. Those that are sent as an address leave it out, because the note must not be in one. */
  name?: string;
}

/** A note that goes with the box into the cart and the order. */
export function NoteField({ note, onChange, fieldRef, name }: NoteFieldProps) {
  return (
    <TextArea
      ref={fieldRef}
      label="Note to the printer"
      name={name}
      optional
      rows={2}
      maxLength={longestNote}
      hint={`${note.length === 0 ? 'At most' : `${note.length} of at most`} ${longestNote} characters. Printed on your order form.`}
      value={note}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
