import { knowsLayouts, knowsStickerLayout, rememberLayouts, rememberStickerLayout } from '@boxwright/pricing';
import type { Services } from '../services.ts';
import { type BoxConfigured, configureBox } from './priceBox.ts';
import type { Catalogue } from './snapshot.ts';
import { configureStickers, type StickerOrder } from './stickers.ts';

/** Who pays for it: an operation's call, with the services. */
interface Asking {
  readonly services: Pick<Services, 'work'>;
  /** The caller's network address. */
  readonly source: string;
}

/**
 * To be called before boxes are priced, and outside transactions: those never seen are laid out off the main thread, one
 * after the other, so that pricing finds their layouts. What can't be priced is left for pricing to refuse.
 */
export async function layOut(asking: Asking, catalogue: Catalogue, boxes: readonly BoxConfigured[]): Promise<void> {
  for (const box of boxes) {
    const configured = configureBox(catalogue, box);
    if (!configured.ok) continue;
    const { spec, rates } = configured.value;
    if (knowsLayouts(spec, rates.card)) continue;
    const { sheets } = rates.card;
    rememberLayouts(
      spec,
      rates.card,
      await asking.services.work.run('layOutBox', { box: spec, sheets }, asking.source),
    );
  }
}

/** The same for stickers. */
export async function layOutStickers(asking: Asking, catalogue: Catalogue, order: StickerOrder): Promise<void> {
  const configured = configureStickers(catalogue, order);
  if (!configured.ok || knowsStickerLayout(configured.value.spec)) return;
  const { spec, card } = configured.value;
  const price = await asking.services.work.run('priceSticker', { spec, card }, asking.source);
  // Refused sizes cost nothing; pricing says why.
  if (price.ok) rememberStickerLayout(spec, price.layout);
}
