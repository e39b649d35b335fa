import { formatCount, formatUnitPrice, type Paise } from '@boxwright/money';
import { Link } from 'react-router';
import { BuyersWishes } from '../../features/order/BuyersWishes.tsx';
import { ItemPicture } from '../../features/order/ItemPicture.tsx';
import type { LoadedOrder } from '../../features/order/load-order.ts';
import { FileStanding } from '../../features/proof/FileStanding.tsx';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/Money.tsx';

/** The ordered items: picture, description, quantity and price. */
export function OrderItems({ order, isOrdered }: { order: LoadedOrder; isOrdered: boolean }) {
  return (
    <ul aria-label="Items" className="flex flex-col gap-5">
      {order.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored order are never reordered.
        <li key={place} className="grid grid-cols-[4.5rem_1fr] gap-x-4 sm:grid-cols-[6rem_1fr_auto]">
          <ItemPicture image={row.itemImage} className="w-full self-start" />
          <div className="min-w-0">
            <h3 className="text-lg">{row.itemName}</h3>
            {/* That of stickers names their file, whose name may be one long word. */}
            {row.description ? (
              <p className="wrap-anywhere mt-1 text-[0.9375rem] text-ink-soft">{row.description}</p>
            ) : null}
            {/* A wish about the file stands below. */}
            <BuyersWishes row={row.artworkWish === null ? row : { ...row, designType: '' }} />
            <FileStanding
              line={{ orderId: row.id, lineId: row.lineId }}
              item={{
                name: row.itemName,
                kind: row.itemKind,
                hasFile: row.artworkName !== '',
                wish: row.artworkWish,
                proofBefore: row.proofBefore,
                isOrdered,
              }}
            />
            {isOrdered || row.itemKind === 'sample' || row.artworkName !== '' ? null : (
              <Link
                to={paths.cart}
                className="inline-flex min-h-11 items-center font-semibold text-[0.9375rem] underline underline-offset-4"
              >
                Attach a file in the cart<span className="sr-only"> to {row.itemName}</span>
              </Link>
            )}
            <p className="figures mt-1 text-[0.9375rem]">
              {formatCount(row.quantity)} × {formatUnitPrice(row.itemGoods as Paise, row.quantity)}
            </p>
          </div>
          <p className="col-start-2 mt-1 font-semibold sm:col-start-3 sm:mt-0 sm:text-right">
            <Money amount={row.itemGoods} />
          </p>
        </li>
      ))}
    </ul>
  );
}
