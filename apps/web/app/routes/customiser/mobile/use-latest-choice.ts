import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { readChoice, writeChoice } from '../../../features/configurator/box-choice.ts';
import type { CustomiserData } from '../load-customiser.ts';
import type { BoxFormState } from '../use-box-form.ts';

/** The latest chosen box since the document was loaded. */
let latest: { readonly productId: number; readonly query: string } | null = null;

/**
 * Keeps what later steps chose when the buyer goes back to an earlier step, whose address doesn't have it. A link or a
 * reload takes the box from its address.
 */
export const useLatestChoice = (
  { product, offer }: Pick<CustomiserData, 'product' | 'offer'>,
  { choice, change }: Pick<BoxFormState, 'choice' | 'change'>,
): void => {
  const query = writeChoice(choice).toString();
  const way = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens.
  useEffect(() => {
    if (way !== 'POP' || latest?.productId !== product.id || latest.query === query) return;
    const kept = readChoice(new URLSearchParams(latest.query), offer);
    if (kept !== null) change(kept);
  }, []);

  useEffect(() => {
    latest = { productId: product.id, query };
  }, [product.id, query]);
};
