import type { Ref } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';

interface AcceptTermsProps {
  form: {
    /** The line of the cart that is changed, whose terms have been accepted; null for a new one. */
    readonly lineId: number | null;
    readonly refs: { readonly terms: Ref<HTMLInputElement> };
    readonly textFor: (field: 'terms') => string | undefined;
    readonly acceptTerms: () => void;
  };
}

/** The terms that a buyer accepts with new goods. */
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
