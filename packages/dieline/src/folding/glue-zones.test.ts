import { describe, expect, test } from 'vitest';
import { boundsOf, signedArea } from '../geometry/plane.ts';
import { type Box, drawBox, type GlueZone } from '../index.ts';
import { checkGlue } from '../testing/glue.ts';

function drawn(id: string): Box {
  const thin = id === 'carry-bag' ? 0.2 : 0.5;
  const caliper = id === 'rigid-box' ? 2 : thin;
  const result = drawBox(id, { length: 120, width: 60, height: 140, caliper });
  if (!result.ok) throw new Error(result.problem.text);
  return result.box;
}

const zonesOf = (box: Box): readonly GlueZone[] => box.blanks.flatMap(({ dieline }) => dieline.glue);

/** "glueFlap outside on right inside": where glue is applied, and what is pressed on. */
const jointsOf = (box: Box): string[] =>
  zonesOf(box)
    .filter(({ isApplied }) => isApplied)
    .map(({ panel, face, partner }) => `${panel} ${face} on ${partner?.panel ?? 'nothing'} ${partner?.face ?? ''}`);

describe('glue zones', () => {
  test.each([
    ['straight-tuck-end', ['glueFlap outside on right inside']],
    ['gusset', ['glueFlap outside on rightBack inside']],
    [
      'auto-lock-bottom',
      [
        'glueFront inside on bottomRight outside',
        'glueBack inside on bottomLeft outside',
        'glueFlap outside on right inside',
      ],
    ],
    ['seal-end', ['topInner outside on topOuter inside', 'bottomInner outside on bottomOuter inside']],
    ['display', ['headerFace inside on header inside']],
    [
      'carry-bag',
      [
        'frontTop inside on front inside',
        'seam outside on leftFront inside',
        'seamBottom outside on leftFrontBottom inside',
        'seamWeb outside on leftFrontWeb inside',
        'frontBottom inside on backBottom outside',
      ],
    ],
    [
      'rigid-box',
      ['front inside on front outside', 'frontTurnIn inside on front inside', 'left inside on backTabRight outside'],
    ],
  ])('of a %s are on the faces that meet', (id, joints) => {
    expect(jointsOf(drawn(id))).toEqual(expect.arrayContaining(joints));
  });

  test('of trays that lock don’t exist', () => {
    expect(zonesOf(drawn('roll-end-tray'))).toEqual([]);
  });

  test('keep ink off printed faces only: artwork covers the triangles, which are glued on their bare face', () => {
    const [blank] = drawn('auto-lock-bottom').blanks;
    if (!blank) throw new Error('A blank');
    const { panels, paths, glue } = blank.dieline;
    const bleed = boundsOf(paths.filter(({ kind }) => kind === 'bleed').flatMap(({ points }) => points));
    const flap = boundsOf(panels.find(({ name }) => name === 'glueFlap')?.outline ?? []);
    // Over the glue flap it ends 3 mm beyond the crease.
    expect(bleed.left).toBeCloseTo(flap.right - 3, 1);
    const triangle = boundsOf(panels.find(({ name }) => name === 'glueBack')?.outline ?? []);
    expect(bleed.bottom).toBeGreaterThan(triangle.bottom + 2.9);
    for (const kind of ['glue', 'glueInside'] as const) {
      const face = kind === 'glue' ? 'outside' : 'inside';
      expect(paths.filter((path) => path.kind === kind)).toHaveLength(glue.filter((zone) => zone.face === face).length);
    }
  });

  test('of a bag’s seam reach from its top to the lower edge of its bottom', () => {
    const [blank] = drawn('carry-bag').blanks;
    const seams = blank?.dieline.glue.filter(({ panel }) => panel.startsWith('seam')) ?? [];
    const reach = boundsOf(seams.flatMap(({ outline }) => outline));
    const sheet = boundsOf(blank?.dieline.panels.flatMap(({ outline }) => outline) ?? []);
    expect(reach.bottom).toBeCloseTo(sheet.bottom, 1);
    expect(reach.bottom - reach.top).toBeGreaterThan(140 + 30);
  });

  test('are reported if they are on the wrong face, beside each other or apart', () => {
    const box = drawn('auto-lock-bottom');
    const changed = (change: (zone: GlueZone) => GlueZone): Box => ({
      ...box,
      blanks: box.blanks.map((blank) => ({
        ...blank,
        dieline: { ...blank.dieline, glue: blank.dieline.glue.map(change) },
      })),
    });
    expect(() => checkGlue(box)).not.toThrow();
    const turned = (face: GlueZone['face']) => (face === 'inside' ? 'outside' : 'inside');
    const wrong = changed((zone) => ({
      ...zone,
      face: turned(zone.face),
      partner: zone.partner && { ...zone.partner, face: turned(zone.partner.face) },
    }));
    expect(() => checkGlue(wrong)).toThrow(/mm between the faces|look away/);
    const shifted = changed((zone) =>
      zone.isApplied ? { ...zone, outline: zone.outline.map(([x, y]) => [x, y > 100 ? y - 4 : y + 4] as const) } : zone,
    );
    expect(() => checkGlue(shifted)).toThrow(/beside each other|leaves/);
    expect(signedArea(zonesOf(box)[0]?.outline ?? [])).toBeGreaterThan(0);
  });
});
