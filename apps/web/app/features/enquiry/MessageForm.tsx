import { type EnquiryForm, enquiryPageRules, type Failure } from '@boxwright/contract';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { notify } from '../../ui/notify.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/useRuledForm.ts';
import { recordEvent } from '../measure/record-event.ts';
import { PincodeField, PrefixedMobileField, PrivacyNotice, RobotField } from './EnquiryFields.tsx';

interface Values extends EnquiryForm {
  readonly company: string;
  readonly message: string;
  readonly website: string;
}

const empty: Values = { name: '', email: '', mobile: '', pincode: '', company: '', message: '', website: '' };

interface MessageFormProps {
  /** What the message begins with. */
  message: string;
  /** What the server sent back of a form that was posted without script. */
  typed?: Partial<Values> | undefined;
  failed?: Pick<Failure, 'text' | 'field'> | undefined;
}

/** The form of the enquiry page. Once it is stored, the visitor is brought home. */
export function MessageForm({ message, typed, failed }: MessageFormProps) {
  const navigate = useNavigate();
  const form = useRuledForm<Values>({
    rules: enquiryPageRules,
    defaults: { ...empty, message, ...typed },
    keepAs: 'enquiry-page',
    secrets: ['website'],
    failed,
    send: async ({ website, ...values }) => {
      const answer = await call('enquiryMailer', {
        ...values,
        name: values.name.trim(),
        email: values.email.trim(),
        company: values.company.trim(),
        message: values.message.trim(),
        leftEmpty: website,
      });
      if (!answer.ok) return answer;
      notify.success(answer.value);
      recordEvent('generate_lead', 'enquiry page');
      form.clear();
      await navigate(paths.home);
      return answer;
    },
  });
  return (
    <form
      method="post"
      action={paths.enquiry}
      noValidate
      onSubmit={form.onSubmit}
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <TextField label="Name" autoComplete="name" maxLength={100} {...form.field('name')} />
      <PrefixedMobileField field={form.field('mobile')} />
      <EmailField {...form.field('email')} />
      <PincodeField field={form.field('pincode')} />
      <div className="sm:col-span-2">
        <TextField
          label="Company name"
          optional
          autoComplete="organization"
          maxLength={150}
          {...form.field('company')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          label="Message"
          optional
          maxLength={4000}
          hint="What is to be packed, how many, and by when: then we can answer with a price."
          {...form.field('message')}
        />
      </div>
      <RobotField field={form.field('website')} />
      <Button type="submit" busy={form.busy && 'Please wait...'} className="sm:col-span-2">
        Submit
      </Button>
      <PrivacyNotice className="sm:col-span-2" />
    </form>
  );
}
