/** A picture's pixels, row by row from the upper left: four bytes each (RGBA, not premultiplied), or alpha alone. */
export interface Picture {
  readonly pixels: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface ContourRequest {
  /** The size of the sticker in mm, across and down; the cut fits into it. */
  readonly length: number;
  readonly width: number;
  /** From the picture to the cut, in mm. */
  readonly offset: number;
  /** From 0 to 10: concave corners get a radius of (0.5 + smoothing) % of the cut's longer side. */
  readonly smoothing: number;
}

/** The cut around a picture. Lengths and places in mm, from the upper left corner of the cut's bounding box. */
export interface Contour {
  readonly ok: true;
  /** One closed SVG path of cubic Bézier curves, 'M … C … Z', with absolute commands. */
  readonly path: string;
  readonly cutLength: number;
  /** Size of the bounding box; one side is as requested, the other at most. */
  readonly length: number;
  readonly width: number;
  /** Where the whole picture lies, with its invisible margins. */
  readonly picture: { readonly x: number; readonly y: number; readonly length: number; readonly width: number };
}

/** Why there is no cut, with a text for the buyer that says what to do. */
export interface ContourProblem {
  readonly ok: false;
  readonly code: 'empty' | 'plain' | 'offset' | 'apart';
  readonly text: string;
  /** The same where shape, size and offset can't be changed any more. */
  readonly textOnceOrdered: string;
}
