import { isWithin, longestNote, tooLong } from '@boxwright/contract';
import type { Ref } from 'react';
import { printedHint } from '../../features/address/printed-hint.ts';
import { names } from '../../features/configurator/box-choice.ts';
import { TextArea } from '../../ui/TextArea.tsx';

interface NoteFieldProps {
  note: string;
  onChange: (note: string) => void;
  fieldRef: Ref<HTMLTextAreaElement>;
}

/** Why a note is refused: its end would be missing in print. */
export const noteProblem = (note: string): string | undefined =>
  isWithin(note, longestNote) ? undefined : tooLong('the note to the printer', longestNote);

/** A note that goes with the box into the cart and the order, into a quotation and among the saved boxes. */
export function NoteField({ note, onChange, fieldRef }: NoteFieldProps) {
  return (
    <TextArea
      ref={fieldRef}
      name={names.note}
      label="Note to the printer"
      optional
      rows={2}
      hint={`${note.length === 0 ? 'At most' : `${note.length} of at most`} ${longestNote} characters. Printed on your quotation and order form. ${printedHint(note) ?? ''}`}
      error={noteProblem(note)}
      value={note}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
