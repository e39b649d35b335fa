import { enquiryTextMaxLength, type OfficeEnquiry } from '@boxwright/contract';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useKeptForm } from '../../features/office/use-kept-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

interface NoteFormProps {
  enquiry: OfficeEnquiry;
  /** The text typed into a refused form. */
  typed: string;
}

/** The form that adds a note for colleagues. */
export function NoteForm({ enquiry: { id }, typed }: NoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const timesSent = useKeptForm(form, `note ${id}`, typed !== '');
  const isSending = useNavigation().formData?.get('form') === 'note';
  return (
    <Form key={timesSent} ref={form} method="post" preventScrollReset className="flex flex-col gap-4">
      <TextArea
        id="note"
        label="Note for colleagues"
        name="text"
        rows={3}
        required
        maxLength={enquiryTextMaxLength}
        defaultValue={typed}
      />
      <Button
        type="submit"
        name="form"
        value="note"
        tone="outline"
        busy={isSending && 'Saving…'}
        className="self-start"
      >
        Keep note
      </Button>
    </Form>
  );
}
