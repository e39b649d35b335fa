import { bridgeLimits, usualBridges } from '@boxwright/dieline';
import type { TypedBridges } from '../../office-paths.ts';

export interface ReadBridges {
  /** The bridges as typed; the usual ones if those are impossible. */
  readonly bridges: TypedBridges;
  /** Why they aren't used as typed. */
  readonly wrong: string | null;
}

const usual: TypedBridges = { pitch: String(usualBridges.pitch), bridge: String(usualBridges.width) };

/** Reads the bridges of a CFF2 file from a page's address. */
export function typedBridges({ searchParams }: URL): ReadBridges {
  const bridges = {
    pitch: (searchParams.get('pitch') ?? usual.pitch).trim(),
    bridge: (searchParams.get('bridge') ?? usual.bridge).trim(),
  };
  const isWithin = (text: string, [least, most]: readonly [number, number]) =>
    /^\d{1,3}(\.\d)?$/.test(text) && Number(text) >= least && Number(text) <= most;
  const isGood = isWithin(bridges.pitch, bridgeLimits.pitch) && isWithin(bridges.bridge, bridgeLimits.width);
  if (isGood) return { bridges, wrong: null };
  const wrong = `Bridges have a pitch of ${bridgeLimits.pitch.join(' to ')} mm and are ${bridgeLimits.width.join(' to ')} mm wide, with one decimal at most. The files have the usual bridges.`;
  return { bridges: usual, wrong };
}
