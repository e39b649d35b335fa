import type { DeskFilters } from '@boxwright/contract';
import { paymentStatuses } from '@boxwright/orders';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { Form } from 'react-router';
import { deskAddress, hasFilters } from '../../features/office/desk-address.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface DeskSearchProps {
  filters: DeskFilters;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * Searches and narrows the list; status and need stay as they are. On phones all fields but the search are folded, so that
 * the first orders are in sight.
 */
export function DeskSearch({ filters, field }: DeskSearchProps) {
  const { status, need, payment, delivery, placedFrom, placedTo, search } = filters;
  const isNarrowed = hasFilters(filters);
  const chosen = [payment, delivery, placedFrom, placedTo].filter((each) => each !== undefined).length;
  return (
    <Form
      // Remounted for other filters, so that the fields show their values.
      key={deskAddress(filters)}
      role="search"
      aria-label="Orders"
      action={officePaths.officeOrders}
      className={classes(fields, isNarrowed ? fourColumns : fiveColumns)}
    >
      {status ? <input type="hidden" name="status" value={status} /> : null}
      {need ? <input type="hidden" name="need" value={need} /> : null}
      <div className="max-xl:col-span-full">
        <TextField
          ref={field}
          label="Order, PO, customer, GSTIN, item, file, place, ₹"
          placeholder="PO 4711, 98400 12345, ₹590"
          name="search"
          type="search"
          defaultValue={search}
          maxLength={100}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') currentTarget.blur();
          }}
        />
      </div>
      {/* Empty: wider screens show the fields, which follow it, in any case. */}
      <details className="peer open:col-span-full md:hidden">
        <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold">
          Filters{chosen === 0 ? '' : ` (${chosen} chosen)`}
        </summary>
      </details>
      <div className={folded}>
        <Select
          label="Payment"
          name="payment"
          defaultValue={payment ?? ''}
          placeholder="Any"
          options={paymentStatuses.map((value) => ({ value, label: value }))}
        />
      </div>
      <div className={folded}>
        <Select
          label="Delivery"
          name="delivery"
          defaultValue={delivery ?? ''}
          placeholder="Any"
          options={[
            { value: 'StandardShipping', label: 'To be delivered' },
            { value: 'SelfPickup', label: 'Collected' },
          ]}
        />
      </div>
      <div className={folded}>
        <TextField label="Placed from" name="from" type="date" defaultValue={placedFrom ?? ''} />
      </div>
      <div className={folded}>
        <TextField label="Placed to" name="to" type="date" defaultValue={placedTo ?? ''} />
      </div>
      <div className={`flex gap-2 ${isNarrowed ? 'max-xl:col-span-full' : besideFold}`}>
        <Button type="submit" tone="ink">
          <Search aria-hidden="true" className="size-5" /> Show
        </Button>
        {isNarrowed ? (
          <LinkButton to={officePaths.officeOrders} tone="quiet">
            Clear
          </LinkButton>
        ) : null}
      </div>
    </Form>
  );
}

/** A day needs 9.75rem to be shown whole. */
const fields =
  'mt-4 grid grid-cols-2 items-end gap-2.5 xl:grid-cols-[minmax(13rem,3fr)_repeat(2,minmax(7.5rem,1fr))_repeat(2,9.75rem)_auto]';
const fourColumns = 'md:max-xl:grid-cols-[repeat(2,minmax(7.5rem,1fr))_repeat(2,minmax(9.75rem,1fr))]';
/** The last for the button, which has no room there beside a second one. */
const fiveColumns = 'md:max-xl:grid-cols-[repeat(2,minmax(7.5rem,1fr))_repeat(2,minmax(9.75rem,1fr))_auto]';
const folded = 'hidden peer-open:block md:block';
/** The button alone has room beside the closed fold. */
const besideFold = 'max-md:justify-end max-md:peer-open:col-span-full max-md:peer-open:justify-start';
