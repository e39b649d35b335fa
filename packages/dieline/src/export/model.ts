import type { Box } from '../drawing/box.ts';
import type { BlankMesh } from '../folding/mesh.ts';

export type ModelBox = Pick<Box, 'blanks' | 'caliper' | 'style'>;

export type ModelOptions = {
  /** Colours as sRGB hexadecimal: the printed side and the bare board. */
  readonly print?: string;
  readonly board?: string;
  /** The printed side of each blank as a picture of its flat extent, in the order of the blanks; null for bare ones. */
  readonly artwork?: readonly (ModelPicture | null)[];
  /** The other side of each blank, in the same coordinates: as it would be seen through the board; null for bare ones. */
  readonly inside?: readonly (ModelPicture | null | undefined)[];
  /** Of the pictures of the printed side; without it they have the roughness of print. */
  readonly coat?: ModelCoat | undefined;
  /** Where the coat's clear layer is on each blank with a picture, white on black; all over it for null. */
  readonly gloss?: readonly (ModelPicture | null | undefined)[];
};

/** How rough print is below a coat; and the coat's clear layer: how much of it there is, and how rough that is. From 0 to 1. */
export type ModelCoat = { readonly roughness: number; readonly clear: number; readonly clearRoughness: number };

export type ModelPicture = { readonly type: 'image/png' | 'image/jpeg'; readonly bytes: Uint8Array };

export const modelColours = { print: '#ffffff', board: '#b9a287' } as const;

/** Of the printed side, the bare side and the cut edges. */
export const modelRoughness = { print: 0.55, board: 0.9, edge: 0.95 } as const;

/** The part's name, numbered if the box has several of it. */
export function nameOf({ part }: BlankMesh, index: number, all: readonly BlankMesh[]): string {
  const same = all.filter((other) => other.part === part);
  return same.length < 2 ? part : `${part} ${all.slice(0, index + 1).filter((other) => other.part === part).length}`;
}

/** Files of models want linear light; hexadecimal colours are sRGB. */
export function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    const light = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    return Math.round(light * 1e4) / 1e4;
  });
}
