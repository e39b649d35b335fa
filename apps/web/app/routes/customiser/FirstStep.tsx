import { changed, type OwnSize, writeChoice } from '../../features/configurator/box-choice.ts';
import { SelectItem } from './later-parts.tsx';
import type { CustomiserData } from './load-customiser.ts';
import type { BoxFormState } from './use-box-form.ts';

interface FirstStepProps {
  data: CustomiserData;
  form: BoxFormState;
  /** Initial value of the custom size. */
  ownSize: OwnSize | null;
}

/** First step on phones: the choice of the size. */
export function FirstStep({ data: { product, offer }, form: { choice, change }, ownSize }: FirstStepProps) {
  return (
    <>
      <h1 className="mb-5 text-4xl md:hidden">{product.itemName}</h1>
      <SelectItem
        variants={offer.variants}
        category={product.itemName}
        addressOf={(variantId) => `?${writeChoice(changed(choice, { variantId, ownSize: null }))}`}
        onSelect={(variantId) => change({ variantId, ownSize: null }, { isStep: true })}
        ownAddress={`?${writeChoice(changed(choice, { ownSize }))}`}
        onOwn={() => change({ ownSize }, { isStep: true })}
      />
    </>
  );
}
