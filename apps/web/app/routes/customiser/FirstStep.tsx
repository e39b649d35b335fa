import { Link } from 'react-router';
import { changed, type OwnSize, writeChoice } from '../../features/configurator/box-choice.ts';
import { paths } from '../../paths.ts';
import type { CustomiserData } from './load-customiser.ts';
import { SelectItem } from './SelectItem.tsx';
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
      <h1 className="text-4xl md:hidden">{product.itemName}</h1>
      <p className="mb-3 md:hidden">
        <Link
          to={paths.mobileOrder('size', writeChoice(choice))}
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
        >
          Order in four small steps
        </Link>
      </p>
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
