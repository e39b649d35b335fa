/** An item of an order by its name and place, from 0. */
export interface PlacedItem {
  readonly itemName: string;
  readonly position: number;
}

/** What an item of several is called in a sentence: "item 2 (Tea Carton)". */
export const itemInWords = ({ itemName, position }: PlacedItem): string => `item ${position + 1} (${itemName})`;

/** More names than this in a row aren't read. */
const mostNamed = 3;

/** The same of some items: "item 1 (Tea Carton) and item 3 (Soap Box)". Of many, the first three are named. */
export function itemsInWords(items: readonly PlacedItem[]): string {
  const named = items.slice(0, mostNamed).map(itemInWords);
  const left = items.length - named.length;
  const all = left > 0 ? [...named, `${left} more`] : named;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
