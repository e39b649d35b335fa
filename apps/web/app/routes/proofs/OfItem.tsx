import type { ItemProps } from './item-props.ts';

type Item = Pick<ItemProps, 'order' | 'item'>;

/** Which item a control is about, for its name; empty on the page of a single item. */
export const ofItem = ({ order, item }: Item): string => (order.items.length > 1 ? `: ${item.name}` : '');

/** The same, for who doesn't see where the control stands. */
export const OfItem = (props: Item) => <span className="sr-only">{ofItem(props)}</span>;
