import { type OrderedStickers, stickerAddress } from '@boxwright/contract';
import { formatPieces } from '@boxwright/money';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { data, Link } from 'react-router';
import { ItemPicture } from '../../features/order/ItemPicture.tsx';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatLongMoment } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Re-order stickers');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await requireCustomer({ context, url });
  const answer = await context.get(serverApi).call('GetOrderedStickers', {});
  if (!answer.ok) throw data(answer.failure.text, { status: 503 });
  return { ordered: answer.value };
};

/** The customer's past stickers; each opens the sticker page with the same choice. */
export default function ReorderStickers({ loaderData: { ordered } }: Route.ComponentProps) {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-4xl">Re-order stickers</h1>
      {ordered.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            level={2}
            title="No Data Found"
            text="Stickers that you have ordered appear here, ready to be ordered again."
            action={<LinkButton to={paths.stickerShop}>See stickers and labels</LinkButton>}
          />
        </div>
      ) : (
        <>
          <p className="mt-3 max-w-prose text-ink-soft">
            Choose stickers to order them again at today’s price. Number, size and material can be changed first.
          </p>
          <ul className="mt-6 flex flex-col gap-3">
            {ordered.map((each) => (
              <PastStickers key={addressOf(each)} stickers={each} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The sticker page with the size as the customer asked for it. */
const addressOf = ({ askedLength: length, askedWidth: width, ...stickers }: OrderedStickers): string =>
  stickerAddress({ ...stickers, length, width });

function PastStickers({ stickers }: { stickers: OrderedStickers }) {
  const { name, image, length, width, materialName, quantity, amount, orderId, orderNumber, placedAt } = stickers;
  const { artwork } = stickers;
  const id = useId();
  return (
    <li className="grid grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-card p-4 sm:grid-cols-[7.5rem_1fr_auto] sm:gap-x-6 sm:p-5">
      <ItemPicture image={image} className="w-20 self-start sm:w-30" />
      <div className="min-w-0" id={id}>
        <h2 className="text-lg">{name}</h2>
        <p className="figures text-[0.9375rem] text-ink-soft">
          {length} × {width} mm · {materialName}
        </p>
        {artwork === null ? null : (
          <p className="text-[0.9375rem] text-ink-soft wrap-anywhere">Artwork: {artwork.name}</p>
        )}
        <p className="figures mt-1 text-[0.9375rem]">
          {formatPieces(quantity)} for <Money amount={amount} /> before GST
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          <Link to={paths.myOrder(orderId)} className="underline underline-offset-4">
            Order {orderNumber}
          </Link>{' '}
          of {formatLongMoment(placedAt)}
        </p>
      </div>
      <LinkButton to={addressOf(stickers)} tone="outline" aria-describedby={id} className="max-sm:col-span-2">
        <RotateCcw aria-hidden="true" className="size-5" /> Re-order
      </LinkButton>
    </li>
  );
}
