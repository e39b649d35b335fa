/** Files that a dieline is handed out in. */
export const dielineFormats = ['svg', 'dxf', 'pdf', 'gltf', 'glb'] as const;
export type DielineFormat = (typeof dielineFormats)[number];

/** A box as addresses state it: measures in mm, a board of the shop or a thickness, options that aren't the usual. */
export interface StatedDieline {
  readonly style: string;
  readonly length?: number;
  readonly width?: number;
  readonly height?: number;
  readonly boardId?: number | null;
  readonly caliper?: number;
  readonly options?: { readonly [id: string]: boolean | number | string | null };
}

/** `length=60&width=40&height=100&board=2&thumbNotch=false`. What is null or absent is left out. */
export function dielineQuery({ length, width, height, boardId, caliper, options = {} }: StatedDieline): string {
  // A board says its own thickness.
  const board = boardId ? { board: boardId } : { caliper };
  const stated = Object.entries({ length, width, height, ...board, ...options }).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(stated).toString();
}

/** Where the file of a dieline loads from; nobody needs to sign in. */
export function dielineFileAddress(stated: StatedDieline, format: DielineFormat): string {
  return `/downloads/dieline/${encodeURIComponent(stated.style)}.${format}?${dielineQuery(stated)}`;
}
