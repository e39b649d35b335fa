import { runs } from '@boxwright/testing/thorough';
import { describe, expect, test } from 'vitest';
import { type Box, type BoxRequest, boxStyles, drawBox } from '../index.ts';
import { checkClosed } from '../testing/closed.ts';
import { checkProperties } from '../testing/properties.ts';

describe.each(boxStyles.map((style) => [style.id, style] as const))('%s', (_, style) => {
  test('can be cut, closes to the requested size, and has no panels that stick out or intersect, over its whole range', () => {
    checkProperties(style, runs(60));
  });
});

function drawn(id: string, request: BoxRequest): Box {
  const result = drawBox(id, request);
  if (!result.ok) throw new Error(result.problem.text);
  return result.box;
}

/** The first box with some blanks of the second. */
function mixed(box: Box, other: Box, ...places: readonly number[]): Box {
  return { ...box, blanks: box.blanks.map((blank, index) => (places.includes(index) && other.blanks[index]) || blank) };
}

/** The box with one fold's angle changed. */
function bent(box: Box, panel: string, by: number): Box {
  const blanks = box.blanks.map((blank) => {
    const hinges = blank.dieline.hinges.map((hinge) =>
      hinge.child === panel ? { ...hinge, angle: hinge.angle + by } : hinge,
    );
    return { ...blank, dieline: { ...blank.dieline, hinges } };
  });
  return { ...box, blanks };
}

test.each([
  ['a gusset that goes in as deep as it can', 'gusset', { height: 110, options: { gussetDepth: 30 } }],
  ['the thickest board and the least play of a drawer', 'drawer', { caliper: 1, options: { play: 0.5 } }],
  ['a lid as high as its base', 'base-and-lid', { caliper: 1.6, options: { lidHeight: 41.6 } }],
  ['a lid as high as its base', 'rigid-box', { caliper: 3, options: { lidHeight: 43 } }],
  ['the narrowest bag', 'carry-bag', { width: 30, height: 150, caliper: 0.45 }],
])('%s: a %s of %j closes', (_, id, extreme) => {
  const box = drawn(id, { length: 80, width: 60, height: 40, caliper: 0.4, ...extreme });
  expect(() => checkClosed('tray', box)).not.toThrow();
});

describe('the check of a closed box notices', () => {
  const size = { length: 120, width: 80, height: 40, caliper: 0.5 };

  test.each([
    'straight-tuck-end',
    'roll-end-tray',
    'glued-corner-tray',
    'webbed-tray',
    'pillow-box',
    'base-and-lid',
    'hinged-lid',
    'mailer',
    'drawer',
    'carry-bag',
  ])('a %s that is a tenth of a millimetre off', (id) => {
    const low = { ...size, height: 30 };
    const thin = id === 'carry-bag' ? { ...size, height: 140, caliper: 0.2 } : low;
    for (const dimension of ['length', 'width', 'height'] as const) {
      const box = drawn(id, { ...thin, [dimension]: thin[dimension] + 0.1 });
      expect(() => checkClosed('tray', { ...box, inside: thin })).toThrow(/^Inside/);
      expect(() => checkClosed('tray', box)).not.toThrow();
    }
  });

  test('a tag that is a tenth of a millimetre off', () => {
    const box = drawn('tag', { length: 90.1, width: 50, height: 0, caliper: 0.4 });
    expect(() => checkClosed('flat', { ...box, inside: { length: 90, width: 50, height: 0 } })).toThrow(/^Face 90.1/);
  });

  test('a sleeve too tight for its tray, and one too loose', () => {
    const box = drawn('drawer', size);
    const [narrower, wider] = [-2.2, 0.1].map((by) => drawn('drawer', { ...size, width: size.width + by }));
    if (!narrower || !wider) throw new Error('Two boxes');
    expect(() => checkClosed('tray', mixed(box, narrower, 1))).toThrow(/reaches 0.1\d* mm into/);
    expect(() => checkClosed('tray', mixed(box, wider, 1))).toThrow(/has 1.[01]\d* mm of play in/);
  });

  test('a lid that the base does not fit into, and one that floats', () => {
    const box = drawn('base-and-lid', size);
    const shorter = drawn('base-and-lid', { ...size, length: size.length - 2 });
    const lower = drawn('base-and-lid', { ...size, height: size.height - 1 });
    expect(() => checkClosed('tray', mixed(box, shorter, 1))).toThrow(/reaches 0.[34]\d* mm into/);
    expect(() => checkClosed('tray', mixed(box, lower, 0))).toThrow(/has 1\.?\d* mm of play in base, not 0/);
  });

  test('a wrap that is too small for its shell', () => {
    const thick = { ...size, caliper: 2 };
    const box = drawn('rigid-box', thick);
    const smaller = drawn('rigid-box', { ...thick, width: thick.width - 0.1 });
    expect(() => checkClosed('wrapped', mixed(box, smaller, 1))).toThrow(/Blank 0 reaches 0.05\d* mm into/);
  });

  test.each([
    ['straight-tuck-end', 'glueFlap', -0.3, /sticks .* out through/],
    ['straight-tuck-end', 'topDustLeft', -0.2, /sticks .* out through topLid/],
    ['hinged-lid', 'tuck', -0.3, /tuck (sticks .* out|passes) through front|front passes through/],
    ['roll-end-tray', 'frontCornerLeft', 0.2, /passes through/],
    ['carry-bag', 'rightFrontWeb', 0.1, /passes through/],
  ])('in a %s that %s is folded %d radians off', (id, panel, by, text) => {
    const request = id === 'carry-bag' ? { ...size, height: 140, caliper: 0.2 } : size;
    const box = drawn(id, request);
    expect(() => checkClosed('tray', bent(box, panel, by))).toThrow(text);
  });
});
