import type { DeskFilters } from '@boxwright/contract';
import { paymentStatuses } from '@boxwright/orders';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { Form } from 'react-router';
import { deskAddress, hasFilters } from '../../features/office/desk-address.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface DeskSearchProps {
  filters: DeskFilters;
  field: RefObject<HTMLInputElement | null>;
}

/** Searches and narrows the list; status and need stay as they are. */
export function DeskSearch({ filters, field }: DeskSearchProps) {
  const { status, need, payment, delivery, placedFrom, placedTo, search } = filters;
  return (
    <Form
      // Remounted for other filters, so that the fields show their values.
      key={deskAddress(filters)}
      role="search"
      aria-label="Orders"
      action={officePaths.officeOrders}
      className="mt-4 grid grid-cols-2 items-end gap-2.5 md:grid-cols-4 lg:grid-cols-[minmax(14rem,2fr)_repeat(4,minmax(0,1fr))_auto]"
    >
      {status ? <input type="hidden" name="status" value={status} /> : null}
      {need ? <input type="hidden" name="need" value={need} /> : null}
      <div className="max-lg:col-span-full">
        <TextField
          ref={field}
          label="Number, customer, item, place, amount"
          name="search"
          type="search"
          defaultValue={search}
          maxLength={100}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') currentTarget.blur();
          }}
        />
      </div>
      <Select
        label="Payment"
        name="payment"
        defaultValue={payment ?? ''}
        placeholder="Any"
        options={paymentStatuses.map((value) => ({ value, label: value }))}
      />
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
      <TextField label="Placed from" name="from" type="date" defaultValue={placedFrom ?? ''} />
      <TextField label="Placed to" name="to" type="date" defaultValue={placedTo ?? ''} />
      <div className="flex gap-2 max-lg:col-span-full">
        <Button type="submit" tone="ink">
          <Search aria-hidden="true" className="size-5" /> Show
        </Button>
        {hasFilters(filters) ? (
          <LinkButton to={officePaths.officeOrders} tone="quiet">
            Clear
          </LinkButton>
        ) : null}
      </div>
    </Form>
  );
}
