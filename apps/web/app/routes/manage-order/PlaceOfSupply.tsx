import { orderTextMaxLength } from '@boxwright/contract';
import type { Posted } from '../../features/office/posted-form.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { errorOf, refusalOf } from './posted-desk-form.ts';

interface PlaceOfSupplyProps extends Pick<ShownDeskOrder, 'desk'> {
  orderId: number;
  posted: Posted | undefined;
}

/** Changes where the order is supplied, until its invoice is issued. */
export function PlaceOfSupply({ desk: { supply }, orderId, posted }: PlaceOfSupplyProps) {
  const refusal = refusalOf(posted, 'supply');
  if (supply === null) return null;
  const { typed = {} } = refusal ?? {};
  return (
    <details className="mt-2" open={refusal !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-[0.9375rem]">Another place of supply</summary>
      <p className="mb-3 text-[0.9375rem]">
        The taxes follow it, on all papers from now on. Paise by which a part-paid order would get dearer are taken off.
      </p>
      <DeskForm
        key={`${supply.place} ${supply.isToSez} ${supply.isWithoutPayment}`}
        orderId={orderId}
        form="supply"
        refusal={refusal}
        button="Set the place of supply"
        busy="Setting…"
        tone="outline"
      >
        <div className="flex flex-col gap-4">
          <Select
            label="State"
            name="place"
            defaultValue={typed['place'] ?? supply.place}
            options={supply.states}
            {...errorOf(refusal, 'place')}
          />
          <Checkbox
            label="To a Special Economic Zone. Its GSTIN is remembered, and later orders are charged IGST."
            name="isToSez"
            value="yes"
            defaultChecked={refusal === undefined ? supply.isToSez : typed['isToSez'] === 'yes'}
            {...errorOf(refusal, 'isToSez')}
          />
          {supply.lut === '' && !supply.isWithoutPayment ? null : (
            <Checkbox
              label={`Without payment of tax, under LUT ${supply.lut}. Only this order.`}
              name="isWithoutPayment"
              value="yes"
              defaultChecked={refusal === undefined ? supply.isWithoutPayment : typed['isWithoutPayment'] === 'yes'}
              {...errorOf(refusal, 'isWithoutPayment')}
            />
          )}
          <TextArea
            label="Why it is supplied there"
            name="reason"
            rows={2}
            maxLength={orderTextMaxLength}
            defaultValue={typed['reason']}
            {...errorOf(refusal, 'reason')}
          />
        </div>
      </DeskForm>
    </details>
  );
}
