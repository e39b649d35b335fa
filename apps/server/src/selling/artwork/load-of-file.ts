import type { ArtworkKind } from '@boxwright/contract';
import { type Load, longFrom } from '../../adapters/inspection/inspection.ts';

/** What a file of a kind asks of the decoders; of an unknown kind nothing more than its first bytes is looked at. */
export function loadOfFile(kind: ArtworkKind | undefined, bytes: number): Load {
  if (kind !== 'pdf' && kind !== 'svg') return 'picture';
  return bytes > longFrom ? 'long' : 'drawing';
}
