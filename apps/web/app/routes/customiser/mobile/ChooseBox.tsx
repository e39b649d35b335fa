import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Picture } from '../../../ui/Picture.tsx';
import type { BoxOnOffer } from './load-mobile.ts';

/** The start of the flow: which box. */
export function ChooseBox({ boxes }: { boxes: readonly BoxOnOffer[] }) {
  return (
    <div className="page max-w-3xl pt-4 pb-14">
      <h1 className="text-4xl">Which box?</h1>
      <p className="mt-2 mb-5 text-ink-soft">Then its size, its design and the quantity: four small steps.</p>
      <ul aria-label="Boxes" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {boxes.map(({ itemName, image, fromPrice, fromQuantity, variantId }) => (
          <li key={variantId}>
            <Link
              to={paths.mobileOrder('size', new URLSearchParams({ variant: String(variantId) }))}
              className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card hover:border-ink"
            >
              <Picture src={image} alt="" sizes="43vw" className="aspect-[5/4] w-full object-cover" />
              <span className="crease block flex-1 border-t px-3 py-2.5 font-semibold">
                {itemName}
                {fromPrice === null ? null : (
                  <span className="figures block font-normal text-ink-soft text-sm">
                    from ₹{fromPrice.toFixed(2)} each for {formatCount(fromQuantity)}, before GST and delivery
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
