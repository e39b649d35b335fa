import { validateBytes, validateString } from 'gltf-validator';
import { describe, expect, test } from 'vitest';
import { type Box, boxStyles, drawBox, toGlb, toGltf } from '../index.ts';

function boxOf(style: string): Box {
  const [least = 0, most = 0] = boxStyles.find(({ id }) => id === style)?.limits.caliper ?? [];
  const caliper = Math.min(most, Math.max(least, 0.45));
  const low = ['glued-corner-tray', 'webbed-tray', 'pillow-box'].includes(style);
  const height = style === 'carry-bag' ? 150 : low ? 30 : 60;
  const drawn = drawBox(style, { length: 120, width: 80, height, caliper });
  if (!drawn.ok) throw new Error(drawn.problem.text);
  return drawn.box;
}

/** White. */
const pixel = {
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
    'base64',
  ),
} as const;

/** The report of the Khronos validator. */
type Report = {
  readonly mimeType: string;
  readonly issues: { readonly numErrors: number; readonly numWarnings: number; readonly messages: readonly unknown[] };
  readonly info: {
    readonly totalTriangleCount: number;
    readonly materialCount: number;
    readonly drawCallCount: number;
  };
};

type GltfMesh = { readonly primitives: readonly [{ readonly material: number }] };

describe('the box as glTF', () => {
  test.each(boxStyles.map(({ id }) => id))('is valid for %s: flat, half open and closed', async (style) => {
    for (const progress of [0, 0.5, 1]) {
      const report: Report = await validateString(toGltf(boxOf(style), progress));
      expect(report.issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
      expect(report.info.totalTriangleCount).toBeGreaterThan(3);
    }
  });

  test('is the same box as one binary file', async () => {
    const box = boxOf('base-and-lid');
    const report: Report = await validateBytes(toGlb(box, 1));
    expect(report.mimeType).toBe('model/gltf-binary');
    expect(report.issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
    expect(report.info).toMatchObject({ materialCount: 3, drawCallCount: 6 });
  });

  test('carries the artwork of its printed blanks inside, and is valid with it', async () => {
    const options = { artwork: [null, pixel] } as const;
    const box = boxOf('base-and-lid');
    const report: Report = await validateBytes(toGlb(box, 1, options));
    expect(report.issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
    expect(report.info).toMatchObject({ materialCount: 4, drawCallCount: 6 });
    const { meshes, materials, images } = JSON.parse(toGltf(box, 1, options));
    const printed = meshes.map(({ primitives: [{ material }] }: GltfMesh) => materials[material].name);
    expect(printed).toEqual(['print', 'artwork']);
    expect(images).toHaveLength(1);
  });

  test('carries the print of its inside on the other side of the blank that has some, and is valid with it', async () => {
    const coat = { roughness: 0.75, clear: 1, clearRoughness: 0.1 };
    const options = { artwork: [pixel, pixel], inside: [null, pixel], coat, gloss: [pixel, null] } as const;
    const box = boxOf('base-and-lid');
    const report: Report = await validateBytes(toGlb(box, 1, options));
    expect(report.issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
    const { meshes, materials, images } = JSON.parse(toGltf(box, 1, options));
    const looks = meshes.map(({ primitives }: { primitives: { material: number }[] }) =>
      primitives.map(({ material }) => materials[material].name),
    );
    expect(looks).toEqual([
      ['artwork', 'board', 'edge'],
      ['artwork', 'inside', 'edge'],
    ]);
    // After the pictures of the outside and of where it shines.
    expect([images.length, materials.at(-1).pbrMetallicRoughness.baseColorTexture]).toEqual([4, { index: 3 }]);
    expect(materials.at(-1).extensions).toBeUndefined();
  });

  test('has the coat of its print as a clear layer, only where the artwork says so', async () => {
    const coat = { roughness: 0.75, clear: 1, clearRoughness: 0.1 };
    const both = { artwork: [pixel, pixel], coat, gloss: [null, pixel] } as const;
    const box = boxOf('base-and-lid');
    const report: Report = await validateBytes(toGlb(box, 1, both));
    expect(report.issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
    const { materials, extensionsUsed, images } = JSON.parse(toGltf(box, 1, both));
    const layer = { clearcoatFactor: 1, clearcoatRoughnessFactor: 0.1 };
    expect(materials.slice(3)).toMatchObject([
      { pbrMetallicRoughness: { roughnessFactor: 0.75 }, extensions: { KHR_materials_clearcoat: layer } },
      { extensions: { KHR_materials_clearcoat: { ...layer, clearcoatTexture: { index: 2 } } } },
    ]);
    expect(materials[3].extensions.KHR_materials_clearcoat).toEqual(layer);
    expect([images.length, extensionsUsed]).toEqual([3, ['KHR_materials_clearcoat']]);
    const matt = JSON.parse(toGltf(box, 1, { ...both, coat: { ...coat, clear: 0 } }));
    expect([matt.materials[3].extensions, matt.images.length, matt.extensionsUsed]).toEqual([undefined, 2, undefined]);
  });

  test('stands upright in metres, each blank by its name', () => {
    const { nodes, accessors, materials, meshes } = JSON.parse(toGltf(boxOf('base-and-lid'), 1));
    expect(nodes.map(({ name }: { name: string }) => name)).toEqual(['base', 'lid']);
    expect(materials.map(({ name }: { name: string }) => name)).toEqual(['print', 'board', 'edge']);
    const places = accessors[meshes[0].primitives[0].attributes.POSITION];
    const [across, up, deep] = [0, 1, 2].map((axis) => 1000 * (places.max[axis] - places.min[axis]));
    expect(across).toBeCloseTo(120 + 6 * 0.45, 2);
    expect(up).toBeLessThan(65);
    expect(up).toBeGreaterThan(60);
    expect(deep).toBeCloseTo(80 + 2 * 0.45, 2);
  });
});
