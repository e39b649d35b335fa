import type { DielineBlank, DielineRow } from '@boxwright/contract';
import { type Blank, type Box, measureBox, namedBlanks, type Point, type Point3 } from '@boxwright/dieline';
import type { Board } from '@boxwright/storage';
import type { DrawnDieline } from './configured-dieline.ts';

/** The whole drawing of a box as plain data. */
export function dielineRow({ style, box, board }: DrawnDieline): DielineRow {
  const { inside, outside, boardArea, totalRuleLength, blanks: measures } = measureBox(box);
  const named = namedBlanks(box);
  return {
    style: style.id,
    styleName: style.name,
    ecma: style.ecma,
    family: style.family,
    ...box.inside,
    caliper: box.caliper,
    boardId: board?.id ?? null,
    board: board?.name ?? null,
    gsm: board?.gsm ?? null,
    options: { ...box.options },
    inside: style.family === 'flat' ? null : sizeOf(inside),
    outside: sizeOf(outside),
    boardArea: fine(boardArea),
    ruleLength: fine(totalRuleLength),
    weight: board && weightOf(box, board, measures),
    notices: box.notices.map(({ code, text }) => ({ code, text })),
    blanks: box.blanks.flatMap((blank, index) => {
      const [measured, name] = [measures[index], named[index]?.name];
      return measured && name !== undefined ? [blankRow(blank, name, measured)] : [];
    }),
  };
}

type Measures = ReturnType<typeof measureBox>['blanks'];

function blankRow(blank: Blank, name: string, measured: Measures[number]): DielineBlank {
  const { panels, hinges, paths, glue, caliper } = blank.dieline;
  const { cut = 0, crease = 0, perforation = 0, cutCrease = 0 } = measured.ruleLength;
  return {
    name,
    part: blank.part,
    quantity: blank.quantity,
    caliper,
    flatWidth: fine(measured.flatWidth),
    flatHeight: fine(measured.flatHeight),
    boardArea: fine(measured.boardArea),
    ruleLength: {
      cut: fine(cut),
      crease: fine(crease),
      perforation: fine(perforation),
      cutCrease: fine(cutCrease),
    },
    panels: panels.map(({ name: panel, role, outline, holes = [], bend }) => ({
      name: panel,
      role,
      outline: outline.map(placed),
      holes: holes.map((hole) => hole.map(placed)),
      rulings: (bend?.rulings ?? []).map((ruling) => ruling.map(placed)),
      rulingAngles: [...(bend?.angles ?? [])],
      rulingOrder: bend?.order ?? 0,
    })),
    hinges: hinges.map(({ parent, child, crease: [from, to], curve = [], angle, order, motion }) => ({
      parent,
      child,
      crease: [placed(from), placed(to)],
      curve: curve.map(placed),
      angle,
      order,
      motion: motion ? motion.map(([step, at]) => [step, at]) : null,
    })),
    paths: paths.map(({ kind, points, closed }) => ({ kind, points: points.map(placed), closed })),
    glue: glue.map(({ panel, face, outline, holes = [], partner, isApplied, order }) => ({
      panel,
      face,
      outline: outline.map(placed),
      holes: holes.map((hole) => hole.map(placed)),
      partner: partner && { panel: partner.panel, face: partner.face, blank: partner.blank ?? null },
      isApplied,
      order,
    })),
    poses: posesOf(blank, 0),
    furtherPoses: Array.from({ length: blank.quantity - 1 }, (_, index) => posesOf(blank, index + 1)),
  };
}

/** Positions of a moving blank while the box closes: enough for a smooth animation by interpolation. */
const steps = 40;

function posesOf({ placement, folding }: Blank, piece: number): DielineBlank['poses'] {
  const poses = Array.from({ length: steps + 1 }, (_, step) => {
    const progress = step / steps;
    const { origin, xAxis, yAxis } = placement(progress, piece);
    const pose = { origin: placed3(origin), xAxis: placed3(xAxis), yAxis: placed3(yAxis) };
    return { progress, folding: fine(folding ? folding(progress) : progress), ...pose };
  });
  const rests = folding === undefined && poses.every(({ progress, folding: _, ...pose }) => isSame(pose, poses[0]));
  return rests ? poses.filter(({ progress }) => progress === 0 || progress === 1) : poses;
}

type Pose = Omit<DielineBlank['poses'][number], 'progress' | 'folding'>;

const isSame = ({ origin, xAxis, yAxis }: Pose, other: Pose | undefined): boolean =>
  other !== undefined &&
  [origin, xAxis, yAxis].flat().join() === [other.origin, other.xAxis, other.yAxis].flat().join();

/** Grams. Wrapping paper counts with the board's density. */
function weightOf(box: Box, board: Board, measures: Measures): number {
  const grams = box.blanks.reduce((sum, { dieline, quantity }, index) => {
    const squareMetres = ((measures[index]?.boardArea ?? 0) * quantity) / 1e6;
    return sum + squareMetres * board.gsm * (dieline.caliper / box.caliper);
  }, 0);
  return Math.round(grams * 100) / 100;
}

const sizeOf = ([x, y, z]: Point3) => ({ length: fine(x), width: fine(z), height: fine(y) });

/** Tenths of a micrometre; never -0. */
const fine = (value: number): number => Math.round(value * 1e4) / 1e4 + 0;

const placed = ([x, y]: Point): [number, number] => [fine(x), fine(y)];

const placed3 = ([x, y, z]: Point3): [number, number, number] => [fine(x), fine(y), fine(z)];
