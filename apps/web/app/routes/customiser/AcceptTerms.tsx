import type { Ref } from 'react';
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
