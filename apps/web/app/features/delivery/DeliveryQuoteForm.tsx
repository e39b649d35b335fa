import {
  type BoxLimits,
  type DeliveryContact,
  deliveryContactRules,
  deliveryQuantityRules,
  type Failure,
  fail,
  isTooMany,
  noQuantityChosen,
  type Output,
  type Rule,
  wrongQuantity,
} from '@boxwright/contract';
import { useQuery } from '@tanstack/react-query';
import { answerTo, useLastGood } from '../../answers.tsx';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import { recordEvent } from '../analytics/record-event.ts';
import { AskForQuote } from '../configurator/AskForQuote.tsx';
import { type BoxChoice, countOf, orderableQuantity, writeChoice } from '../configurator/box-choice.ts';
import { boxInput, quoteInput } from '../configurator/quote-input.ts';
import { PrivacyNotice, RobotField } from '../enquiry/EnquiryFields.tsx';
import { keepPincode } from '../pincode/kept-pincode.ts';
import { PincodeField } from '../pincode/PincodeField.tsx';
import { useCustomer } from '../session/session.ts';
import { type BoxToDeliver, deliveryMessage } from './delivery-chat.ts';
import { WhatItWeighs } from './WhatItWeighs.tsx';

export interface DeliveryValues extends DeliveryContact {
  readonly quantity: string;
  readonly website: string;
}

interface DeliveryQuoteFormProps {
  box: BoxToDeliver;
  choice: BoxChoice;
  limits: BoxLimits;
  /** The quote of the choice, if the server has it already. */
  quote?: Output<'GetQuote'> | undefined;
  /** Values to begin with: those of a form that was posted without JavaScript, or what is known of the visitor. */
  typed?: Partial<DeliveryValues> | undefined;
  failed?: Pick<Failure, 'text' | 'field'> | undefined;
  /** Called with the message for the chat once the request is stored. */
  onStored: (message: string) => void;
}

const empty: DeliveryValues = {
  quantity: '',
  name: '',
  mobile: '',
  email: '',
  organisation: '',
  pincode: '',
  website: '',
};

/** Asks what the delivery of a box costs (document 3, Delivery quote): a dialog, and a page without JavaScript. */
export function DeliveryQuoteForm({ box, choice, limits, quote, typed, failed, onStored }: DeliveryQuoteFormProps) {
  const { quantity, pincode } = choice;
  const customerId = useCustomer()?.id ?? null;
  const boxOf = ({ quantity, pincode }: Pick<DeliveryValues, 'quantity' | 'pincode'>) =>
    quoteInput({ ...choice, deliveryType: 'StandardShipping', quantity, pincode }, limits, [], customerId);
  // Each rule reads only some of the form's fields.
  const rules = [...deliveryQuantityRules(limits), ...deliveryContactRules] as readonly Rule<DeliveryValues>[];
  const form = useRuledForm<DeliveryValues>({
    rules,
    defaults: { ...empty, quantity, pincode, ...typed },
    keepAs: 'delivery-quote',
    // The box's own quantity and pincode count, not those of an earlier box.
    secrets: ['website', 'quantity', 'pincode'],
    failed,
    send: async ({ website, quantity, ...contact }) => {
      const values = { quantity, pincode: contact.pincode };
      const quoted = await call('GetQuote', boxOf(values));
      if (!quoted.ok) return quoted;
      const { price } = quoted.value;
      if (price === null) return fail('invalid', noQuantityChosen, { field: 'quantity' });
      const answer = await call('DeliveryCostMailer', {
        ...contact,
        weight: price.weight,
        sentTotal: price.total / 100,
        box: { ...boxInput(choice), quantity: countOf(values) },
        honeypot: website,
      });
      if (!answer.ok) return answer;
      notify.success(answer.value);
      recordEvent('generate_lead', 'delivery quote');
      keepPincode(values.pincode);
      onStored(
        deliveryMessage(box, {
          quantity: countOf(values),
          pincode: values.pincode,
          weight: price.weight,
        }),
      );
      return answer;
    },
  });
  const { data: answer } = useQuery(answerTo('GetQuote', boxOf(form.current)));
  const live = useLastGood(answer) ?? quote ?? null;
  const isOrderable = orderableQuantity({ ...choice, quantity: form.current.quantity }, limits) !== null;
  const { error, ...quantityField } = form.field('quantity');

  return (
    <form
      method="post"
      action={paths.deliveryQuote(writeChoice(choice).toString())}
      noValidate
      onSubmit={form.onSubmit}
      className="grid gap-5"
    >
      <WhatItWeighs box={box} quote={isOrderable ? live : null} />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        <div>
          <TextField
            label="Quantity"
            inputMode="numeric"
            autoComplete="off"
            className="figures"
            {...quantityField}
            error={error ?? wrongQuantity(form.current.quantity, limits)}
          />
          {isTooMany(form.current.quantity, limits) ? (
            <AskForQuote
              box={writeChoice({ ...choice, quantity: form.current.quantity, pincode: form.current.pincode })}
              className="inline-flex min-h-11 items-center"
            />
          ) : null}
        </div>
        <PincodeField invalid="Please enter valid pin code" {...form.field('pincode')} />
      </div>
      <TextField label="Name" autoComplete="name" {...form.field('name')} />
      <MobileField start="+91" {...form.field('mobile')} />
      <EmailField {...form.field('email')} />
      <TextField label="Organisation" autoComplete="organization" {...form.field('organisation')} />
      <RobotField field={form.field('website')} />
      <Button type="submit" busy={form.busy && 'Please wait...'}>
        Submit
      </Button>
      <PrivacyNotice />
    </form>
  );
}
