import type { ChequeRow } from '@boxwright/contract';
import { paise, toRupees } from '@boxwright/money';
import { Link } from 'react-router';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface WaitingProps {
  cheque: ChequeRow;
  today: string;
  posted: Posted | undefined;
}

/** What becomes of a cheque that waits: the bank pays it or doesn't, or it is given back. */
export function WaitingForms({ cheque, today, posted }: WaitingProps) {
  const { chequeId, number, bank, amount, due, orderId } = cheque;
  const clear = usePostedForm(`clear:${chequeId}`, posted);
  const end = usePostedForm(`end:${chequeId}`, posted);
  const isMore = amount > due;
  return (
    <>
      <Fold isOpen={clear.failed !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
          Cleared<span className="sr-only">: {number}</span>
        </summary>
        {isMore && orderId !== null ? (
          <p className="text-left text-[0.9375rem]">
            It is more than is due.{' '}
            <Link to={officePaths.officeOrderAct(orderId, 'payment')} className="underline underline-offset-4">
              Record it at the order
            </Link>{' '}
            or{' '}
            <Link to={officePaths.customerMoney(cheque.customerId)} className="underline underline-offset-4">
              on the customer’s account
            </Link>
            .
          </p>
        ) : (
          <OfficeForm
            of={clear}
            isAllAbove
            hidden={{
              ...{ order: orderId ?? 0, number, bank, amount: toRupees(paise(amount)), seenDue: due },
            }}
            aria-label={`Cheque ${number} cleared`}
            className="grid gap-2 text-left"
          >
            <TextField label="Cleared on" type="date" max={today} {...clear.field('receivedOn', today)} />
            {clear.failed?.field === 'isShared' ? (
              <Checkbox name="isShared" value="yes" label="Yes, one cheque paid for several." />
            ) : null}
            <Button type="submit" tone="primary" size="small" busy={clear.isSending && 'Recording…'}>
              Record the payment
            </Button>
          </OfficeForm>
        )}
      </Fold>
      <Fold isOpen={end.failed !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
          Not paid<span className="sr-only">: {number}</span>
        </summary>
        <OfficeForm
          of={end}
          isAllAbove
          hidden={{ cheque: chequeId ?? 0 }}
          aria-label={`Cheque ${number} not paid`}
          className="group grid gap-2 text-left"
        >
          <Select label="What happened" options={ends} {...end.field('end', 'bounced')} />
          <TextField label="On" type="date" max={today} {...end.field('endedOn', today)} />
          <div className="hidden group-has-[option[value=bounced]:checked]:block">
            <TextField
              label="The bank’s charge in rupees"
              optional
              inputMode="decimal"
              maxLength={16}
              autoComplete="off"
              {...end.field('bankFee')}
            />
          </div>
          <div className="hidden group-has-[option[value=mistake]:checked]:block">
            <TextField label="What was wrong" hint="For staff alone." maxLength={500} {...end.field('reason')} />
          </div>
          <Button type="submit" tone="outline" size="small" busy={end.isSending && 'Noting…'}>
            Note it
          </Button>
        </OfficeForm>
      </Fold>
    </>
  );
}

const ends = [
  { value: 'bounced', label: 'It bounced' },
  { value: 'given-back', label: 'Given back' },
  { value: 'mistake', label: 'Noted by mistake' },
];

/** Takes the end of a cheque back that was noted by mistake, with the bank’s charge. */
export function EndedForm({ cheque: { chequeId, number }, today, posted }: WaitingProps) {
  const end = usePostedForm(`end:${chequeId}`, posted);
  return (
    <Fold isOpen={end.failed !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
        Noted by mistake<span className="sr-only">: {number}</span>
      </summary>
      <OfficeForm
        of={end}
        isAllAbove
        hidden={{ cheque: chequeId ?? 0, end: 'mistake', endedOn: today, hasEnded: 'yes' }}
        aria-label={`Cheque ${number} noted by mistake`}
        className="grid gap-2 text-left"
      >
        <p className="text-[0.9375rem]">It leaves the lists, with the bank’s charge. It can be noted again.</p>
        <TextField label="What was wrong" hint="For staff alone." maxLength={500} {...end.field('reason')} />
        <Button type="submit" tone="outline" size="small" busy={end.isSending && 'Taking it back…'}>
          Take it back
        </Button>
      </OfficeForm>
    </Fold>
  );
}
