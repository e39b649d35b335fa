import { quantityIn } from '@boxwright/contract';

/** The name of the field with the quantity of an item. */
export const quantityField = (lineId: number): string => `quantity-${lineId}`;

const pattern = /^quantity-([1-9]\d{0,9})$/;

/** The item that a field or a failure names. */
export const lineNamed = (field: string | undefined): number | null => {
  const id = /^(?:line|quantity)-(\d+)$/.exec(field ?? '')?.[1];
  return id === undefined ? null : Number(id);
};

/** The quantities of a form or an address by their item, as typed. */
export function typedQuantities(fields: FormData | URLSearchParams): Map<number, string> {
  const typed = new Map<number, string>();
  for (const [name, value] of fields.entries()) {
    const lineId = pattern.exec(name)?.[1];
    if (lineId !== undefined && typeof value === 'string') typed.set(Number(lineId), value);
  }
  return typed;
}

/** The quantities for the operations. An empty or unreadable field leaves its item out. */
export const wantedLines = (typed: ReadonlyMap<number, string>): { lineId: number; quantity: number }[] =>
  [...typed].slice(0, 50).map(([lineId, text]) => ({ lineId, quantity: readable(text) }));

const readable = (text: string): number => {
  const quantity = quantityIn(text);
  return quantity === null || Number.isNaN(quantity) || quantity > 999_999_999 ? 0 : quantity;
};

export const isUnreadable = (text: string): boolean => Number.isNaN(quantityIn(text) ?? 0);
