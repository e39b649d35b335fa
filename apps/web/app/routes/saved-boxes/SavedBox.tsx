import { artworkFileAddress, dieNote, type Failure, type SavedBoxRow } from '@boxwright/contract';
import { formatPieces, formatUnitPrice, type Paise } from '@boxwright/money';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';

import { LineFacts } from '../../features/cart/LineFacts.tsx';
import { ItemPicture } from '../../features/order/ItemPicture.tsx';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { DeleteBox } from './DeleteBox.tsx';
import { openAddress } from './open-address.ts';
import { RenameBox } from './RenameBox.tsx';

interface SavedBoxProps {
  box: SavedBoxRow;
  /** The customer's other boxes; the facts name what differs from them. */
  others: readonly SavedBoxRow[];
  /** The question that is open about this box. */
  asked: 'rename' | 'delete' | null;
  failed: Pick<Failure, 'text'> | undefined;
}

/** One saved box: its name and facts, today's price, and the links to open, rename or delete it. */
export function SavedBox({ box, others, asked, failed }: SavedBoxProps) {
  const name = `name-${box.id}`;
  return (
    <li
      id={`box-${box.id}`}
      className="grid scroll-mt-4 grid-cols-[5rem_1fr] gap-x-4 gap-y-4 rounded-lg border border-line bg-card p-4 sm:grid-cols-[7.5rem_1fr] sm:gap-x-6 sm:p-5"
    >
      <ItemPicture image={box.image} className="w-20 self-start sm:row-span-2 sm:w-30" />
      <div className="min-w-0">
        <h2 id={name} className="break-words text-lg">
          {box.name}
        </h2>
        <p className="text-ink-soft text-sm">
          {box.variantName} · saved on {formatMoment(box.savedOn)}
        </p>
        <LineFacts line={factsRow(box)} others={others.map(factsRow)} />
        <p className="figures mt-1 text-[0.9375rem]">
          {formatPieces(box.quantity)} · {deliveryText(box)}
        </p>
        {box.artwork === null ? null : (
          <p className="wrap-anywhere mt-1 text-[0.9375rem]">
            Artwork:{' '}
            <a href={artworkFileAddress(box.artwork.token)} className="py-2 underline underline-offset-4">
              {box.artwork.name}
            </a>
          </p>
        )}
        {box.die ? <p className="mt-2 text-[0.9375rem] text-teal">{dieNote(box.die)}</p> : null}
      </div>
      <div className="crease col-span-2 border-t pt-4 sm:col-span-1 sm:col-start-2">
        {asked === 'rename' ? (
          <RenameBox box={box} failed={failed} />
        ) : asked === 'delete' ? (
          <DeleteBox box={box} />
        ) : (
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <Price box={box} />
            <div className="flex flex-wrap items-center gap-1.5">
              <LinkButton to={openAddress(box)} size="small" aria-describedby={name}>
                {box.problem === null ? 'Open' : 'See what is offered'}
              </LinkButton>
              <Change box={box} change="rename" />
              <Change box={box} change="delete" />
            </div>
          </div>
        )}
      </div>
    </li>
  );
}

function Change({ box, change }: { box: SavedBoxRow; change: 'rename' | 'delete' }) {
  const Icon = change === 'rename' ? Pencil : Trash2;
  return (
    <Link
      to={paths.changeSavedBox(change, box.id)}
      aria-label={`${change === 'rename' ? 'Rename' : 'Delete'} ${box.name}`}
      replace
      preventScrollReset
      className={buttonStyle('quiet', 'icon')}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Link>
  );
}

function Price({ box: { goods, quantity, problem, quotationNumber } }: { box: SavedBoxRow }) {
  if (goods === null) {
    return <p className="max-w-prose font-medium text-vermilion-deep">It has no price at the moment. {problem}</p>;
  }
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      <Money amount={goods} className="font-semibold text-ink text-lg" /> today, before GST and delivery
      <span className="figures block">{formatUnitPrice(goods as Paise, quantity)} each</span>
      {quotationNumber === null ? null : (
        <span className="block text-kraft-deep">At the price of quotation {quotationNumber}.</span>
      )}
    </p>
  );
}

const factsRow = (box: SavedBoxRow) => ({ ...box, designType: null, artworkWish: null, sticker: null });

const deliveryText = ({ deliveryType, destination }: SavedBoxRow): string => {
  if (deliveryType === 'SelfPickup') return 'Self Pickup';
  return destination === null ? 'To be delivered, pincode not given' : `To be delivered to ${destination}`;
};
