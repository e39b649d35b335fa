import type { ArtworkKind } from '@boxwright/contract';
import type { Load } from '../../adapters/inspection/inspection.ts';

/** A drawing of 20 MB takes two to three seconds of a processor. */
const longFrom = 8_000_000;

/** What a file of a kind asks of the decoders; of an unknown kind nothing more than its first bytes is looked at. */
export function loadOfFile(kind: ArtworkKind | undefined, bytes: number): Load {
  if (kind !== 'pdf' && kind !== 'svg') return 'picture';
  return bytes > longFrom ? 'long' : 'drawing';
}
