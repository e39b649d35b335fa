/** An order's links are numbered together, and only those with its present number open it. */
export interface NumberedLink {
  readonly orderId: number;
  readonly version: number;
}

export const numbered = ({ orderId, version }: NumberedLink): string => `${orderId}.${version}`;

/** Null for a text that `numbered` hasn't made. */
export function readNumbered(text: string | null): NumberedLink | null {
  const parts = /^(\d{1,10})\.(\d{1,10})$/.exec(text ?? '');
  return parts && { orderId: Number(parts[1]), version: Number(parts[2]) };
}
