import type { QuotationRow } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** What was made, and where it leads. */
export function Made({ quotation, page }: { quotation: QuotationRow; page: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const { number, total, address, fileName, orderAddress } = quotation;
  return (
    <div>
      <h2 ref={title} tabIndex={-1} className="text-2xl">
        Quotation {number}
      </h2>
      <p className="figures mt-3 mb-6 text-ink-soft">
        {formatRupees(total as Paise)} with delivery and GST. If its download hasn’t started, open it here.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={address} download={fileName} className={buttonStyle('outline')}>
          Open the PDF
        </a>
        <LinkButton to={orderAddress ?? page}>Order at this price</LinkButton>
      </div>
    </div>
  );
}
