import type { MouseEvent, Ref } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';

interface AcceptTermsProps {
  form: {
    /** The cart line that is edited; its terms were accepted before. Null for new goods. */
    readonly lineId: number | null;
    readonly refs: { readonly terms: Ref<HTMLInputElement> };
    readonly textFor: (field: 'terms') => string | undefined;
    readonly acceptTerms: () => void;
  };
}

/** The checkbox with which buyers accept the terms for new goods. */
export function AcceptTerms({ form: { lineId, refs, textFor, acceptTerms } }: AcceptTermsProps) {
  if (lineId !== null) return null;
  return (
    <Checkbox
      ref={refs.terms}
      name="terms"
      error={textFor('terms')}
      onChange={acceptTerms}
      label={
        <>
          I agree to the{' '}
          <Link to={paths.terms} className="font-semibold underline underline-offset-4">
            terms and conditions
          </Link>
        </>
      }
    />
  );
}

/** For the bar with the price, to which the link leads. */
export const priceBar = { id: 'price', tabIndex: -1 } as const;

/** For keyboards, after the terms: past the drawings and the ladder, to the bar that puts goods into the cart. */
export const SkipToPrice = () => (
  <a
    href={`#${priceBar.id}`}
    onClick={focusPriceBar}
    className="sr-only rounded-md font-semibold text-teal underline underline-offset-4 focus:not-sr-only"
  >
    Skip to the price and the cart
  </a>
);

/** The address stays as it is, because it describes the goods. */
const focusPriceBar = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById(priceBar.id)?.focus();
};
