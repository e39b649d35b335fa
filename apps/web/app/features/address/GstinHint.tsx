import { isGstin } from '@boxwright/money';

/** A wrong GSTIN gets a word, and never stands in the way. */
export function GstinHint({ gstin }: { gstin: string }) {
  const complete = gstin.length === 15;
  const wrong = complete && !isGstin(gstin);
  const text = wrong ? 'Please check it: this GSTIN doesn’t add up' : 'This GSTIN is well formed';
  return (
    <span aria-live="polite" className={wrong ? 'font-medium text-kraft-deep' : undefined}>
      {complete ? text : 'For the tax invoice'}
    </span>
  );
}
