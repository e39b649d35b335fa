import {
  type FollowedQuotationRow,
  indianDay,
  quotationLossNames,
  quotationLossReasons,
  quotationNoteMaxLength,
  quotationStateNames,
} from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDate, formatDay } from '../../ui/moment.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface QuotationProps {
  quotation: FollowedQuotationRow;
  colleagues: readonly { readonly id: number; readonly name: string }[];
  posted: Posted | undefined;
}

/** One quotation: for whom, what and until when; who asks when; and its sale. */
export function QuotationCard({ quotation, colleagues, posted }: QuotationProps) {
  const { id, number, state, customerId, customerName, company, goods, total, orderId, address } = quotation;
  const { createdAt, validUntil, lostReason } = quotation;
  const sold = usePostedForm(`sell-quotation:${id}`, posted);
  return (
    <li>
      <Card className="h-full p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl">
            <a href={address} className="figures underline underline-offset-4">
              {number}
            </a>
          </h2>
          <Money amount={total} />
        </div>
        <p className="wrap-anywhere mt-1">
          <Link data-row to={officePaths.officeCustomer(customerId)} className="underline underline-offset-4">
            {company === '' ? customerName : `${customerName}, ${company}`}
          </Link>
        </p>
        <ul className="mt-1 text-ink-soft text-sm">
          {goods.map(({ name, quantity }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored quotation are never reordered.
            <li key={place} className="wrap-anywhere">
              {formatCount(quantity)} × {name}
            </li>
          ))}
        </ul>
        <p className="mt-2">
          <span className="font-semibold">{quotationStateNames[state]}</span>
          {state === 'lost' && lostReason !== null ? `: ${quotationLossNames[lostReason]}` : null}
          <span className="text-ink-soft">
            {' '}
            · made {formatDate(createdAt)}, valid until {formatDay(validUntil)}
          </span>
        </p>
        {orderId === null ? (
          <>
            <FollowForm quotation={quotation} colleagues={colleagues} posted={posted} />
            <OfficeForm of={sold} hidden={{ quotation: id }} isAllAbove className="mt-3">
              <Button type="submit" tone="outline" size="small" busy={sold.isSending && 'Opening…'}>
                Make a sale of {number}
              </Button>
            </OfficeForm>
          </>
        ) : (
          <p className="mt-3">
            <Link to={officePaths.officeOrder(orderId)} className="underline underline-offset-4">
              See the order
            </Link>
          </p>
        )}
      </Card>
    </li>
  );
}

function FollowForm({ quotation, colleagues, posted }: QuotationProps) {
  const { id, number, version, ownerId, ownerName, followUpOn, lostReason, note } = quotation;
  const form = usePostedForm(`follow:${id}`, posted);
  // Whoever looks after it stays in the list, also without an account that sells.
  const owners = colleagues.some((colleague) => colleague.id === ownerId)
    ? colleagues
    : [{ id: ownerId, name: ownerName }, ...colleagues];
  return (
    <OfficeForm
      of={form}
      hidden={{ quotation: id, version, number }}
      aria-label={`Follow up ${number}`}
      className="mt-4 grid items-start gap-3 border-line border-t border-dashed pt-4 sm:grid-cols-2"
    >
      <TextField
        label="Ask again on"
        type="date"
        optional
        min={indianDay(new Date())}
        {...form.field('followUpOn', followUpOn)}
      />
      <Select
        label="Looked after by"
        options={owners.map((owner) => ({ value: owner.id, label: owner.name }))}
        {...form.field('ownerId', String(ownerId))}
      />
      <Select
        label="Lost because"
        className="sm:col-span-2"
        options={[
          { value: '', label: 'Not lost' },
          ...quotationLossReasons.map((reason) => ({ value: reason, label: quotationLossNames[reason] })),
        ]}
        {...form.field('lostReason', lostReason ?? '')}
      />
      <div className="sm:col-span-2">
        <TextArea
          label="Note for colleagues"
          optional
          rows={2}
          maxLength={quotationNoteMaxLength}
          {...form.field('note', note)}
        />
      </div>
      <Button type="submit" tone="ink" size="small" busy={form.isSending && 'Noting…'} className="justify-self-start">
        Note it
      </Button>
    </OfficeForm>
  );
}
