import { chequeBankMaxLength, paiseIn } from '@boxwright/contract';
import { formatRupees, type Paise, toRupees } from '@boxwright/money';
import { comeBackReasons, comeBackWords, isStepBack } from '@boxwright/orders';
import { useEffect, useRef } from 'react';
import { CourierField } from '../../features/office/CourierField.tsx';
import type { Posted } from '../../features/office/posted-form.ts';
import { statusName } from '../../features/order/order-standing.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CancelForm } from './CancelForm.tsx';
import { Consequences } from './Consequences.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { CreditForm } from './CreditForm.tsx';
import { CreditNoteLink, needsCreditNote } from './CreditNoteLink.tsx';
import { packedEarly } from './cancel-words.ts';
import { DebitForm } from './DebitForm.tsx';
import { RupeesField } from './DeskFields.tsx';
import { DeskForm } from './DeskForm.tsx';
import { DispatchNotes } from './DispatchNotes.tsx';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { mayComeIn } from './may-come-in.ts';
import { Nothing } from './Nothing.tsx';
import { stepVerb } from './OrderHead.tsx';
import { errorOf, refusalOf } from './posted-desk-form.ts';
import { ReprintForm } from './ReprintForm.tsx';
import { ReverseForm } from './ReverseForm.tsx';
import { reasonOfRefund } from './reason-of-refund.ts';
import { ShortItems } from './ShortItems.tsx';
import { useOrderAddresses } from './use-order-addresses.ts';
import { WaitsForMoney } from './WaitsForMoney.tsx';

/** The contract's codec guarantees whole paise. */
const rupees = (amount: number) => formatRupees(amount as Paise);
const comeBackOptions = comeBackReasons.map((value) => ({ value, label: comeBackWords[value].name }));
const typedAmount = (amount: number) => toRupees(amount as Paise);

interface ActPanelProps extends Pick<ShownDeskOrder, 'desk' | 'rows' | 'today'> {
  /** `step`, `cancel`, `payment`, `reverse`, `credit`, `debit`, `correct`, `reprint` or `refund`. */
  act: string | null;
  /** The status of the step, or the entry to reverse. */
  to: string | null;
  posted: Posted | undefined;
}

/** The form of what is about to be done; its first control has the focus. */
export function ActPanel(props: ActPanelProps) {
  const { act, to, posted } = props;
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another act is another form.
  useEffect(() => {
    // A refused form has already put the focus on the refused field.
    if (posted?.failed !== undefined) return;
    const first = panel.current?.querySelector<HTMLElement>('[data-first]');
    (first ?? panel.current?.querySelector<HTMLElement>('button[type=submit]'))?.focus();
  }, [act, to]);
  const content = contentOf(props);
  if (content === null) return null;
  return (
    <Card className="mt-5 border-ink p-4 sm:p-5">
      <div ref={panel}>{content}</div>
    </Card>
  );
}

function contentOf(props: ActPanelProps) {
  const { act, desk } = props;
  if (act === 'step') return <StepForm {...props} />;
  if (act === 'cancel') return <CancelForm {...props} beside={<Keep orderId={props.rows[0].id} />} />;
  if (act === 'payment' && desk.may.payments) return <PaymentForm {...props} />;
  if (act === 'reverse' && desk.may.reversals)
    return <ReverseForm {...props} beside={<Keep orderId={props.rows[0].id} />} />;
  if (act === 'credit' && desk.may.refunds) {
    return <CreditForm {...props} beside={<Keep orderId={props.rows[0].id} />} />;
  }
  if (act === 'debit' && desk.may.refunds) {
    return <DebitForm {...props} beside={<Keep orderId={props.rows[0].id} />} />;
  }
  if (act === 'correct' && desk.may.supply) {
    return <CorrectionForm {...props} beside={<Keep orderId={props.rows[0].id} />} />;
  }
  if (act === 'reprint' && desk.may.changes) {
    return <ReprintForm {...props} beside={<Keep orderId={props.rows[0].id} />} />;
  }
  if (act === 'refund' && desk.may.refunds) return <RefundForm {...props} />;
  return null;
}

