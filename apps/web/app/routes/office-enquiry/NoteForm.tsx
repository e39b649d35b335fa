import { enquiryTextMaxLength } from '@boxwright/contract';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

/** Keeps a note for colleagues. */
export function NoteForm({ typed }: { typed: string }) {
  const isSending = useNavigation().formData?.get('form') === 'note';
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4">
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
