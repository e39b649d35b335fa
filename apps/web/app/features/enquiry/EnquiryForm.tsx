import { type EnquiryForm as EnquiryValues, enquiryRules } from '@boxwright/contract';
import { call } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import { recordEvent } from '../analytics/record-event.ts';
import { PincodeField } from '../pincode/PincodeField.tsx';
import { PrivacyNotice, RobotField } from './EnquiryFields.tsx';

const empty = { name: '', mobile: '', email: '', pincode: '', website: '' };

interface EnquiryFormProps {
  /** Empty for a general enquiry. */
  cartonType: string;
  onStored: () => void;
}

/** The enquiry panel's form. */
export function EnquiryForm({ cartonType, onStored }: EnquiryFormProps) {
  const form = useRuledForm<EnquiryValues & { readonly website: string }>({
    rules: enquiryRules,
    defaults: empty,
    keepAs: 'enquiry-panel',
    secrets: ['website'],
    send: async ({ website, ...values }) => {
      const answer = await call('monocartonsenquiry', { ...values, cartonType, honeypot: website });
      if (!answer.ok) return answer;
      notify.success(answer.value);
      recordEvent('generate_lead', 'enquiry panel');
      form.clear();
      onStored();
      return answer;
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <p className="text-ink-soft">
        {cartonType === '' ? (
          'Leave your number and we’ll call you'
        ) : (
          <>
            About <strong className="font-semibold text-ink">{cartonType}</strong>: leave your number and we’ll call you
          </>
        )}
        , within 2 hours on working days.
      </p>
      <TextField label="Name" autoComplete="name" {...form.field('name')} />
      <MobileField start="+91" {...form.field('mobile')} />
      <EmailField optional {...form.field('email')} />
      <PincodeField {...form.field('pincode')} />
      <RobotField field={form.field('website')} />
      <Button type="submit" busy={form.busy && 'Please wait...'}>
        Submit
      </Button>
      <PrivacyNotice />
    </form>
  );
}
