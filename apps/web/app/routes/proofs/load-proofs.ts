import type { Output } from '@boxwright/contract';
import { drawLine } from '../../features/proof/draw-work.ts';
import type { DrawnLine } from '../../features/proof/FlatArtwork.tsx';
import type { ServerApi } from '../../server-api.ts';

export type ProofOrder = Omit<Output<'GetProofs'>, 'lines'> & { readonly items: readonly DrawnLine[] };

/** The artwork and proofs that a link opens, with the drawings of what is printed. */
export async function loadProofs(api: ServerApi, token: string) {
  const opened = await api.call('GetProofs', { token });
  if (!opened.ok) return opened;
  const { lines, ...order } = opened.value;
  const items = lines.map((line): DrawnLine => ({ ...line, ...drawLine(line) }));
  return { ok: true, value: { ...order, items } satisfies ProofOrder } as const;
}
