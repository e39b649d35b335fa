import { type CartRow, cartFileForm, printsInside } from '@boxwright/contract';
import { useLocation } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { sampleFileWords } from '../proof/artwork-wishes.ts';
import { PlainFileForm } from '../upload/PlainFileForm.tsx';

interface PlainFileOfLineProps {
  line: CartRow;
  itemName: string;
  /** The order on whose checkout it stands; null in the cart. */
  orderId: number | null;
}

/** Attaches, replaces or takes off the file of a line of the cart without scripts. */
export function PlainFileOfLine({ line, itemName, orderId }: PlainFileOfLineProps) {
  const { search } = useLocation();
  const form = { cartId: line.cartId, lineId: line.lineId, orderId, search };
  const hasFile = (line.artwork ?? line.sticker?.artwork ?? null) !== null;
  return (
    <>
      {hasFile ? (
        <form method="post" action={cartFileForm({ ...form, off: true })} className="-ml-4">
          <Button type="submit" tone="quiet" size="small">
            Take off<span className="sr-only"> the artwork of {itemName}</span>
          </Button>
        </form>
      ) : line.kind === 'sample' ? (
        <p className="mt-1 text-[0.9375rem] text-ink-soft">{sampleFileWords}</p>
      ) : null}
      <PlainFileForm
        action={cartFileForm({ ...form, replaces: hasFile })}
        itemName={itemName}
        hasFile={hasFile}
        hasInside={printsInside(line.print)}
      />
    </>
  );
}
