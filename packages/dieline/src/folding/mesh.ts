import type { Panel, PanelRole, Point } from '../dieline.ts';
import { boundsOf } from '../geometry/plane.ts';
import type { Point3 } from '../geometry/space.ts';
import { cross, dot, minus, plus, times, unit } from '../geometry/space.ts';
import type { BlankPart, Blanks } from './blank.ts';
import { type Piece, type Place, piecesOf } from './pieces.ts';
import { facesOfPieces } from './placed-faces.ts';

/**
 * Triangles of one kind, ready for a graphics card: three numbers per position and normal, two per texture coordinate.
 */
export type Surface = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** 0…1 over the blank's flat bounding box, v downwards: artwork drawn on the flat blank is the texture. */
  readonly uvs: Float32Array;
  /** Anticlockwise seen from outside the board. */
  readonly indices: Uint32Array;
  /** The range of indices of each panel, once for each piece of the blank. */
  readonly panels: readonly {
    readonly panel: string;
    readonly role: PanelRole;
    readonly start: number;
    readonly count: number;
  }[];
};

export type BlankMesh = {
  readonly part: BlankPart;
  /** The printed side, half a caliper outside the middle of the board. */
  readonly outside: Surface;
  /** The bare side, half a caliper inside. */
  readonly inside: Surface;
  /** The board's cut edges, and the edges of windows and holes. */
  readonly edges: Surface;
};

/**
 * A box as triangles at a progress from 0 (flat) to 1 (closed): three surfaces per blank, so that rendering takes three
 * draw calls per blank. Millimetres; y is up, the front faces the viewer (z).
 */
export function mesh(box: Blanks, progress: number): BlankMesh[] {
  const now = Math.min(1, Math.max(0, progress));
  return box.blanks.map((blank) => {
    const { dieline, part } = blank;
    const { left, top, right, bottom } = boundsOf(dieline.panels.flatMap(({ outline }) => outline));
    const uvOf = ([x, y]: Point) => [(x - left) / (right - left), (y - top) / (bottom - top)] as const;
    const outside = new Builder(uvOf);
    const inside = new Builder(uvOf);
    const edges = new Builder(uvOf);
    const half = dieline.caliper / 2;
    for (const faces of facesOfPieces(blank, now)) {
      for (const panel of dieline.panels) {
        const own = faces.filter((face) => face.panel === panel.name);
        if (own.length === 0) continue;
        const pieces = piecesOf(panel, own);
        outside.addSide(panel, pieces, half, false);
        inside.addSide(panel, pieces, -half, true);
        edges.addEdges(panel, pieces, half);
      }
    }
    return { part, outside: outside.finish(), inside: inside.finish(), edges: edges.finish() };
  });
}

class Builder {
  readonly #uvOf: (point: Point) => readonly [number, number];
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #indices: number[] = [];
  readonly #panels: { panel: string; role: PanelRole; start: number; count: number }[] = [];

  constructor(uvOf: (point: Point) => readonly [number, number]) {
    this.#uvOf = uvOf;
  }

  /** One side of a panel. Its triangles run clockwise as seen on the print; graphics cards expect the opposite. */
  addSide(panel: Panel, pieces: readonly Piece[], offset: number, backwards: boolean): void {
    const start = this.#indices.length;
    for (const { points, triangles, places } of pieces) {
      const first = this.#positions.length / 3;
      for (const [index, { at, normal }] of places.entries()) {
        const facing = backwards ? times(normal, -1) : normal;
        this.#add(plus(at, times(normal, offset)), facing, points[index] ?? [0, 0]);
      }
      for (let at = 0; at < triangles.length; at += 3) {
        const [a = 0, b = 0, c = 0] = [triangles[at], triangles[at + 1], triangles[at + 2]];
        if (backwards) this.#indices.push(first + a, first + b, first + c);
        else this.#indices.push(first + a, first + c, first + b);
      }
    }
    this.#close(panel, start);
  }

  addEdges(panel: Panel, pieces: readonly Piece[], half: number): void {
    const start = this.#indices.length;
    for (const { shape, points, places } of pieces) {
      let first = 0;
      for (const ring of [shape.outline, ...(shape.holes ?? [])]) {
        for (const index of ring.keys()) {
          const next = first + ((index + 1) % ring.length);
          const [from, to, a, b] = [points[first + index], points[next], places[first + index], places[next]];
          if (!from || !to || !a || !b) continue;
          const isInner = a.ruling !== undefined && a.ruling === b.ruling;
          if (!isInner) this.#addStrip(from, to, a, b, half);
        }
        first += ring.length;
      }
    }
    this.#close(panel, start);
  }

  #addStrip(from: Point, to: Point, a: Place, b: Place, half: number): void {
    const along = minus(b.at, a.at);
    if (dot(along, along) < 1e-12) return;
    const outwards = unit(cross(a.normal, along));
    const first = this.#positions.length / 3;
    const [outA, outB] = [times(a.normal, half), times(b.normal, half)];
    this.#add(plus(a.at, outA), outwards, from);
    this.#add(plus(b.at, outB), outwards, to);
    this.#add(minus(b.at, outB), outwards, to);
    this.#add(minus(a.at, outA), outwards, from);
    this.#indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  #add(place: Point3, normal: Point3, flat: Point): void {
    this.#positions.push(...place);
    this.#normals.push(...normal);
    this.#uvs.push(...this.#uvOf(flat));
  }

  #close({ name, role }: Panel, start: number): void {
    this.#panels.push({ panel: name, role, start, count: this.#indices.length - start });
  }

  finish(): Surface {
    return {
      positions: Float32Array.from(this.#positions),
      normals: Float32Array.from(this.#normals),
      uvs: Float32Array.from(this.#uvs),
      indices: Uint32Array.from(this.#indices),
      panels: this.#panels,
    };
  }
}
