import type { IncomingMessage } from 'node:http';

/** After so long without a byte, the sender counts as gone. */
const stalledMs = 30_000;

export interface ReceivedPart {
  readonly bytes: Buffer;
  /** Whether the request ended, rather than its connection. */
  readonly isWhole: boolean;
}

/**
 * Receives the body of a request, also what came of it before its connection was lost.
 *
 * @param most bytes that are accepted; null for a longer body
 */
export async function receivePart(request: IncomingMessage, most: number): Promise<ReceivedPart | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  const stalled = setTimeout(() => request.destroy(), stalledMs);
  const all = () => Buffer.concat(pieces, length);
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      stalled.refresh();
      length += piece.length;
      if (length > most) return null;
      pieces.push(piece);
    }
    return { bytes: all(), isWhole: true };
  } catch (error) {
    if (!request.destroyed) throw error;
    return { bytes: all(), isWhole: false };
  } finally {
    clearTimeout(stalled);
  }
}
