import type { ArtworkKind } from '@boxwright/contract';
import type { Load } from '../../adapters/inspection/inspection.ts';

/** A drawing of 20 MB takes two to three seconds of a processor. */
const longFrom = 8_000_000;

/** A smaller file has come, in bytes, before a process is started: it starts its own. */
const sentWhileStarting = 500_000;

/** What the file will ask that begins to be sent, by the name that its sender says; a long drawing's check is a short one. */
export function loadsToCome(name: string, bytes: number): readonly Load[] {
  if (bytes < sentWhileStarting) return [];
  if (/\.(?:png|jpe?g|webp|avif|tiff?)$/i.test(name)) return ['picture'];
  return bytes > longFrom ? ['long', 'drawing'] : ['drawing'];
}

/** What a file of a kind asks of the decoders; of an unknown kind nothing more than its first bytes is looked at. */
export function loadOfFile(kind: ArtworkKind | undefined, bytes: number): Load {
  if (kind !== 'pdf' && kind !== 'svg') return 'picture';
  return bytes > longFrom ? 'long' : 'drawing';
}
