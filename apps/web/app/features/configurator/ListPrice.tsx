import { formatRupees, type Paise } from '@boxwright/money';
import { Tag } from 'lucide-react';

interface ListPriceProps {
  price: { readonly listTotal: number | null; readonly priceList: string | null } | null | undefined;
  className?: string;
}

/** The usual price of goods beside a customer's own, with the reason; nothing where they pay the usual one. */
export function ListPrice({ price, className = '' }: ListPriceProps) {
  if (!price || price.listTotal === null) return null;
  return (
    <p className={`figures flex items-start gap-2 text-teal ${className}`}>
      <Tag aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        Your price, by {price.priceList}. List price before GST: <s>{formatRupees(price.listTotal as Paise)}</s>.
      </span>
    </p>
  );
}
