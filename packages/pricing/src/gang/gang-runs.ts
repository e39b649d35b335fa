import { type Paise, roundHalfUp, subtract } from '@boxwright/money';
import type { CartonSpec, Plan } from '../cartons/carton.ts';
import { type Job, makereadySheets, printing, type Run, sheetCosts } from '../cartons/costs.ts';
import { grainRuleOf } from '../cartons/grain.ts';
import { prepareJob } from '../cartons/job.ts';
import { type Lie, placesOf } from '../cartons/layouts.ts';
import { pressWork } from '../cartons/press-work.ts';
import { cheapestRuns } from '../cartons/price-carton.ts';
import type { RateCard, StockSheet } from '../cartons/rate-card.ts';
import { shareUps } from '../cartons/share-ups.ts';
import { type BandPlace, bandsOn, placesInBands } from './bands.ts';

/** A job that could be printed with others. */
export type GangJob = {
  /** The caller's id for the job. */
  readonly id: number;
  readonly spec: CartonSpec;
  /** Whether its price leaves out the die, which exists already or is made for an earlier order. */
  readonly hasDie: boolean;
  /** The die on stock that cuts its box, if that has one blank: jobs with the same one can be printed on it together. */
  readonly die?: StockedDie | null;
  /** How the parts of its box are planned; by default as they cost least. */
  readonly planned?: Plan;
};

/** A die that is there: the caller's id of it, the sheet that it was made for, and how many blanks it cuts. */
export type StockedDie = { readonly id: number; readonly sheet: string; readonly ups: number };

/** Jobs that cost less together. Costs are before the margin, by the rate card, without pasting and packing. */
export type GangRun = {
  readonly sheet: StockSheet;
  /** Including waste and makeready. */
  readonly sheets: number;
  readonly cost: Paise;
  readonly costApart: Paise;
  /** How much less the jobs cost together; always above zero. */
  readonly saving: Paise;
  /** Per cent of the sheet that no blank covers. */
  readonly waste: number;
  /** The die on stock that cuts all of it; null where a joint one is made. */
  readonly die: number | null;
  readonly blanks: readonly {
    readonly id: number;
    readonly part: string;
    readonly ups: number;
    /** Number of blanks that the run makes, at least as many as are needed. */
    readonly made: number;
    readonly places: readonly BandPlace[];
  }[];
};

/** A run of a job, with its cost if printed by itself. */
type Piece = {
  readonly id: number;
  readonly job: Job;
  readonly blanks: readonly (Run['blanks'][number] & { readonly lie: Lie })[];
  readonly apart: number;
  readonly die: StockedDie | null;
};

/** A way to lay blanks on a sheet: the ups of each, the good sheets that are needed, and where they lie. */
type Way = {
  readonly sheet: StockSheet;
  readonly ups: readonly number[];
  readonly runs: number;
  /** The die on stock that cuts it. */
  readonly die: number | null;
  readonly places: () => readonly (readonly BandPlace[])[];
};

type Together = { readonly pieces: readonly Piece[]; readonly way: Way; readonly cost: number };

/** More blanks on one sheet are hard to keep apart after cutting. */
export const mostOnOneSheet = 4;
/** Only the first jobs of the same board and coats are compared, which limits the time to tens of milliseconds. */
const mostCompared = 24;

/**
 * Which jobs of the same board and coats cost less when they are printed together on one sheet: sets without a common
 * blank, the largest saving first. If there are many jobs, the first ones given are preferred.
 */
export function gangRuns(jobs: readonly GangJob[], card: RateCard): GangRun[] {
  const pieces = jobs.flatMap((job) => piecesOf(job, card));
  const groups = Map.groupBy(pieces, materialOf);
  return [...groups.values()]
    .flatMap((group) => runsOfGroup(group.slice(0, mostCompared), card))
    .map((together) => present(together, card))
    .filter(({ saving }) => saving > 0)
    .sort((a, b) => b.saving - a.saving);
}

/**
 * The cheapest way to print exactly these parts of these jobs together; null if they don't fit on a sheet, cost less
 * apart, or differ in board or coats. The same parts in the same order as in a proposal give that proposal.
 */
