import type { CartRow, OrderRow } from '@boxwright/contract';
import { formatCount, formatUnitPrice, type Paise } from '@boxwright/money';
import type { RefCallback } from 'react';
import { Link } from 'react-router';
import { ArtworkOfItem } from '../../features/cart/ArtworkOfItem.tsx';
import { itemNameOf } from '../../features/cart/item-name.ts';
import { BuyersWishes } from '../../features/order/BuyersWishes.tsx';
import { ItemPicture } from '../../features/order/ItemPicture.tsx';
import type { LoadedOrder } from '../../features/order/load-order.ts';
import { FileStanding } from '../../features/proof/FileStanding.tsx';
import type { HeldFile } from '../../features/upload/use-held-files.ts';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/Money.tsx';

interface OrderItemsProps {
  order: LoadedOrder;
  isOrdered: boolean;
  /** The lines of the cart that the order was placed from, in its order; null where they differ, or are no longer open. */
  lines: readonly CartRow[] | null;
  fileField: (lineId: number) => RefCallback<HeldFile>;
}

/** The ordered items: picture, description, quantity, price and artwork. */
export function OrderItems({ order, isOrdered, lines, fileField }: OrderItemsProps) {
  return (
    <ul aria-label="Items" className="divide-y divide-dashed divide-line">
      {order.map((row, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored order are never reordered.
          key={place}
          className="grid grid-cols-[4.5rem_1fr] gap-x-4 py-5 first:pt-0 last:pb-0 sm:grid-cols-[6rem_1fr_auto]"
        >
          <ItemPicture image={row.itemImage} className="row-span-2 w-full self-start" />
          <div className="min-w-0">
            <h3 className="text-lg">
              {/* The days and mails name it by its number. */}
              {order.length > 1 ? `${place + 1}. ` : ''}
              {row.itemName}
            </h3>
            {/* That of stickers names their file, whose name may be one long word. */}
            {row.description ? (
              <p className="wrap-anywhere mt-1 text-[0.9375rem] text-ink-soft">{row.description}</p>
            ) : null}
            <p className="figures mt-1 text-[0.9375rem]">
              {formatCount(row.quantity)} × {formatUnitPrice(row.itemGoods as Paise, row.quantity)}
            </p>
          </div>
          <p className="col-start-2 mt-1 font-semibold sm:col-start-3 sm:mt-0 sm:text-right">
            <Money amount={row.itemGoods} />
          </p>
          {/* On phones, the field for a file needs the whole width. */}
          <div className="col-span-full min-w-0 sm:col-start-2">
            <ArtworkOfRow
              row={row}
              itemName={itemNameOf(row.itemName, place, order)}
              isOrdered={isOrdered}
              line={lines?.[place]}
              fileField={fileField}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ArtworkOfRowProps extends Pick<OrderItemsProps, 'isOrdered' | 'fileField'> {
  row: OrderRow;
  itemName: string;
  line: CartRow | undefined;
}

/** What the buyer says about an item's design, and its file; until the order is paid, the file is sent and taken off here. */
function ArtworkOfRow({ row, itemName, isOrdered, line, fileField }: ArtworkOfRowProps) {
  const hasFile = row.artworkName !== '';
  // The file, or the wish about it, stands below.
  const wishes = hasFile || row.artworkWish !== null ? { ...row, designType: '' } : row;
  const standing = (
    <FileStanding
      // Another file is another check.
      key={line?.artwork?.token ?? row.artworkName}
      line={{ orderId: row.id, lineId: row.lineId }}
      item={{
        name: itemName,
        kind: row.itemKind,
        hasFile,
        wish: row.artworkWish,
        proofBefore: row.proofBefore,
        isOrdered,
        ...(line && { field: line.takesFile ? 'here' : 'later' }),
      }}
    />
  );
  if (line?.takesFile || line?.sticker) {
    return (
      <>
        <BuyersWishes row={{ ...wishes, artworkName: '' }} />
        <ArtworkOfItem
          ref={fileField(line.lineId)}
          line={line}
          itemName={itemName}
          orderId={row.id}
          known={hasFile ? <p className="wrap-anywhere mt-1 py-2.5">Artwork: {row.artworkName}</p> : standing}
        />
        {hasFile ? standing : null}
      </>
    );
  }
  // Boxes without print.
  if (line !== undefined) {
    return (
      <>
        <BuyersWishes row={wishes} />
        {hasFile ? standing : null}
      </>
    );
  }
  return (
    <>
      <BuyersWishes row={wishes} />
      {standing}
      {isOrdered || row.itemKind === 'sample' || hasFile ? null : (
        <Link
          to={paths.cart}
          className="inline-flex min-h-11 items-center font-semibold text-[0.9375rem] underline underline-offset-4"
        >
          Attach a file in the cart<span className="sr-only"> to {itemName}</span>
        </Link>
      )}
    </>
  );
}
