import { type EnquiryForm, enquiryPageRules, type Failure } from '@boxwright/contract';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { notify } from '../../ui/notify.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import { recordEvent } from '../analytics/record-event.ts';
import { PincodeField } from '../pincode/PincodeField.tsx';
import { PrivacyNotice, RobotField } from './EnquiryFields.tsx';

interface Values extends EnquiryForm {
  readonly company: string;
  readonly message: string;
  readonly website: string;
}

const empty: Values = { name: '', email: '', mobile: '', pincode: '', company: '', message: '', website: '' };

interface MessageFormProps {
  /** The initial message: what the enquiry is about. */
  message: string;
  /** The initial pincode. */
  pincode: string;
  /** The values of a form that was posted without JavaScript. */
  typed?: Partial<Values> | undefined;
  failed?: Pick<Failure, 'text' | 'field'> | undefined;
}

/** The form of the enquiry page. Once the message is stored, the home page opens. */
export function MessageForm({ message, pincode, typed, failed }: MessageFormProps) {
  const navigate = useNavigate();
  const form = useRuledForm<Values>({
    rules: enquiryPageRules,
    defaults: { ...empty, message, pincode, ...typed },
    // Kept by subject: each box has a message of its own.
    keepAs: `enquiry-page${message}`,
    secrets: ['website'],
    failed,
    send: async ({ website, ...values }) => {
      const answer = await call('enquiryMailer', {
        ...values,
        name: values.name.trim(),
        email: values.email.trim(),
        company: values.company.trim(),
        message: values.message.trim(),
        honeypot: website,
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
      <TextField label="Name" autoComplete="name" {...form.field('name')} />
      <MobileField start="+91" {...form.field('mobile')} />
      <EmailField {...form.field('email')} />
      <PincodeField {...form.field('pincode')} />
      <div className="sm:col-span-2">
        <TextField label="Company name" optional autoComplete="organization" {...form.field('company')} />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          label="Message"
          optional
          rows={message.includes('\n') ? 9 : 5}
          hint="What you want to pack, how many boxes, and by when, so that we can reply with a price."
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
