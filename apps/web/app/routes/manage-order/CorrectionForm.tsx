import type { ReactNode } from 'react';
import type { Posted } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ReasonField } from './DeskFields.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { DeskOrder, ShownDeskOrder } from './load-desk-order.ts';
import { errorOf, refusalOf } from './posted-desk-form.ts';

interface CorrectionFormProps extends Pick<ShownDeskOrder, 'desk' | 'rows'> {
  posted: Posted | undefined;
  beside: ReactNode;
}

type Correction = NonNullable<DeskOrder['correction']>;

/** Corrects what taxes and price follow: GSTIN, places and quantities. */
export function CorrectionForm({ desk: { correction }, rows: [head], posted, beside }: CorrectionFormProps) {
  const refusal = refusalOf(posted, 'correct');
  const { typed = {} } = refusal ?? {};
  if (correction === null) {
    return (
      <>
        <PostedFailure failed={refusal?.failed} />
        <p className="font-medium">Nothing of this order can be corrected any more.</p>
      </>
    );
  }
  const { seen, gstin, billing, shipping, isShippingOpen, quantities, states } = correction;
  const asksToAgree = refusal?.failed?.field === 'isAgreed' || typed['isAgreed'] === 'yes';
  return (
    <>
      <h2 className="text-xl">Correct the order</h2>
      <p className="mt-2 text-[0.9375rem]">
        Taxes, price and papers follow; you read what changes before anything is stored. The customer is mailed. Names
        and streets are corrected at the addresses.
      </p>
      <DeskForm
        orderId={head.id}
        form="correct"
        hidden={{
          seen: seen.toISOString(),
          ...(isShippingOpen
            ? {}
            : { shippingState: shipping.state, shippingCity: shipping.city, shippingPincode: shipping.pincode }),
        }}
        refusal={refusal}
        button="Correct the order"
        busy="Correcting…"
        tone="primary"
        beside={beside}
        className="mt-3"
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <TextField
            label="GSTIN"
            name="gstin"
            optional
            autoComplete="off"
            maxLength={20}
            data-first
            defaultValue={typed['gstin'] ?? gstin}
            {...errorOf(refusal, 'gstin')}
          />
          <Place name="billing" label="Billing" place={billing} states={states} refusal={refusal} />
        </div>
        {isShippingOpen ? (
          <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <Place name="shipping" label="Delivery" place={shipping} states={states} refusal={refusal} />
          </div>
        ) : null}
        {quantities.length === 0 ? null : (
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            {quantities.map(({ position, name, quantity }) => (
              <div key={position} className="min-w-0">
                <input type="hidden" name="position" value={position} />
                <TextField
                  label={`Pieces of ${position}. ${name}`}
                  name={`quantity-${position}`}
                  inputMode="numeric"
                  maxLength={9}
                  autoComplete="off"
                  defaultValue={typed[`quantity-${position}`] ?? String(quantity)}
                  {...errorOf(refusal, `quantity-${position}`)}
                />
              </div>
            ))}
          </div>
        )}
        <div className="mt-4">
          <ReasonField label="Why" refusal={refusal} />
        </div>
        {asksToAgree ? (
          <div className="mt-3">
            <Checkbox
              name="isAgreed"
              value="yes"
              defaultChecked={typed['isAgreed'] === 'yes'}
              label="Yes, correct it with what follows."
            />
          </div>
        ) : null}
      </DeskForm>
    </>
  );
}

interface PlaceProps extends Pick<Correction, 'states'> {
  name: 'billing' | 'shipping';
  label: string;
  place: Correction['billing'];
  refusal: Posted | undefined;
}

function Place({ name, label, place, states, refusal }: PlaceProps) {
  const { typed = {} } = refusal ?? {};
  return (
    <>
      <Select
        label={`${label}: state`}
        name={`${name}State`}
        defaultValue={typed[`${name}State`] ?? place.state}
        options={states}
        {...errorOf(refusal, `${name}State`)}
      />
      <TextField
        label={`${label}: city`}
        name={`${name}City`}
        autoComplete="off"
        defaultValue={typed[`${name}City`] ?? place.city}
        {...errorOf(refusal, `${name}City`)}
      />
      <TextField
        label={`${label}: pincode`}
        name={`${name}Pincode`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        defaultValue={typed[`${name}Pincode`] ?? place.pincode}
        {...errorOf(refusal, `${name}Pincode`)}
      />
    </>
  );
}
