import {
  type Failure,
  fewestQuoted,
  type QuoteForm as QuoteValues,
  quantityRule,
  quoteFailed,
  quoteRules,
} from '@boxwright/contract';
import { useState } from 'react';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/TextField.tsx';
import { type FieldProps, useRuledForm } from '../../ui/useRuledForm.ts';
import { CartonTypeChoice } from './CartonTypeChoice.tsx';
import { EmailField, MobileField, PincodeField, PrivacyNotice, RobotField } from './EnquiryFields.tsx';

type Values = QuoteValues & { readonly website: string };

const empty: Values = {
  name: '',
  organisation: '',
  mobile: '',
  email: '',
  pincode: '',
  cartonType: '',
  quantity: '',
  length: '',
  width: '',
  height: '',
  website: '',
};

interface QuoteFormProps {
  /** What the server sent back of a form that was posted without script. */
  typed?: Partial<Values> | undefined;
  failed?: Pick<Failure, 'text' | 'field'> | undefined;
}

/** The mono carton quotation form, in its panel and, without script, on the enquiry page. */
export function QuoteForm({ typed, failed }: QuoteFormProps) {
  const form = useRuledForm<Values>({
    rules: quoteRules,
    defaults: { ...empty, ...typed },
    keepAs: 'quote',
    secrets: ['website'],
    failed,
    send: async ({ website, ...values }) => {
      const answer = await call('monocartonsenquiry', {
        ...values,
        name: values.name.trim(),
        organisation: values.organisation.trim(),
        email: values.email.trim(),
        leftEmpty: website,
      });
      if (answer.ok) {
        notify.success(answer.value);
        form.clear();
        return answer;
      }
      // What went wrong on the way has the document's words; an answer has its own.
      const { code } = answer.failure;
      const isAnswer = code !== 'unavailable' && code !== 'internal';
      return isAnswer ? answer : { ok: false, failure: { code, text: quoteFailed } };
    },
  });
  return (
    <form
      method="post"
      action={paths.quotation}
      noValidate
      onSubmit={form.onSubmit}
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <TextField label="Name" autoComplete="name" maxLength={100} {...form.field('name')} />
      <TextField label="Organisation" autoComplete="organization" maxLength={150} {...form.field('organisation')} />
      <MobileField field={form.field('mobile')} />
      <EmailField label="Email" field={form.field('email')} />
      <PincodeField field={form.field('pincode')} />
      <Quantity field={form.field('quantity')} />
      <div className="sm:col-span-2">
        <CartonTypeChoice field={form.field('cartonType')} />
      </div>
      <div className="grid grid-cols-3 gap-3 sm:col-span-2">
        <Size label="Length" field={form.field('length')} />
        <Size label="Width" field={form.field('width')} />
        <Size label="Height" field={form.field('height')} />
      </div>
      <RobotField field={form.field('website')} />
      <Button type="submit" busy={form.busy && 'Please wait...'} className="sm:col-span-2">
        Submit
      </Button>
      <PrivacyNotice className="sm:col-span-2" />
    </form>
  );
}

/** Says beside it, as soon as it is left, that there are too few. */
function Quantity({ field }: { field: FieldProps }) {
  const [isLow, setLow] = useState(false);
  const check = (quantity: string) => quantity !== '' && quantityRule.fails({ quantity });
  return (
    <TextField
      label="Quantity"
      autoComplete="off"
      digitsOnly
      maxLength={9}
      hint={`At least ${fewestQuoted}`}
      {...field}
      error={field.error ?? (isLow ? quantityRule.text : undefined)}
      onBlur={({ target }) => setLow(check(target.value))}
      onChange={(event) => {
        field.onChange(event);
        if (isLow) setLow(check(event.target.value));
      }}
    />
  );
}

function Size({ label, field }: { label: string; field: FieldProps }) {
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      end="cm"
      className="figures"
      {...field}
    />
  );
}
