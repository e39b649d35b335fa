/** File formats of a dieline. */
export const dielineFormats = ['svg', 'dxf', 'cf2', 'pdf', 'gltf', 'glb'] as const;
export type DielineFormat = (typeof dielineFormats)[number];

/**
 * A box as stated in URLs: measures in mm, a board of the shop or a thickness, and the options that differ from the
 * defaults.
 */
export interface StatedDieline {
  readonly style: string;
  readonly length?: number;
  readonly width?: number;
  readonly height?: number;
  readonly boardId?: number | null;
  readonly caliper?: number;
  readonly options?: { readonly [id: string]: boolean | number | string | null };
}

/** `length=60&width=40&height=100&board=2&thumbNotch=false`. Null and absent values are left out. */
export function dielineQuery({ length, width, height, boardId, caliper, options = {} }: StatedDieline): string {
  // A board determines the thickness.
  const board = boardId ? { board: boardId } : { caliper };
  const stated = Object.entries({ length, width, height, ...board, ...options }).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(stated).toString();
}

/** URL of a dieline's file; works without signing in. */
export function dielineFileAddress(stated: StatedDieline, format: DielineFormat): string {
  return `/downloads/dieline/${encodeURIComponent(stated.style)}.${format}?${dielineQuery(stated)}`;
}
