import { type CartRow, cartFileForm, printsInside } from '@boxwright/contract';
import { PlainFileForm } from '../upload/PlainFileForm.tsx';

interface PlainFileOfLineProps {
  line: CartRow;
  itemName: string;
  /** The order on whose checkout it stands; null in the cart. */
  orderId: number | null;
}

/** Attaches or replaces the file of a line of the cart without scripts. */
export const PlainFileOfLine = ({ line, itemName, orderId }: PlainFileOfLineProps) => (
  <PlainFileForm
    action={cartFileForm({ cartId: line.cartId, lineId: line.lineId, orderId })}
    itemName={itemName}
    hasFile={(line.artwork ?? line.sticker?.artwork ?? null) !== null}
    hasInside={printsInside(line.print)}
  />
);
