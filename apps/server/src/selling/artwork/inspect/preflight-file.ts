import type { ArtworkKind } from '@boxwright/contract';
import { type Code, type Finding, type Limits, preflight, type Target } from '@boxwright/preflight';
import type { ArtworkPlacement } from '@boxwright/storage';
import type { DrawnFile } from './drawn-file.ts';
import type { Refused } from './inspected.ts';
import { placeFile } from './place-file.ts';
import { readForPrint, readKept } from './read-for-print.ts';

/** What is checked of a file, and what will be cut of it. */
interface Against {
  /** From 1. */
  readonly page: number;
  readonly target: Target;
  readonly limits: Limits;
  /** Whether where it shines was drawn when it came; left out, it was. What wasn't isn't on the plates either. */
  readonly hasGloss?: boolean;
}

export interface FileToPreflight extends Against {
  readonly kind: ArtworkKind;
  /** As it was sent: only that has its lines for cutting. */
  readonly original: Uint8Array;
}

export interface KeptToPreflight extends Against {
  /** The path of its drawing, see `drawingPath`. */
  readonly drawing: string;
}

export interface Preflighted {
  /** Null for a file that doesn't fit: what is wrong is among the findings. */
  readonly placement: ArtworkPlacement | null;
  /** What stops first; none for a file that passes. */
  readonly findings: readonly Finding[];
  /** The codes on it, with what they say, in mm of the file. */
  readonly codes: readonly Code[];
}

/**
 * Checks a file against what will be cut: reads it again, draws what is printed of it and reads the codes on it. Runs in
 * the process for uploaded files.
 */
export async function preflightFile(file: FileToPreflight): Promise<Preflighted> {
  const read = await readForPrint(file, file.target);
  return 'ok' in read ? { placement: null, findings: [unreadable(read)], codes: [] } : check(read, file);
}

/** The same by the drawing that is kept of a file; null where that is gone, or shows too little. */
export async function preflightKept(file: KeptToPreflight): Promise<Preflighted | null> {
  const read = await readKept(file.drawing, file.target);
  return read && check(read, file);
}

function check(read: DrawnFile, file: Against): Preflighted {
  const { target, limits, page } = file;
  const { leftOut } = read.reading;
  const reading = { ...read.reading, leftOut: leftOut.filter((part) => part !== 'gloss' || file.hasGloss !== false) };
  const placed = placeFile(reading, target, limits);
  return {
    placement: typeof placed === 'string' ? null : placed,
    findings: preflight({ ...read, reading, target, limits, page }),
    codes: read.codes,
  };
}

/** A refusal says what is wrong, and then how to mend it. */
function unreadable({ text }: Refused): Finding {
  const at = text.indexOf(' Please ');
  const [wrong, mend] = at < 0 ? [text, 'Please save it again.'] : [text.slice(0, at), text.slice(at + 1)];
  return { rule: 'unreadable', severity: 'stop', text: wrong, mend, places: [] };
}
