import { type EnquiryForm, enquiryPageRules, type Failure, fail } from '@boxwright/contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { island } from '../../ui/island.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { notify } from '../../ui/notify.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type FieldProps, type RuledForm, useRuledForm } from '../../ui/use-ruled-form.ts';
import { useStable } from '../../ui/use-stable.ts';
import { recordEvent } from '../analytics/record-event.ts';
import { PincodeField } from '../pincode/PincodeField.tsx';
import { useShell } from '../site/shell-data.ts';
import { PrivacyNotice, RobotField } from './EnquiryFields.tsx';
import { filesIn } from './enquiry-files.ts';
import { finishes, longestWish, messageWithWishes, noWishes, type Wishes, wishNames } from './wishes.ts';

/** Without its script no file can be sent. */
const EnquiryFiles = island(() => import('./EnquiryFiles.tsx').then(({ EnquiryFiles }) => EnquiryFiles));

interface Values extends EnquiryForm, Wishes {
  readonly company: string;
  readonly message: string;
  /** As `filesAsText` writes them. */
  readonly files: string;
  readonly website: string;
}

const empty: Values = {
  name: '',
  email: '',
  mobile: '',
  pincode: '',
  company: '',
  message: '',
  files: '',
  ...noWishes,
  website: '',
};

interface MessageFormProps {
  /** The initial message: what the enquiry is about. */
  message: string;
  /** Whether that message describes a box already. */
  isDescribed: boolean;
  /** The initial pincode. */
  pincode: string;
  /** The values of a form that was posted without JavaScript. */
  typed?: Partial<Values> | undefined;
  failed?: Pick<Failure, 'text' | 'field'> | undefined;
}

/** The form of the enquiry page. Once the message is stored, the home page opens. */
export function MessageForm({ message, isDescribed, pincode, typed, failed }: MessageFormProps) {
  const navigate = useNavigate();
  const isSendingFile = useRef(false);
  const noteSending = useStable((isSending: boolean) => {
    isSendingFile.current = isSending;
  });
  const form = useRuledForm<Values>({
    rules: enquiryPageRules,
    defaults: { ...empty, message, pincode, ...typed },
    // Kept by subject: each box has a message of its own.
    keepAs: `enquiry-page${message}`,
    secrets: ['website'],
    failed,
    send: async ({ website, what, count, finish, files, ...values }) => {
      if (isSendingFile.current) return stillSending;
      const answer = await call('enquiryMailer', {
        ...values,
        message: messageWithWishes(values.message, { what, count, finish }),
        files: filesIn(files).map(({ token }) => token),
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
      {isDescribed ? null : (
        <div className="grid gap-x-3 gap-y-5 min-[430px]:grid-cols-2 sm:col-span-2 sm:grid-cols-[1.4fr_0.8fr_1fr]">
          <div className="max-sm:col-span-full">
            <TextField
              label={wishNames.what}
              optional
              autoComplete="off"
              maxLength={longestWish}
              {...form.field('what')}
            />
          </div>
          <TextField
            label={wishNames.count}
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={longestWish}
            className="figures"
            {...form.field('count')}
          />
          <FinishField field={form.field('finish')} />
        </div>
      )}
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
          hint="The size if you know it, the town and by when."
          {...form.field('message')}
        />
      </div>
      <FilesField form={form} onSending={noteSending} />
      <RobotField field={form.field('website')} />
      <Button type="submit" busy={form.busy && 'Please wait...'} className="sm:col-span-2">
        Submit
      </Button>
      <PrivacyNotice className="sm:col-span-2" />
    </form>
  );
}

const stillSending = fail(
  'invalid',
  'A file is still on its way, or being looked at. Please wait a moment, or take it out.',
  {
    field: 'files',
  },
);

function FilesField({ form, onSending }: { form: RuledForm<Values>; onSending: (isSending: boolean) => void }) {
  const { company } = useShell();
  const { name, error, ref } = form.field('files');
  const change = useStable((value: string) => form.setValue('files', value));
  return (
    <>
      {/* Not by its default: a hidden field has no other value, and would lose its files with the next change of the page. */}
      <input type="hidden" value={form.current.files} {...{ name, ref }} />
      <EnquiryFiles value={form.current.files} error={error} onChange={change} onSending={onSending} />
      <noscript>
        <p className="text-[0.9375rem] text-ink-soft sm:col-span-2">
          Files can be sent here with JavaScript; without it, mail them to{' '}
          <a href={`mailto:${company.email}`} className="underline underline-offset-4">
            {company.email}
          </a>
          , with your name as the subject.
        </p>
      </noscript>
    </>
  );
}

function FinishField({ field: { error, name, defaultValue, ref, onChange } }: { field: FieldProps }) {
  return (
    <Select
      label={wishNames.finish}
      optional
      placeholder="Not decided"
      options={finishes.map((finish) => ({ value: finish, label: finish }))}
      {...{ error, name, defaultValue, ref, onChange }}
    />
  );
}
