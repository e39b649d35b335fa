import type { Posted } from '../../features/office/posted-form.ts';
import { Fold } from '../../ui/Fold.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { errorOf, refusalOf } from './posted-desk-form.ts';

interface ShippingBillProps extends Pick<ShownDeskOrder, 'desk'> {
  orderId: number;
  posted: Posted | undefined;
}

/** Notes what the customs give for an export, which is often after its invoice. */
export function ShippingBill({ desk: { customs }, orderId, posted }: ShippingBillProps) {
  const refusal = refusalOf(posted, 'shipping-bill');
  if (customs === null) return null;
  const text = (name: 'port' | 'number' | 'day') => ({
    name,
    defaultValue: refusal?.typed?.[name] ?? customs[name],
    ...errorOf(refusal, name),
  });
  return (
    <Fold className="mt-2" isOpen={refusal !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-[0.9375rem]">
        {customs.number === '' ? 'Shipping bill of the export' : `Shipping bill ${customs.number}`}
      </summary>
      <p className="mb-3 text-[0.9375rem]">GSTR-1 and the e-invoice have it, also where it comes after the invoice.</p>
      <DeskForm
        orderId={orderId}
        form="shipping-bill"
        refusal={refusal}
        button="Save the shipping bill"
        busy="Saving…"
        tone="outline"
      >
        <div className="flex flex-col gap-4">
          <TextField label="Port’s code" hint="Such as INMAA1" maxLength={10} optional {...text('port')} />
          <TextField label="Number" maxLength={20} optional {...text('number')} />
          <TextField label="Date" type="date" optional {...text('day')} />
        </div>
      </DeskForm>
    </Fold>
  );
}
