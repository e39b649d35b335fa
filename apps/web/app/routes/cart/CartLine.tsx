import { boxQuery, type CartRow, dieNote } from '@boxwright/contract';
import { formatCount, formatUnitPrice, type Paise } from '@boxwright/money';
import { Pencil, Trash2 } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { Link } from 'react-router';
import { ArtworkOfItem } from '../../features/cart/ArtworkOfItem.tsx';
import { boxOf } from '../../features/cart/box-of-line.ts';
import { editorOf } from '../../features/cart/editor-of.ts';
import { LineFacts } from '../../features/cart/LineFacts.tsx';
import { AskForQuote } from '../../features/configurator/AskForQuote.tsx';
import { ItemPicture } from '../../features/order/ItemPicture.tsx';
import { FileStanding } from '../../features/proof/FileStanding.tsx';
import { useShell } from '../../features/site/shell-data.ts';
import type { HeldFile } from '../../features/upload/use-held-files.ts';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/Money.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { LineAct } from './changed-line.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import type { Outcome } from './use-cart-changes.ts';
import type { CartField } from './use-proceed.ts';

interface CartLineProps {
  /** The quantity. */
  ref: Ref<CartField>;
  fileRef: Ref<HeldFile>;
  /** Whether its file wouldn't be lost with the page. */
  mayLeave: () => boolean;
  line: CartRow;
  /** What its controls call it. */
  itemName: string;
  /** The cart's other lines; the facts name what differs from them. */
  others: readonly CartRow[];
  busy: boolean;
  problem: string | undefined;
  /** The quantity that was typed and refused, where the page was posted without JavaScript. */
  posted: string | undefined;
  onStep: (step: 1 | -1) => void;
  onType: (quantity: number) => Promise<Outcome>;
  onRemove: () => void;
}

