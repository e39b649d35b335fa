import { enquiryTextMaxLength, type OfficeEnquiry } from '@boxwright/contract';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useKeptForm } from '../../features/office/use-kept-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

interface AnswerFormProps {
  enquiry: OfficeEnquiry;
  /** The text typed into a refused form. */
  typed: string;
}

/** The form that answers an enquiry by mail. */
export function AnswerForm({ enquiry: { id, email, name, version }, typed }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const timesSent = useKeptForm(form, `answer ${id}`, typed !== '');
  const isSending = useNavigation().formData?.get('form') === 'answer';
  if (email === null)
    return (
      <Card className="p-5">
        <h2 className="text-xl">Answer</h2>
        <p className="mt-2">They left no e-mail address. Please call, and keep a note of it.</p>
      </Card>
    );
  return (
    <Card className="p-5">
      <Form key={timesSent} ref={form} method="post" preventScrollReset className="flex flex-col gap-4">
        <input type="hidden" name="version" value={version} />
        <TextArea
          id="answer"
          label={`Answer to ${name}`}
          name="text"
          rows={7}
          required
          maxLength={enquiryTextMaxLength}
          defaultValue={typed}
          hint={`Mailed to ${email}. Their reply goes to the company’s own mailbox and isn’t shown here.`}
        />
        <Button
          type="submit"
          name="form"
          value="answer"
          tone="ink"
          busy={isSending && 'Sending…'}
          className="self-start"
        >
          Send answer
        </Button>
      </Form>
    </Card>
  );
}
