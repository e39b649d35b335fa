import type { Output, ProofLineRow } from '@boxwright/contract';
import { drawWork } from '../../features/proof/draw-work.ts';
import type { FlatWork } from '../../features/proof/flat-work.ts';
import type { ServerApi } from '../../server-api.ts';

/** A line with its drawing; null if it can't be drawn. */
export interface ProofItem extends ProofLineRow {
  readonly work: FlatWork | null;
}

export type ProofOrder = Omit<Output<'GetProofs'>, 'lines'> & { readonly items: readonly ProofItem[] };

/** The artwork and proofs that a link opens, with the drawings of what is printed. */
export async function loadProofs(api: ServerApi, token: string) {
  const opened = await api.call('GetProofs', { token });
  if (!opened.ok) return opened;
  const { lines, ...order } = opened.value;
  const items = lines.map((line): ProofItem => ({ ...line, work: line.state === null ? null : drawWork(line) }));
  return { ok: true, value: { ...order, items } satisfies ProofOrder } as const;
}
