import { Money } from '../../ui/Money.tsx';

interface InputTaxProps {
  cgst: number;
  sgst: number;
  igst: number;
}

/** Tax on what was bought, for GSTR-3B; nothing if there is none. */
export function InputTax({ cgst, sgst, igst }: InputTaxProps) {
  if (cgst + sgst + igst === 0) return null;
  return (
    <p className="mt-4 max-w-2xl">
      Input tax on fees of the period, for table 4(A)(5) of GSTR-3B: CGST <Money amount={cgst} />, SGST{' '}
      <Money amount={sgst} />, IGST <Money amount={igst} />. Claim what GSTR-2B has too.
    </p>
  );
}
