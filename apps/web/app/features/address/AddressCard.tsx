import type { Address } from '@boxwright/contract';
import type { RadioCard } from '../../ui/RadioCards.tsx';

/** A saved address as a card to choose. */
export const addressCard = (address: Address): RadioCard<number> => ({
  value: address.id,
  name: [address.companyName, address.contactName, address.area, address.city, address.pincode]
    .filter(Boolean)
    .join(', '),
  content: (
    <span className="wrap-anywhere flex flex-col gap-0.5 p-4 text-[0.9375rem]">
      <span className="font-semibold">{address.companyName || address.contactName}</span>
      {address.companyName ? <span>{address.contactName}</span> : null}
      <span className="text-ink-soft">{[address.flat, address.area, address.landmark].filter(Boolean).join(', ')}</span>
      <span className="text-ink-soft">
        {[address.city, address.state].filter(Boolean).join(', ')} {address.pincode}
      </span>
      <span className="figures text-ink-soft">+91 {address.mobile}</span>
      {address.gstin ? <span className="text-ink-soft">GSTIN {address.gstin}</span> : null}
    </span>
  ),
});
