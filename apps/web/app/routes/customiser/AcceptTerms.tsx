import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { skipTo } from '../../ui/skip-to.ts';

const termsId = 'terms';

interface AcceptTermsProps {
  form: {
    /** The cart line that is edited; its terms were accepted before. Null for new goods. */
    readonly lineId: number | null;
    readonly refs: { readonly terms: Ref<HTMLInputElement> };
    readonly textFor: (field: 'terms') => string | undefined;
    readonly acceptTerms: () => void;
  };
}

/** The checkbox with which buyers accept the terms for new goods, and for keyboards a way on to the price. */
export function AcceptTerms({ form: { lineId, refs, textFor, acceptTerms } }: AcceptTermsProps) {
  if (lineId !== null) return null;
  return (
    <>
      <Checkbox
        ref={refs.terms}
        id={termsId}
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
      <SkipTo id={priceBar.id}>Skip to the price and the cart</SkipTo>
    </>
  );
}

/** For the bar with the price, to which the link leads. */
export const priceBar = { id: 'price', tabIndex: -1 } as const;

/** For keyboards, at the heading: goods that stand as they should be are ordered without a walk through their choices. */
export const SkipChoices = ({ lineId }: { lineId: number | null }) =>
  lineId === null ? (
    <SkipTo id={termsId}>Skip to the terms and the price</SkipTo>
  ) : (
    <SkipTo id={priceBar.id}>Skip to the price</SkipTo>
  );

function SkipTo({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      {...skipTo(id)}
      className="sr-only rounded-md font-semibold text-teal underline underline-offset-4 focus:not-sr-only"
    >
      {children}
    </a>
  );
}