export function gangRunOf(
  jobs: readonly GangJob[],
  parts: readonly Pick<GangRun['blanks'][number], 'id' | 'part'>[],
  card: RateCard,
): GangRun | null {
  const isAsked = (id: number, part: string) => parts.some((each) => each.id === id && each.part === part);
  const pieces = jobs
    .flatMap((job) => piecesOf(job, card))
    .filter(({ id, blanks }) => blanks.every(({ blank }) => isAsked(id, blank.part)))
    .sort((a, b) => orderOf(a) - orderOf(b));
  function orderOf({ id, blanks: [first] }: Piece): number {
    return parts.findIndex((part) => part.id === id && part.part === first?.blank.part);
  }
  const count = blanksOf(pieces).length;
  if (count !== parts.length || count > mostOnOneSheet || new Set(pieces.map(materialOf)).size !== 1) return null;
  const together = cheapest(pieces, card);
  const run = together && present(together, card);
  return run && run.saving > 0 ? run : null;
}

/** Board, coats and inks, which jobs on one sheet must have in common. */
const materialOf = ({ job: { spec } }: Piece): string => {
  const { board, outerCoat, innerCoat, print } = spec;
  return [board.code, board.family, board.gsm, board.bulk, outerCoat, innerCoat, JSON.stringify(print)].join('|');
};

function piecesOf({ id, spec, hasDie, die = null, planned }: GangJob, card: RateCard): Piece[] {
  const prepared = prepareJob(spec, card);
  const runs = prepared.ok ? cheapestRuns(prepared.job, card, planned) : null;
  if (!prepared.ok || !runs) return [];
  const { job } = prepared;
  return runs.map((run) => ({
    id,
    job,
    blanks: run.blanks.map((each, index) => ({ ...each, lie: lieIn(run, index, spec) })),
    apart: run.costs.sum - (hasDie ? run.costs.lines.die : 0),
    die: job.blanks.length === 1 ? die : null,
  }));
}

/** How a blank has to lie beside other jobs: as it does alone, where its grain isn't free. */
function lieIn({ layout }: Run, index: number, spec: CartonSpec): Lie {
  if (grainRuleOf(spec) === 'free') return 'any';
  const lain = 'on' in layout ? layout.on.areas[index] : layout;
  return lain?.turned ? 'turned' : 'upright';
}

/** The blanks of all pieces, each with its job. */
const blanksOf = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ id, job, blanks }) =>
    blanks.map(({ blank, lie }) => ({ id, blank, lie, quantity: job.spec.quantity * blank.quantity })),
  );

function runsOfGroup(group: readonly Piece[], card: RateCard): Together[] {
  const pairs = group.flatMap((one, index) =>
    group.slice(index + 1).flatMap((other) => cheapest([one, other], card) ?? []),
  );
  pairs.sort((a, b) => savingOf(b) - savingOf(a));
  const taken = new Set<Piece>();
  const found: Together[] = [];
  for (const pair of pairs) {
    if (pair.pieces.some((piece) => taken.has(piece))) continue;
    const grown = grow(
      pair,
      group.filter((piece) => !taken.has(piece)),
      card,
    );
    found.push(grown);
    for (const piece of grown.pieces) taken.add(piece);
  }
  return found;
}

/** Adds the job that saves most, as long as there is one that saves more. */
function grow(start: Together, free: readonly Piece[], card: RateCard): Together {
  let best = start;
  while (roomBeside(best) > 0) {
    const { pieces } = best;
    const room = roomBeside(best);
    const larger = free
      .filter((piece) => !pieces.includes(piece) && piece.blanks.length <= room)
      .flatMap((piece) => cheapest([...pieces, piece], card) ?? [])
      .reduce((most, each) => (savingOf(each) > savingOf(most) ? each : most), best);
    if (larger === best) return best;
    best = larger;
  }
  return best;
}

const roomBeside = ({ pieces }: Together): number => mostOnOneSheet - blanksOf(pieces).length;

const apartOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { apart }) => sum + apart, 0);
const savingOf = ({ pieces, cost }: Together) => apartOf(pieces) - cost;

/** The cheapest way to print these pieces together; null if they don't fit on a sheet, or cost less apart. */
function cheapest(pieces: readonly Piece[], card: RateCard): Together | null {
  const [first] = pieces;
  if (!first) return null;
  let best: Together | null = null;
  for (const way of [...card.sheets.flatMap((sheet) => inBands(pieces, sheet, card)), ...onTheirDie(pieces, card)]) {
    const cost = costOf(pieces, way, card);
    if (cost < (best?.cost ?? apartOf(pieces))) best = { pieces, way, cost };
  }
  return best;
}

