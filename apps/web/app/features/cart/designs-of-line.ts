import { boxQuery, type CartRow } from '@boxwright/contract';
import { paths } from '../../paths.ts';
import { mostDesigns, withDesigns } from '../configurator/asked-designs.ts';
import { boxOf } from './box-of-line.ts';

/**
 * The page that prices lines of the same box as designs of one run: for the first line whose die another one pays for;
 * null for others, and where no line has the same make.
 */
export const designsOf = (line: CartRow, others: readonly CartRow[]): string | null => {
  const [box, make] = [boxOf(line), makeOf(line)];
  if (box === null || !sharesDie(line)) return null;
  const alike = others.filter((other) => makeOf(other) === make);
  const isFirst = alike.every((other) => !sharesDie(other) || other.lineId > line.lineId);
  if (!isFirst || alike.length === 0 || alike.length >= mostDesigns) return null;
  const quantities = [...alike, line].sort((a, b) => a.lineId - b.lineId).map(({ quantity }) => quantity);
  return paths.severalDesigns(withDesigns(boxQuery(box), quantities));
};

const sharesDie = ({ die }: CartRow) => die?.order === '';

/** Equal for lines of one box and make, whatever their quantities and places. */
const makeOf = (line: CartRow): string | null => {
  const box = boxOf(line);
  return box && boxQuery({ ...box, quantity: 0, pincode: null }).toString();
};
