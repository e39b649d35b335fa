import assert from 'node:assert/strict';
import type { GlueZone, Point } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import { namedBlanks } from '../export/side-by-side.ts';
import { type BoxFace, foldBox } from '../folding/assembly.ts';
import { toRoom } from '../folding/fold.ts';
import { isInside, isOnBorder, middleOf, signedArea } from '../geometry/plane.ts';
import { dot, minus, times } from '../geometry/space.ts';

/**
 * Checks on the closed box that both zones of each joint lie on each other, the named faces towards each other, within a
 * board's thickness: along the faces and between them. And that each zone is on its panel and has a partner.
 */
export function checkGlue(box: Box): void {
  const faces = foldBox(box, 1);
  const names = namedBlanks(box).map(({ name }) => name);
  for (const [blank, { dieline }] of box.blanks.entries()) {
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
      checkMeeting([faceOf(faces, blank, zone), zone], [faceOf(faces, other, partner), partner], box);
    }
  }
}

const isPair = (zone: GlueZone, other: GlueZone): boolean =>
  zone.partner?.panel === other.panel &&
  zone.partner.face === other.face &&
  other.partner?.panel === zone.panel &&
  other.partner.face === zone.face &&
  zone.order === other.order;

function faceOf(faces: readonly BoxFace[], blank: number, { panel }: GlueZone): BoxFace {
  const face = faces.find((each) => each.blank === blank && each.panel === panel);
  assert.ok(face, `No panel ${panel}`);
  return face;
}

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
  assert.ok(Math.abs(area - same) < 0.02 * area, `${what}: ${area} and ${same} mm²`);
}
