import { cutOffset, cutSmoothing, type PlacedArtwork } from '@boxwright/contract';
import type { Artwork, CartLine } from '@boxwright/storage';
import type { Goods } from './goods.ts';
import { readGoods } from './read-goods.ts';

type PlacedOnSticker = Omit<PlacedArtwork, 'token'>;

/**
 * A file as the configuration of goods names it, in the place of the one before: on stickers it lies as that did.
 *
 * @param place where its sender has put it; null where the program places it
 */
export function artworkOn(
  { snapshot }: Goods,
  { token, name, whiteKey }: Pick<Artwork, 'token' | 'name' | 'whiteKey'>,
  place: string | null,
): NonNullable<Goods['snapshot']['artwork']> {
  if (snapshot.kind !== 'sticker') return { token, name, ...(place !== null && { place }) };
  const usual = { fit: 'fill', offset: cutOffset.usual, smoothing: cutSmoothing.usual } as const;
  const { white, place: _before, ...lies }: PlacedOnSticker = snapshot.artwork ?? usual;
  // A file without white of its own has white below all of it.
  const chosen = { ...(white && whiteKey !== null && { white }), ...(place !== null && { place }) };
  return { ...lies, token, name, ...chosen };
}

/** What is stored of a line that is given other artwork: the description of stickers names their file. */
export function lineWithArtwork(
  line: Pick<CartLine, 'kind' | 'variantId' | 'description'>,
  configuration: CartLine['configuration'],
): Pick<CartLine, 'configuration' | 'description'> {
  const { kind, variantId, description } = line;
  return {
    configuration,
    description: kind === 'sticker' ? readGoods({ configuration, variantId }).description : description,
  };
}
