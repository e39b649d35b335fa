import type { RateCard } from '@boxwright/pricing';
import type { Figure } from './figure.ts';
import { figuresIn } from './figure-table.ts';

/** Every figure of the cartons' card, in the order in which a job is made. */
export const cartonFigures = (card: RateCard): Figure<RateCard>[] => {
  const families = Object.keys(card.boardPerKg).map((key) => ({ key, name: wordsOf(key), at: key }));
  const sheets = card.sheets.map(({ name }, at) => ({ key: name, name, at }));
  const coats = card.coats.flatMap(({ code, name }, at) => (code === 'none' ? [] : [{ key: code, name, at }]));
  return [
    ...figuresIn(board, card, families),
    ...figuresIn(onTheSheet, card),
    ...figuresIn(sheet, card, sheets),
    ...figuresIn(printing, card),
    ...figuresIn(coat, card, coats),
    ...figuresIn(finishing, card),
  ];
};

const board = `
Board | board/* | boardPerKg.* | * | ₹ a kg | money 1 to 10000 | Price of a kilogram of this board, whatever its weight in gsm.
`;

const onTheSheet = `
On the sheet | imposition/gripper       | imposition.gripper       | Gripper        | mm | whole 0 to 40 | The press holds the sheet here, along its longer edge: no box lies in it.
On the sheet | imposition/sideLay       | imposition.sideLay       | Side lay       | mm | whole 0 to 40 | Free along both shorter edges of the sheet.
On the sheet | imposition/tail          | imposition.tail          | Tail margin    | mm | whole 0 to 40 | Free along the edge opposite the gripper.
On the sheet | imposition/betweenKnives | imposition.betweenKnives | Between knives | mm | whole 3 to 20 | The least distance between the cuts of two boxes, in every direction. The bleed needs 3 mm, and the strip between them must come away in one piece. With more, fewer boxes fit a sheet.
`;

const sheet = `
Printing | sheets/*/first   | sheets.*.printFirst1000   | Sheet *, first thousand | ₹ a 1,000 sheets | money 0 to 100000 | Printing up to a thousand sheets costs this in any case.
Printing | sheets/*/further | sheets.*.printFurther1000 | Sheet *, each further   | ₹ a 1,000 sheets | money 0 to 100000 | Each further thousand sheets, in proportion.
`;

const printing = `
Printing | colours         | colours         | Colours   | colours    | whole 1 to 8      | Colours that the press prints in one pass: of a carton in full colour, and the most inks of a side before it goes through again.
Printing | platePerColour  | platePerColour  | Plate     | ₹ a colour | money 0 to 100000 | Charged once for each colour, also on a reorder.
Printing | washPerSpot     | washPerSpot     | Washing   | ₹ an ink   | money 0 to 100000 | Washing a unit of the press for a spot ink, and back; charged for each spot ink of an order.
Printing | makereadySheets | makereadySheets | Makeready | sheets     | whole 0 to 5000   | Sheets spent until press and die run well; added to every job.
Printing | waste           | waste           | Waste     | %          | share 0 to 50     | Spoilt sheets on top of the sheets that are needed.
`;

const coat = `
Coatings | coats/*/price | coats.*.perHundredSqIn | *         | ₹ a 100 sq in | money 0 to 100 | Price of coating a hundred square inches of the sheet.
Coatings | coats/*/gsm   | coats.*.gsm            | *, weight | g/m²          | whole 0 to 200 | Dry weight of the coat; it adds to the weight that delivery is charged by.
`;

const finishing = `
Coatings | coatMakereadySheets | coatMakereadySheets        | Makeready of a coat   | sheets           | whole 0 to 5000   | Further sheets for each coat that isn’t “none”.
Cutting  | dieBase             | dieBase                    | Die, base             | ₹                | money 0 to 100000 | Charged once for a new die; a reorder of the same box doesn’t pay it again.
Cutting  | diePerMetre         | diePerMetre                | Die, rule             | ₹ a metre        | money 0 to 10000  | A metre of knife or crease, for each carton on the die.
Cutting  | punchSetUp          | punchSetUp                 | Punching, set-up      | ₹                | money 0 to 100000 | Setting up the punching machine, once a job.
Cutting  | punchPer1000Sheets  | punchPer1000Sheets         | Punching              | ₹ a 1,000 sheets | money 0 to 100000 | Running the sheets through the punching machine.
Pasting  | pasting/straight    | pastingPer1000.straight    | Straight line         | ₹ a 1,000 boxes  | money 0 to 100000 | Folding and pasting boxes that are glued in this way.
Pasting  | pasting/lockBottom  | pastingPer1000.lockBottom  | Lock bottom           | ₹ a 1,000 boxes  | money 0 to 100000 | Folding and pasting boxes that are glued in this way.
Pasting  | pasting/fourCorners | pastingPer1000.fourCorners | Four corners          | ₹ a 1,000 boxes  | money 0 to 100000 | Folding and pasting boxes that are glued in this way.
Packing  | packingPer1000      | packingPer1000             | Checking and packing  | ₹ a 1,000 boxes  | money 0 to 100000 | Counting, checking and packing the flat boxes.
Packing  | packingWeight       | packingWeight              | Weight of the packing | %                | share 0 to 100    | Added to the weight that delivery is charged by.
Packing  | packingLooseness    | packingLooseness           | Looseness             | %                | share 0 to 100    | How much thicker a packed pile is than its board; it makes the volume that delivery is charged by.
Margin   | margin              | margin                     | Margin                | %                | share 0 to 90     | Share of the selling price: cost ÷ (1 − margin) is the price.
`;

/** "folding-box-board" as people say it. */
const wordsOf = (code: string): string => {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
