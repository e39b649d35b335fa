import { formatCount } from '@boxwright/money';

/** Value of the button that asks for the delivery cost; names the form among those of the enquiry page. */
export const deliveryForm = 'delivery';

/** The box of a delivery quote, as the chat and the form name it. */
export interface BoxToDeliver {
  /** "Soap Box 100 g". */
  readonly name: string;
  /** "60 × 32 × 90 mm". */
  readonly size: string;
}

/** The message that the chat about a delivery quote begins with. */
export const deliveryMessage = (
  { name, size }: BoxToDeliver,
  asked: { readonly quantity: number; readonly pincode: string; readonly weight?: number | undefined },
): string => {
  const weight = asked.weight === undefined ? '' : ` It weighs ${asked.weight} kg.`;
  return `What does the delivery of ${formatCount(asked.quantity)} × ${name} (${size}) to ${asked.pincode} cost?${weight}`;
};
