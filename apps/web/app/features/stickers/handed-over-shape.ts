/** The id of the shape that a picker hands over in the navigation state, as a record with wire or plain names; null without one. */
export const handedOverShape = (state: unknown): number | null => {
  if (typeof state !== 'object' || state === null) return null;
  const shape: unknown = 'shape' in state ? state.shape : state;
  if (typeof shape === 'number') return shape;
  if (typeof shape !== 'object' || shape === null) return null;
  const id: unknown = 'id' in shape ? shape.id : 'fld_id' in shape ? shape.fld_id : null;
  return typeof id === 'number' ? id : null;
};
