import { formatRupees, paise } from '@boxwright/money';
import { useEffect, useRef, useState } from 'react';
import type { Posted } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AddressPlace } from './AddressPlace.tsx';
import { deskWays, totalName } from './desk-ways.ts';
import { LongSelect } from './LongSelect.tsx';
import type { Sale } from './load-sale.ts';
import type { SaleShown } from './receive-sale.server.ts';
import { SaleForm } from './sale-form.tsx';

interface PlaceSaleProps {
  sale: Sale;
  posted: Posted<SaleShown> | undefined;
}

/** The last step of the call: addresses, the way to pay, and the button that places the order. */
export function PlaceSale({ sale, posted }: PlaceSaleProps) {
  const { addresses, version } = sale;
  const { options: ways, totalOf: totalOfSale } = deskWays(sale);
  // The total rises if delivery to the chosen address costs more than to the pincode of the items.
  const risen =
    posted?.form === 'place' && posted.risenTo !== undefined
      ? { before: totalOfSale(posted.typed['payment'] ?? ''), total: posted.risenTo }
      : null;
  // All ways with the same total have risen together.
  const totalOf = (payment: string) => (totalOfSale(payment) === risen?.before ? risen.total : totalOfSale(payment));
  const select = useRef<HTMLSelectElement>(null);
  const [payment, setPayment] = useState((posted?.form === 'place' && posted.typed['payment']) || 'Link');
  // A kept choice is filled in without an event, so the field is read after each render.
  useEffect(() => setPayment(select.current?.value ?? 'Link'));
  const options = addresses.map(({ id, companyName, contactName, area, city, pincode }) => ({
    value: id,
    label: `${companyName || contactName}, ${area}, ${city} ${pincode}`,
  }));
  const isDelivered = sale.lines.some(({ deliveryType }) => deliveryType === 'StandardShipping');
  const latest = String(addresses.at(-1)?.id ?? '');
  return (
    <>
      <Fold isOpen={addresses.length === 0 || posted?.form === 'address'} foldsAfter={addresses.length}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium underline underline-offset-4">
          {addresses.length === 0 ? 'Address' : 'Another address'}
        </summary>
        <AddressForm sale={sale} posted={posted} />
      </Fold>
      {addresses.length === 0 ? null : (
        <SaleForm
          // A new address remounts the form, so that it is the chosen one.
          key={addresses.length}
          name="place"
          seen={version}
          posted={posted}
          label="Place the order"
          className="mt-4 flex flex-col gap-4"
        >
          {(field, busy) => (
            <>
              {ways.map(({ value }) => (
                <input key={value} type="hidden" name={totalName(value)} value={totalOf(value)} />
              ))}
              {isDelivered ? (
                <div>
                  <LongSelect label="Ship to" options={options} {...field('shippingAddressId', latest)} />
                </div>
              ) : null}
              <div>
                <LongSelect label="Bill to" options={options} {...field('billingAddressId', latest)} />
                {sale.gstinDoubts.map((text) => (
                  <p key={text} className="wrap-anywhere mt-1 font-medium text-[0.9375rem] text-vermilion-deep">
                    {text}
                  </p>
                ))}
              </div>
              <Select
                ref={select}
                label="Paid"
                hint={sale.cashProblem ?? undefined}
                options={ways}
                onChange={({ target }) => setPayment(target.value)}
                {...field('payment', 'Link')}
              />
              {sale.orderedAs === null ? null : (
                <Checkbox
                  name="isOnceMore"
                  value="yes"
                  label={`The customer wants the goods of ${sale.orderedAs.number} once more.`}
                  defaultChecked={field('isOnceMore').defaultValue === 'yes'}
                />
              )}
              <Button type="submit" busy={busy && 'Placing…'}>
                Place order for {formatRupees(paise(totalOf(payment)))}
              </Button>
            </>
          )}
        </SaleForm>
      )}
    </>
  );
}

const AddressForm = ({ sale, posted }: PlaceSaleProps) => (
  <SaleForm name="address" seen={sale.version} posted={posted} label="Address" className="mt-2 flex flex-col gap-4">
    {(field, busy) => (
      <>
        <input type="hidden" name="customer" value={sale.customer.id} />
        <TextField
          label="Company"
          optional
          autoComplete="off"
          maxLength={150}
          {...field('companyName', sale.customer.companyName)}
        />
        <TextField label="Contact" autoComplete="off" maxLength={100} {...field('contactName', sale.customer.name)} />
        <MobileField autoComplete="off" {...field('mobile', sale.customer.mobile)} />
        <TextArea label="Street and area" rows={2} maxLength={400} {...field('area')} />
        <AddressPlace field={field} pincode={sale.pincode} places={posted?.places} />
        <TextField label="GSTIN" optional autoComplete="off" {...field('gstin')} />
        <Button type="submit" tone="outline" busy={busy && 'Saving…'}>
          Save address
        </Button>
      </>
    )}
  </SaleForm>
);
