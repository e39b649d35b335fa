import { type Board, contentsText, goodContents } from '@boxwright/contract';
import { adviseCaliper, boardStandard, lightestBoards } from '@boxwright/pricing';

export type AdvisableBoard = Pick<Board, 'id' | 'name' | 'gsm' | 'caliper'>;

export interface BoardAdvice {
  /** The lightest board of each kind that is thick enough; none where no board is. */
  readonly boards: readonly AdvisableBoard[];
  /** Thickness in mm that the standard asks for; null if it has none for such heavy contents. */
  readonly least: number | null;
  /** Whether the contents' weight is known; otherwise the board is advised by the room in the box only. */
  readonly isByWeight: boolean;
  /** What is advised and why, as a sentence with an asterisk for the source. */
  readonly reason: string;
}

/** The room in a box of this inside size in mm, as cm³. */
export const capacityOf = ([length = 0, width = 0, height = 0]: readonly number[]): number =>
  (length * width * height) / 1000;

/**
 * Advises boards by the weight of the contents and the room in the box.
 *
 * @param capacity in cm³
 * @param contents as typed; text that isn't a weight counts as none
 */
export const adviseBoards = (
  offered: readonly AdvisableBoard[],
  capacity: number,
  contents: string,
): BoardAdvice | null => {
  if (!(capacity > 0) || offered.length === 0) return null;
  const grams = goodContents(contents);
  const asked = adviseCaliper(capacity, grams);
  const boards = lightestBoards(offered, asked);
  return { boards, least: asked.least, isByWeight: grams !== null, reason: reasonOf(boards, asked, capacity, grams) };
};

/** The footnote of a reason. */
export const boardSource = `* By ${boardStandard}, a published standard for packs of board.`;

/**
 * The advised board that the button chooses, of the chosen kind if there is one; null if an advised board is chosen.
 */
export const boardToUse = (
  { boards }: BoardAdvice,
  chosen: Pick<AdvisableBoard, 'id' | 'name'> | undefined,
): AdvisableBoard | null =>
  boards.some(({ id }) => id === chosen?.id)
    ? null
    : (boards.find(({ name }) => name === chosen?.name) ?? boards[0] ?? null);

const reasonOf = (
  boards: readonly AdvisableBoard[],
  { least, by }: ReturnType<typeof adviseCaliper>,
  capacity: number,
  grams: number | null,
): string => {
  const room = `${roomText(capacity)} inside`;
  const what = by === 'mass' && grams !== null ? contentsText(grams) : room;
  if (least === null) return `No folding carton is advised for ${what}.*`;
  if (boards.length === 0) return `For ${what} a board of at least ${least} mm is advised*, more than our boards have.`;
  const subject = grams === null ? `By its size alone, ${room},` : `For ${what}`;
  const list = boards.map(({ name, gsm }) => `${name} from ${gsm} gsm`).join(' or ');
  const advice = `${subject} we advise ${list}, at least ${least} mm thick*`;
  if (grams === null) return `${advice}. Heavy contents may need more.`;
  return by === 'mass' ? `${advice}.` : `${advice}, more than for ${contentsText(grams)}.`;
};

/** "173 cm³", "2.4 litres". */
const roomText = (capacity: number): string =>
  capacity < 1000 ? `${Math.ceil(capacity)} cm³` : `${Math.ceil(capacity / 10) / 100} litres`;
