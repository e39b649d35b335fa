import type { Posted } from '../../features/office/posted-form.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { DeskOrder } from './load-desk-order.ts';
import { errorOf, refusalOf } from './posted-desk-form.ts';

interface AddressCorrectionProps {
  desk: DeskOrder;
  orderId: number;
  posted: Posted | undefined;
  address: 'billing' | 'shipping';
}

const fields = [
  { name: 'companyName', label: 'Company', isOptional: true },
  { name: 'contactName', label: 'Name', isOptional: false },
  { name: 'mobile', label: 'Mobile number', isOptional: false },
  { name: 'email', label: 'E-mail', isOptional: true },
  { name: 'flat', label: 'Building', isOptional: true },
  { name: 'area', label: 'Street and area', isOptional: false },
  { name: 'landmark', label: 'Landmark', isOptional: true },
] as const;

/** Corrects an address of the order, in place; the customer is mailed what it is now. */
export function AddressCorrection({ desk, orderId, posted, address }: AddressCorrectionProps) {
  const other = address === 'billing' ? 'shipping' : 'billing';
  const { [address]: now, [other]: alike } = desk.correctable;
  if (now === null || !desk.may.changes) return null;
  const refusal = refusalOf(posted, `${address}-address`);
  const isSame = alike !== null && fields.every(({ name }) => alike[name] === now[name]);
  const otherName = address === 'billing' ? 'delivery' : 'billing';
  return (
    // Once it is corrected, it is closed again.
    <Fold key={JSON.stringify(now)} isOpen={refusal !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-[0.9375rem]">
        {address === 'billing' ? 'Correct the billing address' : 'Correct the delivery address'}
      </summary>
      <DeskForm
        orderId={orderId}
        form={`${address}-address`}
        refusal={refusal}
        button="Save and mail the customer"
        busy="Saving…"
        tone="outline"
      >
        <div className="flex flex-col gap-4">
          {fields.map(({ name, label, isOptional }) => (
            <TextField
              key={name}
              label={label}
              optional={isOptional}
              name={name}
              autoComplete="off"
              defaultValue={refusal?.typed[name] ?? now[name]}
              {...errorOf(refusal, name)}
            />
          ))}
          {isSame ? (
            <Checkbox
              label={`The ${otherName} address too, which is the same`}
              name="isBoth"
              value="yes"
              defaultChecked={refusal === undefined || refusal.typed['isBoth'] === 'yes'}
            />
          ) : null}
        </div>
        <p className="mt-3 text-[0.9375rem]">
          Pincode, state and GSTIN, which charges and taxes follow, are corrected with the order: More, Correct the
          order.
        </p>
      </DeskForm>
    </Fold>
  );
}
