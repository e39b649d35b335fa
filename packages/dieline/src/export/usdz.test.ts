import { crc32 } from 'node:zlib';
import type { Group } from 'three';
import { Box3, Mesh } from 'three';
import { USDLoader } from 'three/examples/jsm/loaders/USDLoader.js';
import { expect, test } from 'vitest';
import { type Box, boxStyles, drawBox, mesh, toUsdz } from '../index.ts';

const boxOf = (style: string): Box => {
  const [least = 0, most = 0] = boxStyles.find(({ id }) => id === style)?.limits.caliper ?? [];
  const low = ['glued-corner-tray', 'webbed-tray', 'pillow-box'].includes(style);
  const height = style === 'carry-bag' ? 150 : low ? 30 : 60;
  const drawn = drawBox(style, { length: 120, width: 80, height, caliper: Math.min(most, Math.max(least, 0.45)) });
  if (!drawn.ok) throw new Error(drawn.problem.text);
  return drawn.box;
};

/** The files of an archive by its local heads (APPNOTE.TXT 4.3.7), where they begin, and whether their sums are right. */
const entriesOf = (archive: Uint8Array) => {
  const bytes = Buffer.from(archive);
  const found = [];
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [method, sum, size] = [bytes.readUInt16LE(at + 8), bytes.readUInt32LE(at + 14), bytes.readUInt32LE(at + 18)];
    const [letters, extra] = [bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)];
    const begin = at + 30 + letters + extra;
    const content = bytes.subarray(begin, begin + size);
    found.push({
      name: bytes.toString('latin1', at + 30, at + 30 + letters),
      method,
      rest: begin % 64,
      whole: crc32(content) === sum,
      content,
    });
    at = begin + size;
  }
  return found;
};

/** What three's reader makes of a layer. */
const read = (layer: string): Group => new USDLoader().parse(layer);

const pixel = (rest: number) => ({ type: 'image/jpeg', bytes: new Uint8Array(100 + rest).fill(7) }) as const;

test.each(boxStyles.map(({ id }) => id))(
  '%s stands on the ground in metres, with the triangles of the mesh',
  (style) => {
    const box = boxOf(style);
    const [{ content } = { content: '' }] = entriesOf(toUsdz(box, 1));
    const model = read(content.toString());
    model.updateMatrixWorld(true);
    const room = new Box3().setFromObject(model);
    const surfaces = mesh(box, 1).flatMap(({ outside, inside, edges }) => [outside, inside, edges]);
    const extent = (axis: number): number => {
      const along = surfaces.flatMap(({ positions }) => [...positions].filter((_, at) => at % 3 === axis));
      return Math.max(...along) - Math.min(...along);
    };
    for (const [axis, name] of (['x', 'y', 'z'] as const).entries())
      expect(1000 * (room.max[name] - room.min[name])).toBeCloseTo(extent(axis), 1);
    expect(room.min.y).toBeCloseTo(0, 5);
    expect(room.max.x).toBeCloseTo(-room.min.x, 5);
    let triangles = 0;
    model.traverse((part) => {
      if (part instanceof Mesh)
        triangles += (part.geometry.index?.count ?? part.geometry.attributes.position.count) / 3;
    });
    expect(triangles).toBe(surfaces.reduce((sum, { indices }) => sum + indices.length / 3, 0));
  },
);

test('its archive is stored, each file at a multiple of 64 bytes, the layer first and the artwork by its name', () => {
  const entries = entriesOf(toUsdz(boxOf('base-and-lid'), 1, { artwork: [pixel(1), pixel(28)] }));
  expect(entries.map(({ name }) => name)).toEqual(['box.usda', 'artwork_1.jpg', 'artwork_2.jpg']);
  for (const { method, rest, whole } of entries)
    expect({ method, rest, whole }).toEqual({ method: 0, rest: 0, whole: true });
});

test('a printed blank has its picture, upright as in the mesh; a bare one has none', () => {
  const box = boxOf('base-and-lid');
  const layerOf = (...options: Parameters<typeof toUsdz>) => entriesOf(toUsdz(...options))[0]?.content.toString() ?? '';
  const layer = layerOf(box, 1, { artwork: [null, pixel(0)] });
  const looks = [...layer.matchAll(/def Mesh "print"[^}]+material:binding = <([^>]+)>/g)].map(([, look]) => look);
  expect(looks).toEqual(['/base_and_lid/Materials/print', '/base_and_lid/Materials/artwork_2']);
  const pictures = [...layer.matchAll(/def Material "(\w+)"|inputs:file = @([^@]+)@/g)].map(
    ([, look, file]) => look ?? file,
  );
  expect(pictures).toEqual(['print', 'board', 'edge', 'artwork_2', 'artwork_2.jpg']);
  const lid = read(layerOf(box, 1)).getObjectByName('lid')?.getObjectByName('print');
  const shown = lid instanceof Mesh ? [...lid.geometry.attributes.uv.array] : [];
  const [, { outside } = { outside: undefined }] = mesh(box, 1);
  const expected = [...(outside?.indices ?? [])].flatMap((corner) => [
    outside?.uvs[2 * corner] ?? Number.NaN,
    1 - (outside?.uvs[2 * corner + 1] ?? Number.NaN),
  ]);
  // The reader has the corners of each triangle for itself.
  expect(shown).toHaveLength(expected.length);
  for (const [at, value] of expected.entries()) expect(shown[at]).toBeCloseTo(value, 5);
});

test('a blank that is printed inside has that picture on its other side', () => {
  const entries = entriesOf(toUsdz(boxOf('base-and-lid'), 1, { artwork: [null, pixel(0)], inside: [null, pixel(1)] }));
  expect(entries.map(({ name }) => name)).toEqual(['box.usda', 'artwork_2.jpg', 'inside_2.jpg']);
  const layer = entries[0]?.content.toString() ?? '';
  const looks = [...layer.matchAll(/def Mesh "board"[^}]+material:binding = <([^>]+)>/g)].map(([, look]) => look);
  expect(looks).toEqual(['/base_and_lid/Materials/board', '/base_and_lid/Materials/inside_2']);
});

test('a coat is a clear layer over the artwork, only where its picture says so', () => {
  const coat = { roughness: 0.75, clear: 1, clearRoughness: 0.1 };
  const both = { artwork: [pixel(0), pixel(1)], coat, gloss: [null, pixel(2)] };
  const entries = entriesOf(toUsdz(boxOf('base-and-lid'), 1, both));
  expect(entries.map(({ name }) => name)).toEqual(['box.usda', 'artwork_1.jpg', 'artwork_2.jpg', 'gloss_2.jpg']);
  const clear = [...(entries[0]?.content.toString() ?? '').matchAll(/inputs:clearcoat(?:\.connect)? = (\S+)/g)];
  expect(clear.map(([, value]) => value)).toEqual(['1', '</base_and_lid/Materials/artwork_2/Gloss.outputs:r>']);
  const matt = entriesOf(toUsdz(boxOf('base-and-lid'), 1, { ...both, coat: { ...coat, clear: 0 } }));
  expect(matt).toHaveLength(3);
  expect(matt[0]?.content.toString()).not.toContain('clearcoat');
});
