import type { Panel, PanelRole, Point } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import { boundsOf } from '../geometry/plane.ts';
import { cross, dot, minus, plus, times, unit } from '../geometry/space.ts';
import { trianglesOf } from '../geometry/triangles.ts';
import type { BlankPart } from '../styles/style.ts';
import type { Face, Point3 } from './faces.ts';
import { toRoom } from './fold.ts';
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
export function mesh(box: Pick<Box, 'blanks' | 'caliper'>, progress: number): BlankMesh[] {
  const now = Math.min(1, Math.max(0, progress));
  return box.blanks.map((blank) => {
    const { dieline, part } = blank;
    const { left, top, right, bottom } = boundsOf(dieline.panels.flatMap(({ outline }) => outline));
    const uvOf = ([x, y]: Point) => [(x - left) / (right - left), (y - top) / (bottom - top)] as const;
    const outside = new Builder(uvOf);
    const inside = new Builder(uvOf);
    const edges = new Builder(uvOf);
    const half = dieline.caliper / 2;
    for (const pieces of facesOfPieces(blank, now)) {
      const faces = new Map(pieces.map((face) => [face.panel, face]));
      for (const panel of dieline.panels) {
        const face = faces.get(panel.name);
        if (!face) continue;
        outside.addSide(panel, face, half, false);
        inside.addSide(panel, face, -half, true);
        edges.addEdges(panel, face, half);
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
  addSide(panel: Panel, { normal, placement }: Face, offset: number, backwards: boolean): void {
    const { points, triangles } = trianglesOf(panel);
    const [first, start] = [this.#positions.length / 3, this.#indices.length];
    const out = times(normal, offset);
    const facing = backwards ? times(normal, -1) : normal;
    for (const point of points) this.#add(plus(toRoom(placement, point), out), facing, point);
    for (let at = 0; at < triangles.length; at += 3) {
      const [a = 0, b = 0, c = 0] = [triangles[at], triangles[at + 1], triangles[at + 2]];
      if (backwards) this.#indices.push(first + a, first + b, first + c);
      else this.#indices.push(first + a, first + c, first + b);
    }
    this.#close(panel, start);
  }

  addEdges(panel: Panel, { normal, placement }: Face, half: number): void {
    const start = this.#indices.length;
    for (const ring of [panel.outline, ...(panel.holes ?? [])]) {
      for (const [index, from] of ring.entries()) {
        const to = ring[(index + 1) % ring.length];
        if (to) this.#addStrip(from, to, toRoom(placement, from), toRoom(placement, to), normal, half);
      }
    }
    this.#close(panel, start);
  }

  #addStrip(from: Point, to: Point, a: Point3, b: Point3, normal: Point3, half: number): void {
    const along = minus(b, a);
    if (dot(along, along) < 1e-12) return;
    const outwards = unit(cross(normal, along));
    const first = this.#positions.length / 3;
    const out = times(normal, half);
    this.#add(plus(a, out), outwards, from);
    this.#add(plus(b, out), outwards, to);
    this.#add(minus(b, out), outwards, to);
    this.#add(minus(a, out), outwards, from);
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