/** One line: item, unit price, quantity and amount. */
export function CartLine({
  ref,
  fileRef,
  mayLeave,
  line,
  itemName,
  others,
  busy,
  problem,
  posted,
  onStep,
  onType,
  onRemove,
}: CartLineProps) {
  const { maximumBoxes } = useShell().company;
  const ofItem = others.length > 0 ? `: ${itemName}` : '';
  const name = `line-${line.lineId}`;
  const box = boxOf(line);
  const edit = editorOf(line, line.lineId);
  const file = line.artwork ?? line.sticker?.artwork ?? null;
  const stayForFile = (event: MouseEvent) => {
    if (!mayLeave()) event.preventDefault();
  };
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-4 rounded-lg border border-line bg-card p-4 sm:grid-cols-[7.5rem_1fr] sm:gap-x-6 sm:p-5">
      <ItemPicture image={line.image} className="w-20 self-start sm:w-30" />
      {/* The button lies above the first lines, so that the facts have the whole width. */}
      <div className="relative min-w-0">
        <div id={name}>
          <p className="pr-11 text-sm text-ink-soft">{line.categoryName}</p>
          <h2 className="mt-0.5 pr-11 text-lg">
            <LineName line={line} itemName={itemName} onClick={stayForFile} />
          </h2>
          <LineFacts line={line} others={others} />
          <p className="mt-1 text-[0.9375rem]">
            {line.deliveryType === 'SelfPickup' ? 'Self Pickup' : 'To be delivered'}
          </p>
          {line.die ? <p className="mt-2 text-[0.9375rem] text-teal">{dieNote(line.die)}</p> : null}
          {line.priceNote ? <p className="mt-2 text-[0.9375rem] text-kraft-deep">{line.priceNote}</p> : null}
          {edit === null ? null : (
            <Link
              to={edit}
              onClick={stayForFile}
              className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
            >
              <Pencil aria-hidden="true" className="size-4" /> Edit<span className="sr-only"> {itemName}</span>
            </Link>
          )}
        </div>
        <form
          method="post"
          data-plain
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) onRemove();
          }}
          className="absolute -top-2 -right-2"
        >
          <input type="hidden" name="line" value={line.lineId} />
          <button
            type="submit"
            name="act"
            value={'remove' satisfies LineAct}
            aria-label={`Remove from cart${ofItem}`}
            aria-describedby={name}
            aria-disabled={busy || undefined}
            className="flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-board hover:text-ink"
          >
            {busy ? <Spinner label={false} /> : <Trash2 aria-hidden="true" className="size-5" />}
          </button>
        </form>
      </div>
      {/* On phones, the field for a file needs the whole width. */}
      <div className="col-span-2 -mt-3 sm:col-span-1 sm:col-start-2">
        {line.takesFile || line.sticker ? (
          <ArtworkOfItem
            ref={fileRef}
            line={line}
            itemName={itemName}
            orderId={null}
            known={
              // A sample needs no file.
              import.meta.env.SSR && !(line.kind === 'sample' && file === null) ? (
                <p className="wrap-anywhere mt-1 py-2.5">
                  {file !== null
                    ? `Artwork: ${file.name}`
                    : line.takesFile
                      ? 'No artwork yet: send it here, or once you have ordered'
                      : 'Artwork can be sent once you have ordered'}
                </p>
              ) : null
            }
          />
        ) : null}
        {file === null ? null : (
          <FileStanding
            // Another file is another check.
            key={JSON.stringify(file)}
            line={{ orderId: null, lineId: line.lineId }}
            item={{
              name: itemName,
              kind: line.kind,
              hasFile: true,
              wish: line.artworkWish,
              proofBefore: line.proofBefore,
            }}
            to={line.kind === 'box' ? edit : null}
          />
        )}
      </div>
      <div className="crease col-span-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t pt-4 sm:col-span-1 sm:col-start-2">
        {line.kind === 'sample' ? (
          <p className="text-ink-soft text-[0.9375rem]">One kit, shipped free</p>
        ) : (
          <QuantityStepper
            ref={ref}
            keepAs={name}
            lineId={line.lineId}
            quantity={line.quantity}
            posted={posted}
            describedBy={name}
            ofItem={ofItem}
            busy={busy}
            error={problem}
            helpWith={(quantity) =>
              box === null || quantity <= maximumBoxes ? null : <AskForQuote box={boxQuery({ ...box, quantity })} />
            }
            onStep={onStep}
            onType={onType}
          />
        )}
        <dl className="grid grow grid-cols-[auto_auto] justify-between gap-x-3 gap-y-0.5 text-[0.9375rem] sm:grow-0 sm:text-right [&_dd]:text-right">
          <dt className="text-ink-soft">Price each</dt>
          <dd className="figures">{formatUnitPrice(line.goods as Paise, line.quantity)}</dd>
          <dt className="self-center text-ink-soft">Base value</dt>
          <dd className="text-lg font-semibold">
            <Money amount={line.goods} />
          </dd>
          {line.saving > 0 ? (
            <>
              <dt className="text-teal">You save</dt>
              <dd className="font-medium text-teal">
                <Money amount={line.saving} /> ({formatCount(Math.round(line.savingPercent))} %)
              </dd>
            </>
          ) : null}
        </dl>
      </div>
    </li>
  );
}

interface LineNameProps extends Pick<CartLineProps, 'line' | 'itemName'> {
  onClick: (event: MouseEvent) => void;
}

function LineName({ line, itemName, onClick }: LineNameProps) {
  const to = pageOf(line);
  if (to === null) return line.variantName;
  return (
    <Link to={to} aria-label={itemName} onClick={onClick} className="underline-offset-4 hover:underline">
      {line.variantName}
    </Link>
  );
}

/** The page of the same goods; for a sample, the page of its box. */
const pageOf = (line: CartRow): string | null => {
  const edit = editorOf(line);
  if (edit !== null || line.variantId === null || line.kind === 'sticker') return edit;
  if (line.kind === 'box') return paths.customiseVariant(line.variantId);
  const { length, width, height } = line;
  const size = new URLSearchParams({ length: String(length), width: String(width), height: String(height) });
  return paths.customiseVariant(line.variantId, size.toString());
};
