import type { QuotationRow } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** The finished quotation, with its PDF and the link that orders at its price. */
export function Made({ quotation, page }: { quotation: QuotationRow; page: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form has gone, so the heading takes its focus.
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