function Keep({ orderId }: { orderId: number }) {
  const { here } = useOrderAddresses(orderId);
  return (
    <LinkButton to={here} tone="quiet" size="small" replace preventScrollReset>
      Leave it
    </LinkButton>
  );
}

function StepForm({ desk, rows: [head], to, posted }: ActPanelProps) {
  const refusal = refusalOf(posted, 'step');
  const step = desk.steps.find((each) => each.to === to);
  if (step === undefined) {
    // A refusal says what happened meanwhile.
    if (refusal !== undefined) return <PostedFailure failed={refusal.failed} />;
    return (
      <Nothing refusal={undefined}>This order is {statusName(head.status)}: that step is not the next one.</Nothing>
    );
  }
  const { typed = {} } = refusal ?? {};
  const verb = stepVerb(step.to, head.status);
  const isBack = isStepBack(head.status, step.to);
  if (step.waitsFor !== '') {
    return (
      <>
        <h2 className="text-xl">{verb}</h2>
        <PostedFailure failed={refusal?.failed} />
        <WaitsForMoney desk={desk} orderId={head.id} step={step} posted={posted} beside={<Keep orderId={head.id} />} />
      </>
    );
  }
  return (
    <>
      <h2 className="text-xl">{verb}</h2>
      <p className="mt-2 text-[0.9375rem]">
        <span className="text-ink-soft">The customer is mailed:</span> {step.label}. {step.whatHappensNext}
      </p>
      {step.to === 'Packed' ? <Consequences sentences={packedEarly(desk.cancellation?.works ?? [])} /> : null}
      {step.to === 'Dispatched' ? <DispatchNotes desk={desk} isPacked={head.status === 'Packed'} /> : null}
      <DeskForm
        orderId={head.id}
        form="step"
        hidden={{ seen: head.status, to: step.to }}
        refusal={refusal}
        button={verb}
        busy="Saving…"
        tone="primary"
        beside={<Keep orderId={head.id} />}
        className="mt-3"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {step.needsCourier ? (
            <>
              <CourierField data-first defaultValue={typed['courier']} {...errorOf(refusal, 'courier')} />
              <TextField
                label="Tracking number"
                name="trackingNumber"
                maxLength={60}
                optional
                defaultValue={typed['trackingNumber']}
                data-scan
              />
            </>
          ) : null}
          {step.to === 'Returned' ? (
            <Select
              label="Why"
              name="reason"
              data-first
              defaultValue={typed['reason'] ?? ''}
              options={[{ value: '', label: 'Please choose' }, ...comeBackOptions]}
              {...errorOf(refusal, 'reason')}
            />
          ) : null}
          <TextField
            label={isBack ? 'Why, for the customer' : 'Words to the customer'}
            name="note"
            maxLength={500}
            optional={!isBack}
            defaultValue={typed['note']}
            {...errorOf(refusal, 'note')}
          />
        </div>
        {step.to === 'Dispatched' && head.status === 'Packed' ? <ShortItems lines={desk.lines} typed={typed} /> : null}
      </DeskForm>
    </>
  );
}

