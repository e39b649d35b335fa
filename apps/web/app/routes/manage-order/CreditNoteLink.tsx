import { LinkButton } from '../../ui/LinkButton.tsx';
import type { DeskOrder } from './load-desk-order.ts';
import { useOrderAddresses } from './use-order-addresses.ts';

/**
 * Whether nobody can say from an amount which items it is for: they have different rates or HSN codes. Only a credit
 * note names them.
 */
export const needsCreditNote = ({ creditable }: Pick<DeskOrder, 'creditable'>): boolean =>
  new Set(creditable.map(({ gstRate, hsn }) => `${gstRate} ${hsn}`)).size > 1;

/** Leads to the form that pays back for items of an invoice with different rates. */
export const CreditNoteLink = ({ orderId }: { orderId: number }) => (
  <LinkButton to={useOrderAddresses(orderId).act('credit')} tone="outline" size="small" replace>
    Write a credit note
  </LinkButton>
);
