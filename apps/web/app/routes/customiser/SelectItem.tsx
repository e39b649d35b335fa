import type { Variant } from '@boxwright/contract';
import { Ruler } from 'lucide-react';
import { Link } from 'react-router';
import { shortName, sizeText } from '../../features/configurator/box-words.ts';
import { Picture } from '../../ui/Picture.tsx';

interface SelectItemProps {
  variants: readonly Variant[];
  category: string;
  /** URL of the choice with another variant. */
  addressOf: (variantId: number) => string;
  onSelect: (variantId: number) => void;
  /** URL of the choice with a custom size. */
  ownAddress: string;
  onOwn: () => void;
}

/** First step on phones: the sizes with their pictures. Each is a link, so it works before hydration. */
export function SelectItem({ variants, category, addressOf, onSelect, ownAddress, onOwn }: SelectItemProps) {
  return (
    <section aria-labelledby="select-item" className="md:hidden">
      <h2 id="select-item" className="mb-4 text-2xl">
        Select Item
      </h2>
      <ul aria-labelledby="select-item" className="grid grid-cols-2 gap-3 pb-10">
        {variants.map((variant, index) => (
          <li key={variant.id}>
            <Link
              to={addressOf(variant.id)}
              onClick={() => onSelect(variant.id)}
              className="block h-full overflow-hidden rounded-lg border border-line bg-card"
            >
              <Picture
                src={variant.images.split('#')[0] ?? ''}
                alt=""
                sizes="43vw"
                priority={index === 0 && 'phone'}
                className="aspect-[5/4] w-full object-cover"
              />
              <span className="crease block border-t px-3 pt-2 font-semibold">{shortName(variant, category)}</span>
              <span className="figures block px-3 pb-3 text-ink-soft text-sm">{sizeText(variant)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={ownAddress}
            onClick={onOwn}
            className="crease flex h-full min-h-40 flex-col justify-end rounded-lg border-2 bg-card p-3"
          >
            <Ruler aria-hidden="true" className="mb-auto size-8 text-kraft-deep" />
            <span className="font-semibold">Your own size</span>
            <span className="text-ink-soft text-sm">length, width and height to the millimetre</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
