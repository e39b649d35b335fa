import { buyerAbroadMaxLength } from '@boxwright/contract';
import type { Posted } from '../../features/office/posted-form.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ReasonField } from './DeskFields.tsx';
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
  const text = (name: 'buyerName' | 'buyerAddress' | 'country' | 'place') => ({
    name,
    defaultValue: typed[name] ?? supply[name],
    ...errorOf(refusal, name),
  });
  return (
    <Fold className="mt-2" isOpen={refusal !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-[0.9375rem]">Another place of supply</summary>
      <p className="mb-3 text-[0.9375rem]">
        The taxes follow it, on all papers from now on. Paise by which a part-paid order would get dearer are taken off.
      </p>
      <DeskForm
        key={`${supply.place} ${supply.kind}`}
        orderId={orderId}
        form="supply"
        refusal={refusal}
        button="Set the place of supply"
        busy="Setting…"
        tone="outline"
      >
        <div className="group/supply flex flex-col gap-4">
          <Select
            label="Kind of supply"
            name="kind"
            defaultValue={typed['kind'] ?? supply.kind}
            options={kinds(supply.lut, supply.kind)}
            hint="A zone’s GSTIN is remembered, and later orders are charged IGST. All others are of this order alone."
            {...errorOf(refusal, 'kind')}
          />
          <div className="flex flex-col gap-4 group-has-[option[value^=EXP]:checked]/supply:hidden">
            <Select label="State" options={supply.states} {...text('place')} />
          </div>
          <div className="hidden flex-col gap-4 group-has-[option[value^=EXP]:checked]/supply:flex">
            <TextField label="Buyer abroad" maxLength={buyerAbroadMaxLength} {...text('buyerName')} />
            <TextArea
              label="Their address abroad, without the country"
              rows={2}
              maxLength={buyerAbroadMaxLength}
              {...text('buyerAddress')}
            />
            <Select label="Country" placeholder="Please choose" options={supply.countries} {...text('country')} />
            <p className="text-ink-soft text-sm">
              The invoice is made out to them. The goods are handed over at the delivery address in India.
            </p>
          </div>
          <ReasonField label="Why it is supplied there" refusal={refusal} />
        </div>
      </DeskForm>
    </Fold>
  );
}

/** Without payment of tax only while there is a letter of undertaking, or if that was decided before. */
function kinds(lut: string, chosen: string) {
  const under = lut === '' ? 'without payment of tax' : `without payment of tax, under LUT ${lut}`;
  return [
    { value: 'usual', label: 'As usual' },
    { value: 'SEZWP', label: 'To a Special Economic Zone, with IGST' },
    { value: 'SEZWOP', label: `To a Special Economic Zone, ${under}` },
    { value: 'EXPWP', label: 'Export, with IGST' },
    { value: 'EXPWOP', label: `Export, ${under}` },
    { value: 'DEXP', label: 'Deemed export' },
  ].filter(({ value }) => lut !== '' || value === chosen || !value.endsWith('WOP'));
}
