import type { LineArtworkRow } from '@boxwright/contract';
import { isFileAwaited, orderStatusNames } from '@boxwright/orders';
import { validProof } from '../../features/proof/proof-words.ts';
import type { ItemProps } from './item-props.ts';

type Item = Pick<ItemProps['item'], 'state' | 'standing' | 'waitsFor' | 'isWaived' | 'hasPlates' | 'proofs'>;
type Order = Pick<ItemProps['order'], 'mayDecide' | 'whyClosed'>;

/** The ids of an item's section and of the parts that links lead to. */
export const itemPlace = ({ number }: { readonly number: number }) => ({
  section: `item-${number}`,
  approval: `item-${number}-approval`,
  file: `item-${number}-file`,
  findings: `item-${number}-findings`,
});

export const isCancelled = ({ status }: Pick<ItemProps['order'], 'status'>): boolean =>
  status === orderStatusNames.Cancelled;

/** Whether this link can still change what is printed. */
export const isOpen = ({ mayDecide, whyClosed }: Order): boolean => mayDecide && whyClosed === null;

/** Whether it is a sample without a file, which nobody waits for. */
export const isPlainSample = ({ kind, state }: Pick<ItemProps['item'], 'kind' | 'state'>): boolean =>
  kind === 'sample' && state === null;

/** Whether the item's proof waits for whoever has this link. What is printed as agreed can't be changed once work has begun. */
export const awaitsDecision = (order: Order, item: Item): boolean =>
  isOpen(order) && validProof(item)?.state === 'sent' && !(item.isWaived && item.hasPlates);

/** The file that is shown of an item: that of its proof, or the newest. */
export const shownFile = (item: Pick<ItemProps['item'], 'proofs' | 'artworks'>): LineArtworkRow | undefined =>
  item.artworks.find(({ id }) => id === validProof(item)?.lineArtworkId) ?? item.artworks.at(-1);

/** Whether we have sent the proof although the check stops its file: its customer decides. */
export const isSentDespite = (order: Order, item: Item & Pick<ItemProps['item'], 'artworks'>): boolean =>
  awaitsDecision(order, item) && shownFile(item)?.findings?.some(({ severity }) => severity === 'stop') === true;

/** Whether a file in the place of the one that came is awaited from whoever has this link. */
export const awaitsAnotherFile = (order: Order, { state, standing, hasPlates }: Item): boolean =>
  isOpen(order) && !hasPlates && state !== 'awaiting-artwork' && standing !== null && isFileAwaited(standing);

/** Whether an item of several lies open: it waits for its customer, or for our help with a file, which may be found after all. */
export const liesOpen = ({ waitsFor, standing }: Pick<Item, 'waitsFor' | 'standing'>): boolean =>
  waitsFor === 'customer' || standing === 'help-wanted';

/** Whether the field for another file lies open: one is awaited, a change is, or help with it is, which a file that was found after all answers, too. */
export const showsFileField = ({ state, standing }: Pick<Item, 'state' | 'standing'>): boolean =>
  state === 'change-wanted' || standing === 'help-wanted' || (standing !== null && isFileAwaited(standing));