function inBands(pieces: readonly Piece[], sheet: StockSheet, { imposition }: RateCard): Way[] {
  const blanks = blanksOf(pieces).map(({ blank, quantity, lie }) => ({
    width: Math.round(blank.flatWidthMm * 1000),
    height: Math.round(blank.flatHeightMm * 1000),
    quantity,
    lie,
  }));
  return bandsOn(blanks, sheet, imposition).map((bands) => ({
    ...{ sheet, ups: bands.ups, runs: bands.runs, die: null },
    places: () => placesInBands(bands, imposition),
  }));
}

/** Jobs of one box on its die: its ups go to whichever job needs most sheets. None where not all of them have that die. */
function onTheirDie(pieces: readonly Piece[], { imposition }: RateCard): Way[] {
  const die = pieces[0]?.die ?? null;
  if (die === null || pieces.some((piece) => piece.die?.id !== die.id)) return [];
  const known = pieces.map(({ job }) => job.blanks[0]?.layouts.find(({ sheet }) => sheet.name === die.sheet));
  const [first, ...others] = known;
  const layout = first?.layouts[die.ups - 1];
  const isSame = others.every((other) => JSON.stringify(other?.layouts[die.ups - 1]) === JSON.stringify(layout));
  const blanks = blanksOf(pieces);
  const ups = shareUps(
    die.ups,
    blanks.map(({ quantity }) => quantity),
  );
  const blank = blanks[0]?.blank;
  if (!first || !layout || !blank || !isSame || !ups) return [];
  const { sheet } = first;
  const runs = Math.max(...blanks.map(({ quantity }, index) => Math.ceil(quantity / (ups[index] ?? 1))));
  const places = () => {
    const all = placesOf(layout, sheet, imposition).map(({ x, y, turn }): BandPlace => {
      const [width, height] = [blank.flatWidthMm, blank.flatHeightMm];
      return turn % 180 === 0 ? { x, y, width, height, turn } : { x, y, width: height, height: width, turn };
    });
    return ups.map((count, index) => {
      const before = ups.slice(0, index).reduce((sum, each) => sum + each, 0);
      return all.slice(before, before + count);
    });
  };
  return [{ sheet, ups, runs, die: die.id, places }];
}

/** Uses a price's figures: one makeready, one set of plates and, unless it is on stock, one die for all. */
function costOf(pieces: readonly Piece[], way: Way, card: RateCard): number {
  const [first] = pieces;
  if (!first) return Infinity;
  const { sheet, ups, die } = way;
  const sheets = sheetsOf(first.job, way, card);
  const aSheet = sheetCosts(first.job, sheet, card);
  const work = pressWork(first.job.spec, card);
  const rule = blanksOf(pieces).reduce((sum, { blank }, index) => sum + blank.ruleMetres * (ups[index] ?? 0), 0);
  return (
    sheets * (aSheet.board + aSheet.outer + aSheet.inner + aSheet.punch) +
    work.passes * printing(sheets, sheet) +
    work.plates +
    work.washing +
    (die === null ? card.dieBase + rule * card.diePerMetre : 0) +
    card.punchSetUp
  );
}

const sheetsOf = (job: Job, { runs }: Pick<Way, 'runs'>, card: RateCard): number =>
  runs * (1 + card.waste / 10_000) + makereadySheets(job, card);

function present({ pieces, way, cost: exact }: Together, card: RateCard): GangRun {
  const { sheet, ups, runs, die } = way;
  const [cost, costApart] = [roundHalfUp(exact), roundHalfUp(apartOf(pieces))];
  const places = way.places();
  const covered = blanksOf(pieces).reduce((sum, { blank }, index) => sum + blank.areaSqMm * (ups[index] ?? 0), 0);
  const area = sheet.widthIn * sheet.heightIn * 645.16;
  const [first] = pieces;
  return {
    sheet,
    sheets: first ? Math.ceil(sheetsOf(first.job, way, card)) : 0,
    cost,
    costApart,
    saving: subtract(costApart, cost),
    waste: Math.round(100 - (100 * covered) / area),
    die,
    blanks: blanksOf(pieces).map(({ id, blank }, index) => ({
      id,
      part: blank.part,
      ups: ups[index] ?? 0,
      made: (ups[index] ?? 0) * runs,
      places: places[index] ?? [],
    })),
  };
}
