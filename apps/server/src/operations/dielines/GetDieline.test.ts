import { boxStyles } from '@boxwright/dieline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

/** Some boxes are at most about half as high as they are wide, and a gable box is longer than wide. */
const own: { readonly [style: string]: object } = {
  'glued-corner-tray': { height: 40 },
  'webbed-tray': { height: 40 },
  'gable-box': { width: 80 },
  'pillow-box': { height: 30 },
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const carton = { style: 'reverse-tuck-end', length: 60, width: 40, height: 100, boardid: 2 };
const draw = (own: object) => shop.visitor().call('GetDieline', { ...carton, ...own });

describe('GetDieline', () => {
  test('draws a carton as data: panels, creases, lines, sizes, board and weight', async () => {
    const { status, data } = await draw({});
    expect(status).toBe(200);
    expect(data).toMatchObject({ fld_style: 'reverse-tuck-end', fld_ecma: 'A20.20.03.01', fld_board_id: 2 });
    for (const [side, length] of Object.entries({ length: 60, width: 40, height: 100 })) {
      expect(data.fld_inside[side]).toBeCloseTo(length, 2);
      expect(data.fld_outside[side]).toBeGreaterThan(length);
    }
    const [blank] = data.fld_blanks;
    expect(blank.fld_panels.length).toBeGreaterThan(10);
    // The panels form a tree: every panel but the root is attached by one crease.
    expect(blank.fld_hinges).toHaveLength(blank.fld_panels.length - 1);
    expect(blank.fld_rule_length.cut).toBeGreaterThan(blank.fld_flat_width);
    // The glue flap's printed face, and the bare face of the wall above it.
    const [flap, wall] = blank.fld_glue;
    expect(flap).toMatchObject({ fld_panel: 'glueFlap', fld_face: 'outside', fld_is_applied: true });
    expect(flap.fld_partner).toEqual({ fld_panel: 'right', fld_face: 'inside', fld_blank_name: null });
    expect(wall).toMatchObject({ fld_panel: 'right', fld_face: 'inside', fld_is_applied: false });
    expect(data.fld_weight).toBeCloseTo((data.fld_board_area / 1e6) * data.fld_gsm, 1);
  });

  test('draws every style at its own limits with its default options, with finite numbers only', async () => {
    for (const { id, fields, limits } of boxStyles) {
      const size = Object.fromEntries(
        fields.map((field) => [field.id, Math.min(limits[field.id][1], Math.max(120, limits[field.id][0]))]),
      );
      const asked = { style: id, ...size, ...own[id], caliper: limits.caliper[0] };
      const { status, data } = await shop.visitor().call('GetDieline', asked);
      expect(status, `${id}: ${JSON.stringify(data).slice(0, 200)}`).toBe(200);
      expect(data.fld_weight).toBeNull();
      expect(data.fld_blanks.length).toBeGreaterThan(0);
      expect(data.fld_inside === null).toBe(data.fld_family === 'flat');
      for (const { fld_poses: first, fld_further_poses: further, fld_quantity: quantity } of data.fld_blanks) {
        for (const poses of [first, ...further]) {
          expect([poses[0].fld_progress, poses.at(-1).fld_progress]).toEqual([0, 1]);
        }
        const places = [first, ...further].map((poses) => String(poses.at(-1).fld_origin));
        expect(new Set(places).size, `${id}: a place for each piece`).toBe(quantity);
      }
    }
  });

  test('describes how the faces of a pillow box are bent, and where its creases are curved', async () => {
    const { data } = await draw({ style: 'pillow-box', length: 120, width: 85, height: 30 });
    const [{ fld_panels: panels, fld_hinges: hinges }] = data.fld_blanks;
    const front = panels.find(({ fld_panel: name }: { fld_panel: string }) => name === 'front');
    expect(front.fld_rulings).toHaveLength(14);
    expect(front.fld_ruling_angles).toHaveLength(14);
    const curved = hinges.filter(({ fld_curve: curve }: { fld_curve: unknown[] }) => curve.length > 2);
    expect(curved.map(({ fld_child: child }: { fld_child: string }) => child).toSorted()).toEqual([
      'bottomInner',
      'bottomOuter',
      'topInner',
      'topOuter',
    ]);
  });

  test('accepts lengths as typed, and says in plain words what it had to change', async () => {
    const typed = await draw({ length: ' 60 ', width: '40.0', height: '20', caliper: '' });
    expect(typed.status).toBe(200);
    expect(typed.data.fld_notices[0].fld_text).toMatch(/tuck.*mm/i);
  });

  test.each([
    ['0', { width: 0 }, 422, 'width'],
    ['a negative number', { height: -5 }, 422, 'height'],
    ['10 m', { height: 10_000 }, 422, 'height'],
    ['a huge number', { length: 1e300 }, 422, 'length'],
  ])('refuses %s with the field and its range', async (_what, own, status, field) => {
    const refused = await draw(own);
    expect(refused.status).toBe(status);
    expect(refused.body['field']).toBe(field);
    expect(refused.data).toMatch(/must be from \d+ to \d+ mm\.$/);
    expect(refused.details?.['least']).toBeGreaterThan(0);
    expect(refused.details?.['most']).toBeGreaterThan(100);
  });

  test.each(['', 'sixty', '1e2', '6 cm'])('refuses the side "%s", and says how to type it', async (length) => {
    const refused = await draw({ length });
    expect(refused).toMatchObject({ status: 400, body: { field: 'length' } });
    expect(refused.data).toBe('Please enter the length in millimetres, in digits, such as 60 or 60.5.');
  });

  test.each([
    ['an unknown style', { style: 'cube' }, 404, 'style'],
    ['a style from the prototype', { style: 'constructor' }, 404, 'style'],
    ['an unknown board', { boardid: 99 }, 404, 'boardid'],
    ['an unknown option', { options: { handle: true } }, 400, 'handle'],
    ['an option from the prototype', { options: { toString: true } }, 400, 'toString'],
    ['an option of the wrong kind', { options: { thumbNotch: 'yes' } }, 400, 'thumbNotch'],
    ['an option out of its range', { options: { window: true, windowWidth: 1e9 } }, 422, 'windowWidth'],
    ['a board without thickness', { boardid: 0 }, 400, 'caliper'],
    ['a board that this style can’t be folded from', { style: 'rigid-box', length: 120, width: 100 }, 422, 'boardid'],
  ])('refuses %s with its field and a readable message', async (_what, own, status, field) => {
    const refused = await draw(own);
    expect(refused).toMatchObject({ status, body: { field } });
    expect(refused.data).toMatch(/^[A-Z].*\.$/);
  });

  test.each([
    ['a list for a length', { length: [60] }],
    ['an object for an option', { options: { window: { on: true } } }],
    ['a list of options', { options: ['window'] }],
    [
      'more options than any box has',
      { options: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`o${n}`, 1])) },
    ],
    ['an unknown field', { inside: 60 }],
  ])('refuses %s as malformed', async (_what, own) => {
    expect(await draw(own)).toMatchObject({ status: 400, code: 'invalid' });
  });
});
