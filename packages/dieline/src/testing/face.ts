import type { BoxFace } from '../folding/assembly.ts';

/** A panel's face of a folded box. */
export function face(faces: readonly BoxFace[], name: string): BoxFace {
  const found = faces.find(({ panel }) => panel === name);
  if (!found) throw new Error(`No face ${name}`);
  return found;
}
