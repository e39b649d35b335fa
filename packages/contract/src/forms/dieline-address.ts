/** File formats of a dieline. A template is the drawing with everything that a designer must know of each panel. */
export const dielineFormats = ['svg', 'dxf', 'cf2', 'pdf', 'gltf', 'glb', 'template.pdf', 'template.svg'] as const;
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
  /** The revision of its drawing, for a box that was ordered; the newest one without it. */
  readonly drawing?: 1 | 2;
  readonly options?: { readonly [id: string]: boolean | number | string | null };
}

/** `length=60&width=40&height=100&board=2&thumbNotch=false`. Null and absent values are left out. */
export function dielineQuery({
  length,
  width,
  height,
  boardId,
  caliper,
  drawing,
  options = {},
}: StatedDieline): string {
  // A board determines the thickness, so both aren't needed.
  const board = boardId ? { board: boardId } : { caliper };
  // Only the earlier drawing is named, so that addresses of new boxes stay as they are.
  const revision = drawing === 1 ? { drawing } : {};
  const stated = Object.entries({ length, width, height, ...board, ...revision, ...options }).flatMap(
    ([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]]),
  );
  return new URLSearchParams(stated).toString();
}

/** What can be left out of a file, or added to it. */
export interface DielineFileOptions {
  /** Drawn in PDFs and templates unless false; other formats never have them. */
  readonly dimensions?: boolean;
  /** Whether a PDF has a second page for what is printed inside, as it is seen from there; others never have one. */
  readonly inside?: boolean;
}

/** Whether files of a format can have a page for the inside. */
export const hasInsidePage = (format: DielineFormat): boolean => format === 'pdf' || format === 'template.pdf';

/** URL of a dieline's file; works without signing in. */
export function dielineFileAddress(
  stated: StatedDieline,
  format: DielineFormat,
  { dimensions = true, inside = false }: DielineFileOptions = {},
): string {
  const without = dimensions ? '' : '&dimensions=false';
  const both = inside && hasInsidePage(format) ? '&inside=true' : '';
  return `/downloads/dieline/${encodeURIComponent(stated.style)}.${format}?${dielineQuery(stated)}${without}${both}`;
}
