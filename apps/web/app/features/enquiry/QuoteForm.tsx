import {
  type Failure,
  firstBroken,
  minimumQuoteQuantity,
  type QuoteForm as QuoteValues,
  quantityRule,
  quoteFailed,
  quoteRules,
  readableQuantityRule,
} from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { useState } from 'react';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/TextField.tsx';
import { type FieldProps, useRuledForm } from '../../ui/use-ruled-form.ts';
import { recordEvent } from '../analytics/record-event.ts';
import { PincodeField } from '../pincode/PincodeField.tsx';
import { CartonTypeChoice } from './CartonTypeChoice.tsx';
import { PrivacyNotice, RobotField } from './EnquiryFields.tsx';

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
  /** The values of a form that was posted without JavaScript. */
  typed?: Partial<Values> | undefined;
  failed?: Pick<Failure, 'text' | 'field'> | undefined;
}

/** The mono carton quotation form, in its panel and, without JavaScript, on the enquiry page. */
export function QuoteForm({ typed, failed }: QuoteFormProps) {
  const form = useRuledForm<Values>({
    rules: quoteRules,
    defaults: { ...empty, ...typed },
    keepAs: 'quote',
    secrets: ['website'],
    failed,
    send: async ({ website, ...values }) => {
      const answer = await call('monocartonsenquiry', { ...values, honeypot: website });
      if (answer.ok) {
        notify.success(answer.value);
        recordEvent('generate_lead', 'mono carton quotation');
        form.clear();
        return answer;
      }
      // A failed request has the specification's text; an answer has its own.
      const { code } = answer.failure;
      const isAnswer = code !== 'unavailable' && code !== 'internal';
      return isAnswer ? answer : { ok: false, failure: { code, text: quoteFailed } };
    },
  });
  return (
    // The layout depends on the width of the panel or page.
    <div className="@container">
      <form
        method="post"
        action={paths.quotation}
        noValidate
        onSubmit={form.onSubmit}
        className="grid grid-cols-1 gap-5"
      >
        <div className="grid gap-5 @lg:grid-cols-2">
          <TextField label="Name" autoComplete="name" {...form.field('name')} />
          <TextField label="Organisation" autoComplete="organization" {...form.field('organisation')} />
        </div>
        <div className="grid gap-5 @lg:grid-cols-[1fr_1.3fr_0.7fr]">
          <MobileField start="+91" {...form.field('mobile')} />
          <EmailField {...form.field('email')} />
          <PincodeField {...form.field('pincode')} />
        </div>
        <CartonTypeChoice field={form.field('cartonType')} />
        <div className="grid grid-cols-3 gap-x-3 gap-y-5 @lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
          <div className="col-span-3 @lg:col-span-1">
            <Quantity field={form.field('quantity')} />
          </div>
          <Size label="Length" field={form.field('length')} />
          <Size label="Width" field={form.field('width')} />
          <Size label="Height" field={form.field('height')} />
        </div>
        <RobotField field={form.field('website')} />
        <Button type="submit" busy={form.busy && 'Please wait...'}>
          Submit
        </Button>
        <PrivacyNotice />
      </form>
    </div>
  );
}

/** Shows an error beside the field on blur if it can't be read, or there are too few. */
function Quantity({ field }: { field: FieldProps }) {
  const [wrong, setWrong] = useState<string>();
  const check = (quantity: string) =>
    quantity === '' ? undefined : firstBroken([readableQuantityRule, quantityRule], { quantity })?.text;
  const error = field.error ?? wrong;
  return (
    <TextField
      label="Quantity"
      autoComplete="off"
      inputMode="numeric"
      className="figures"
      hint={error === undefined ? `At least ${formatCount(minimumQuoteQuantity)}` : undefined}
      {...field}
      error={error}
      onBlur={({ target }) => setWrong(check(target.value))}
      onChange={(event) => {
        field.onChange(event);
        if (wrong !== undefined) setWrong(check(event.target.value));
      }}
    />
  );
}

function Size({ label, field }: { label: string; field: FieldProps }) {
  return <TextField label={label} inputMode="decimal" autoComplete="off" end="cm" className="figures" {...field} />;
}