function PaymentForm({ rows: [head], today, posted }: ActPanelProps) {
  const refusal = refusalOf(posted, 'payment');
  const { typed = {} } = refusal ?? {};
  if (!mayComeIn(head)) {
    return <Nothing refusal={refusal}>Nothing is due for this order, so there is no payment to record.</Nothing>;
  }
  const goesBack = head.status === 'Cancelled' && head.due === 0;
  const isMore = !goesBack && (paiseIn(typed['amount'] ?? '') ?? 0) > head.due;
  return (
    <>
      <h2 className="text-xl">Record a payment</h2>
      <p className="mt-2 text-[0.9375rem]">
        {goesBack
          ? 'This order is cancelled: transfer back the money that has come for it. The customer is mailed.'
          : `${rupees(head.due)} are due. The customer gets a mail about the payment, with a receipt voucher if it is an advance.`}
      </p>
      <DeskForm
        orderId={head.id}
        form="payment"
        hidden={{ seenDue: head.due }}
        refusal={refusal}
        button="Record the payment"
        busy="Recording…"
        tone="primary"
        beside={<Keep orderId={head.id} />}
        className="mt-3"
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <TextField
            label="Reference"
            hint="The bank’s (UTR, UPI), or the number of the receipt or cheque"
            name="reference"
            maxLength={40}
            autoComplete="off"
            data-first
            defaultValue={typed['reference']}
            {...errorOf(refusal, 'reference')}
          />
          <RupeesField
            label="Amount in rupees"
            name="amount"
            initial={typedAmount(goesBack ? head.totalWithTax : head.due)}
            refusal={refusal}
          />
          <Select
            label="How it came in"
            name="how"
            defaultValue={typed['how'] ?? 'transfer'}
            options={[
              { value: 'transfer', label: 'Bank transfer or UPI' },
              { value: 'cash', label: 'Cash' },
              { value: 'cheque', label: 'Cheque that has cleared' },
            ]}
          />
          <TextField
            label="Bank of a cheque"
            name="bank"
            maxLength={chequeBankMaxLength}
            optional
            defaultValue={typed['bank']}
            {...errorOf(refusal, 'bank')}
          />
          <TextField
            label="Day"
            hint="For a cheque, the day on which it cleared"
            name="receivedOn"
            type="date"
            max={today}
            defaultValue={typed['receivedOn'] ?? today}
            {...errorOf(refusal, 'receivedOn')}
          />
        </div>
        {refusal?.failed?.field === 'isShared' || typed['isShared'] === 'yes' ? (
          <Checkbox
            name="isShared"
            value="yes"
            defaultChecked={typed['isShared'] === 'yes'}
            label="Yes, one transfer paid several orders."
          />
        ) : null}
        {isMore ? (
          <Checkbox
            name="isMore"
            value="yes"
            defaultChecked={typed['isMore'] === 'yes'}
            label="The amount is right: record all of it. The excess waits to be paid back, or to be kept on the customer’s account."
          />
        ) : null}
      </DeskForm>
    </>
  );
}

function RefundForm({ desk, rows: [head], posted }: ActPanelProps) {
  const refusal = refusalOf(posted, 'refund');
  const { typed = {} } = refusal ?? {};
  const { refundable, overpaid } = desk;
  if (refundable === 0) {
    return (
      <Nothing refusal={refusal}>
        Nothing can be paid back now. Before the dispatch, only an overpayment can be paid back; cancelling pays
        everything back.
      </Nothing>
    );
  }
  const byCreditNote = refundable > overpaid && needsCreditNote(desk);
  const most = byCreditNote ? overpaid : refundable;
  const named = byCreditNote ? (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-[0.9375rem]">
        The items of this invoice have different GST rates or HSN codes. To pay back for some of them, write a credit
        note: it names them, and pays the money back.
      </p>
      <CreditNoteLink orderId={head.id} />
    </div>
  ) : null;
  if (most === 0) {
    return (
      <>
        <h2 className="text-xl">Pay back</h2>
        <PostedFailure failed={refusal?.failed} />
        {named}
      </>
    );
  }
  return (
    <>
      <h2 className="text-xl">Pay back</h2>
      <p className="mt-2 text-[0.9375rem]">
        {overpaid > 0 ? `${rupees(overpaid)} were overpaid. ` : ''}
        At most {rupees(most)} can be paid back{byCreditNote ? ' here' : ''}. The customer is mailed;{' '}
        {most > overpaid
          ? 'an agreed refund gets a credit note on the invoice.'
          : 'an overpayment gets a refund voucher.'}
      </p>
      {named}
      <DeskForm
        orderId={head.id}
        form="refund"
        hidden={{ seenRefundable: refundable }}
        refusal={refusal}
        button="Pay back"
        busy="Requesting…"
        tone="primary"
        beside={<Keep orderId={head.id} />}
        className="mt-3"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <RupeesField
            label="Amount in rupees"
            name="amount"
            data-first
            initial={overpaid > 0 ? typedAmount(overpaid) : undefined}
            refusal={refusal}
          />
          <TextField
            label="Why"
            {...reasonOfRefund({ refundable: most, overpaid })}
            name="reason"
            maxLength={200}
            defaultValue={typed['reason']}
            {...errorOf(refusal, 'reason')}
          />
        </div>
      </DeskForm>
    </>
  );
}
