import type { Product } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { acrossPhone, Picture } from '../../ui/Picture.tsx';

export interface ProductTileProps {
  product: Pick<Product, 'itemName' | 'route' | 'image' | 'imageAlt' | 'fromPrice' | 'fromQuantity'>;
  /** Shows "Customize your order" below the name, as the shop page does. */
  withInvitation?: boolean;
}

/** A category of the shop: its picture, name and lowest price. The whole tile is a link. */
export function ProductTile({ product, withInvitation = false }: ProductTileProps) {
  const [isActive, setActive] = useState(false);
  const { itemName, route, image, imageAlt, fromPrice, fromQuantity } = product;
  return (
    <Link
      to={paths.category(route)}
      onClick={() => setActive(true)}
      className={classes(
        'group flex h-full flex-col overflow-hidden rounded-lg border bg-card transition-colors',
        isActive
          ? 'border-vermilion-deep shadow-[inset_0_0_0_1px_var(--color-vermilion-deep)]'
          : 'border-line hover:border-ink',
      )}
    >
      <TilePicture image={image} alt={imageAlt} />
      <span className="crease flex flex-1 flex-col border-t px-4 py-3">
        <span className="font-semibold">{itemName}</span>
        {fromPrice === null ? null : (
          <span className="figures text-ink-soft text-sm">
            from ₹{fromPrice.toFixed(2)} each for {formatCount(fromQuantity)}, before GST and delivery
          </span>
        )}
        {withInvitation ? (
          <span className="mt-1 text-[0.9375rem] text-vermilion-deep underline-offset-4 group-hover:underline">
            Customize your order
          </span>
        ) : null}
      </span>
    </Link>
  );
}

/** The picture, with "Shop Now" over it while the tile is hovered or focused. */
export function TilePicture({ image, alt = '' }: { image: string; alt?: string }) {
  return (
    <span className="relative block overflow-hidden bg-board">
      <Picture
        src={image}
        alt={alt}
        sizes={`(min-width: 64rem) 19rem, (min-width: 44rem) 46vw, ${acrossPhone}`}
        className="aspect-[243/212] w-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
      />
      <span className="absolute inset-x-0 bottom-4 mx-auto w-fit rounded-md bg-ink px-5 py-3 font-semibold text-[0.9375rem] text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
        Shop Now
      </span>
    </span>
  );
}
