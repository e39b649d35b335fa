import assert from 'node:assert/strict';
import type { GlueZone, Point } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import { namedBlanks } from '../export/side-by-side.ts';
import { type BoxFace, foldBox } from '../folding/assembly.ts';
import { toRoom } from '../folding/fold.ts';
import { boundsOf, isInside, isOnBorder, middleOf, signedArea } from '../geometry/plane.ts';
import type { Point3 } from '../geometry/space.ts';
import { dot, minus, times } from '../geometry/space.ts';

/**
 * Checks that each glue flap has a zone, and on the closed box that both zones of each joint lie on each other, the named faces towards each other, within a
 * board's thickness: along the faces and between them. And that each zone is on its panel and has a partner.
 */
export function checkGlue(box: Box): void {
  const faces = foldBox(box, 1);
  const names = namedBlanks(box).map(({ name }) => name);
  for (const [blank, { dieline }] of box.blanks.entries()) {
    for (const { name, role } of dieline.panels) {
      if (role === 'glueFlap')
        assert.ok(
          dieline.glue.some(({ panel }) => panel === name),
          `${name} has no glue zone`,
        );
    }
    for (const zone of dieline.glue) {
      const panel = dieline.panels.find(({ name }) => name === zone.panel);
      assert.ok(panel && signedArea(zone.outline) > 0, `${zone.panel} has a zone that runs clockwise`);
      for (const point of zone.outline) {
        const isOn = isInside(point, panel.outline) || isOnBorder(point, panel.outline, dieline.caliper);
        assert.ok(isOn, `A zone leaves ${zone.panel}`);
      }
      if (zone.partner === null) continue;
      const other = zone.partner.blank === undefined ? blank : names.indexOf(zone.partner.blank);
      const partner = box.blanks[other]?.dieline.glue.find((each) => isPair(zone, each));
      assert.ok(partner, `${zone.panel} has no partner ${zone.partner.panel}`);
      assert.notEqual(zone.isApplied, partner.isApplied);
      const [own, others] = [facesOf(faces, blank, zone), facesOf(faces, other, partner)];
      if (own[0] && others[0] && own.length + others.length === 2) {
        checkMeeting([own[0], zone], [others[0], partner], box);
      } else checkBentMeeting([own, zone], [others, partner], box);
    }
  }
}

const isPair = (zone: GlueZone, other: GlueZone): boolean =>
  zone.partner?.panel === other.panel &&
  zone.partner.face === other.face &&
  other.partner?.panel === zone.panel &&
  other.partner.face === zone.face &&
  zone.order === other.order;

function facesOf(faces: readonly BoxFace[], blank: number, { panel }: GlueZone): readonly BoxFace[] {
  const found = faces.filter((each) => each.blank === blank && each.panel === panel);
  assert.ok(found.length > 0, `No panel ${panel}`);
  return found;
}

type Bent = readonly [strips: readonly BoxFace[], zone: GlueZone];

/**
 * The same for bent panels: everywhere on the zone, also between its corners, the nearest strip of the partner is a board
 * away, looks back, and has the partner's zone there.
 */
function checkBentMeeting([strips, zone]: Bent, [others, partner]: Bent, box: Box): void {
  const what = `${zone.panel} ${zone.face} on ${partner.panel} ${partner.face}`;
  const board = box.caliper;
  const towards = ({ normal }: BoxFace, side: GlueZone['face']) => (side === 'outside' ? normal : times(normal, -1));
  const { left, top, right, bottom } = boundsOf(zone.outline);
  let met = 0;
  for (const strip of strips) {
    const shape = strip.points.map((point) => onSheet(strip, point));
    for (const place of gridIn(left, top, right, bottom)) {
      if (!isInside(place, zone.outline) || !isInside(place, shape)) continue;
      const at = toRoom(strip.placement, place);
      const under = others.find((other) => {
        const flat = onSheet(other, at);
        const outline = other.points.map((point) => onSheet(other, point));
        return isInside(flat, outline) || isOnBorder(flat, outline, board);
      });
      assert.ok(under, `${what}: nothing lies under it`);
      const out = towards(strip, zone.face);
      assert.ok(dot(out, towards(under, partner.face)) < -0.95, `${what}: the faces look away from each other`);
      const gap = dot(minus(under.placement.origin, at), under.normal) * dot(out, under.normal) - board;
      assert.ok(Math.abs(gap) <= board + 1e-6, `${what}: ${gap} mm between the faces`);
      const flat = onSheet(under, at);
      const covers = isInside(flat, partner.outline) || isOnBorder(flat, partner.outline, 2 * board);
      assert.ok(covers, `${what}: the zones lie beside each other`);
      met += 1;
    }
  }
  assert.ok(met > 20, `${what}: the zone is on the panel`);
  const [area, same] = [signedArea(zone.outline), signedArea(partner.outline)];
  assert.ok(Math.abs(area - same) < 0.05 * area, `${what}: ${area} and ${same} mm²`);
}

function gridIn(left: number, top: number, right: number, bottom: number): Point[] {
  const shares = Array.from({ length: 12 }, (_, index) => (index + 0.5) / 12);
  return shares.flatMap((x) => shares.map((y): Point => [left + (right - left) * x, top + (bottom - top) * y]));
}

const onSheet = ({ placement: { origin, xAxis, yAxis } }: BoxFace, place: Point3): Point => {
  const from = minus(place, origin);
  return [dot(from, xAxis), dot(from, yAxis)];
};

type Placed = readonly [face: BoxFace, zone: GlueZone];

function checkMeeting([face, zone]: Placed, [other, partner]: Placed, box: Box): void {
  const boards = [face, other].map(({ blank }) => box.blanks[blank]?.dieline.caliper ?? 0);
  const [board, apart] = [Math.max(...boards), ((boards[0] ?? 0) + (boards[1] ?? 0)) / 2];
  const what = `${zone.panel} ${zone.face} on ${partner.panel} ${partner.face}`;
  // From the middle surface towards the glued face.
  const towards = ({ normal }: BoxFace, side: GlueZone['face']) => (side === 'outside' ? normal : times(normal, -1));
  const [out, back] = [towards(face, zone.face), towards(other, partner.face)];
  assert.ok(dot(out, back) < -0.98, `${what}: the faces look away from each other`);
  const at = toRoom(face.placement, middleOf(zone.outline));
  const on = toRoom(other.placement, middleOf(partner.outline));
  const gap = dot(minus(on, at), out) - apart;
  assert.ok(Math.abs(gap) <= board + 1e-6, `${what}: ${gap} mm between the faces`);
  const flat = (point: Point): Point => {
    const from = minus(toRoom(other.placement, point), face.placement.origin);
    return [dot(from, face.placement.xAxis), dot(from, face.placement.yAxis)];
  };
  for (const point of partner.outline.map(flat)) {
    const covers = isInside(point, zone.outline) || isOnBorder(point, zone.outline, board);
    assert.ok(covers, `${what}: the zones lie beside each other`);
  }
  const [area, same] = [signedArea(zone.outline), signedArea(partner.outline)];
  assert.ok(Math.abs(area - same) < 0.03 * area, `${what}: ${area} and ${same} mm²`);
}
