import type { StickerShape } from '@boxwright/contract';

/** The shape's id from navigation state: the shape's record, with wire or plain names. */
export const shapeOfState = (state: unknown): number | null => {
  if (typeof state !== 'object' || state === null) return null;
  const shape: unknown = 'shape' in state ? state.shape : state;
  if (typeof shape === 'number') return shape;
  if (typeof shape !== 'object' || shape === null) return null;
  const id: unknown = 'id' in shape ? shape.id : 'fld_id' in shape ? shape.fld_id : null;
  return typeof id === 'number' ? id : null;
};

/** The chosen shape: by the URL (its id or name), else by navigation state, else the first. */
export const chosenShape = (
  shapes: readonly StickerShape[],
  asked: string | null,
  handedOver: number | null,
): StickerShape | undefined =>
  shapes.find(
    ({ id, name }) => asked !== null && (String(id) === asked || name.toLowerCase() === asked.toLowerCase()),
  ) ??
  shapes.find(({ id }) => id === handedOver) ??
  shapes[0];
