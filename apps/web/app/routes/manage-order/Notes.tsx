import { type OrderNoteRow, orderTextMaxLength } from '@boxwright/contract';
import type { Posted } from '../../features/office/posted-form.ts';
import { Fold } from '../../ui/Fold.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { errorOf, refusalOf } from './posted-desk-form.ts';
import { Section } from './Section.tsx';

interface NotesProps extends Pick<ShownDeskOrder, 'desk' | 'rows'> {
  posted: Posted | undefined;
}

/** Notes of staff for each other. */
export function Notes({ desk: { notes, may }, rows: [head], posted }: NotesProps) {
  const refusal = refusalOf(posted, 'note');
  return (
    <Section id="notes" title="Notes">
      <p className="mt-1 text-ink-soft text-sm">For staff only: customers never see them.</p>
      <ol aria-label="Notes" className="mt-3 flex flex-col gap-3 empty:hidden">
        {notes.map((note) => (
          <Note
            key={`${note.id} ${note.version}`}
            note={note}
            orderId={head.id}
            posted={posted}
            mayChange={may.changes}
          />
        ))}
      </ol>
      {may.changes ? (
        <DeskForm
          orderId={head.id}
          form="note"
          isKept
          refusal={refusal}
          button="Keep note"
          busy="Keeping…"
          label="New note"
          className="mt-4"
        >
          <TextArea
            id="note-text"
            label="New note"
            name="text"
            rows={2}
            maxLength={orderTextMaxLength}
            defaultValue={refusal?.typed['text']}
            {...errorOf(refusal, 'text')}
          />
        </DeskForm>
      ) : notes.length === 0 ? (
        <p className="mt-2">There are no notes.</p>
      ) : null}
    </Section>
  );
}

interface NoteProps {
  note: OrderNoteRow;
  orderId: number;
  posted: Posted | undefined;
  mayChange: boolean;
}

function Note({ note, orderId, posted, mayChange }: NoteProps) {
  const { id, version, by, isOwn, text, at, changedAt } = note;
  const refusal = refusalOf(posted, `change-note:${id}`) ?? refusalOf(posted, `delete-note:${id}`);
  const named = { noteId: id, version };
  return (
    <li className="rounded-md border border-kraft/40 bg-board px-3.5 py-2.5">
      <p className="text-ink-soft text-sm">
        <span className="font-semibold text-ink">{by}</span> · {formatMoment(at)}
        {changedAt === null ? '' : ` · changed on ${formatMoment(changedAt)}`}
      </p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      {isOwn && mayChange ? (
        <Fold isOpen={refusal !== undefined} className="mt-1">
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sm">Change or delete</summary>
          <DeskForm
            orderId={orderId}
            form={`change-note:${id}`}
            hidden={named}
            refusal={refusal}
            button="Save note"
            busy="Saving…"
            label={`Note of ${formatMoment(at)}`}
          >
            <TextArea
              label="Note"
              name="text"
              rows={2}
              maxLength={orderTextMaxLength}
              defaultValue={refusal?.typed['text'] ?? text}
              {...errorOf(refusal, 'text')}
            />
          </DeskForm>
          <DeskForm
            orderId={orderId}
            form={`delete-note:${id}`}
            hidden={named}
            button="Delete note"
            busy="Deleting…"
            tone="outline"
          />
        </Fold>
      ) : null}
    </li>
  );
}
