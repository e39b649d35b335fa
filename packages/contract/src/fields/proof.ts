import { z } from 'zod';
import { artworkFits } from '../forms/artwork.ts';
import { artworkStandings, artworkStates, artworkWishes, proofStates } from '../forms/proof.ts';
import { field, record } from '../kernel/record.ts';
import { moment, rupees } from '../kernel/values.ts';
import { artwork, stickerContour } from './artwork.ts';
import { boardFaces } from './catalogue.ts';
import { sheetPlaces } from './sheet-places.ts';

const text = z.string();
const millimetres = z.number();

const actors = ['customer', 'guest', 'staff'] as const;

/** What the check of a file against its line found, in a buyer's words. */
export const finding = record({
  rule: field('rule', text),
  severity: field('severity', z.enum(['stop', 'warn', 'note'])),
  text: field('text', text),
  /** How to mend it. */
  mend: field('mend', text),
  /** Of the print inside a box: its places are on the drawing as it is seen from inside. Absent for all else. */
  side: field('side', z.literal('inside').optional()),
  /** Where on the drawing, in mm from the upper left corner of its cut; empty for the whole file. */
  places: field(
    'places',
    z.array(
      record({
        x: field('x', millimetres),
        y: field('y', millimetres),
        length: field('length', millimetres),
        width: field('width', millimetres),
      }),
    ),
  ),
});
export type FindingRow = z.output<typeof finding>;

/** How a file lies on the drawing of what is cut, in mm. */
export const artworkPlacement = record({
  /** Of the file, bleed included. */
  length: field('length', millimetres),
  width: field('width', millimetres),
  /** From mm of the file to mm of the drawing: [a b c d e f], as SVG writes it. */
  matrix: field('matrix', z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])),
  /** What is shown of the file, in shares of its length and width; absent where that is all of it. */
  crop: field(
    'crop',
    record({
      left: field('left', z.number()),
      top: field('top', z.number()),
      right: field('right', z.number()),
      bottom: field('bottom', z.number()),
    }).optional(),
  ),
});

/** A file that came for a line. */
export const lineArtwork = record({
  id: field('id', z.int()),
  artwork: field('artwork', artwork),
  /** Bytes of the file as it was sent. */
  bytes: field('bytes', z.int()),
  /** False once it was removed because its order is old. */
  isKept: field('is_kept', z.boolean()),
  sentBy: field('sent_by', z.enum(actors)),
  sentAt: field('sent_at', moment),
  /** Null until it was checked. */
  findings: field('findings', z.array(finding).nullable()),
  /** Where the customer has put it on a box; null where the program places it. */
  place: field('place', text.nullable()),
  /** How it lies on the drawing; null until it was checked, and if it doesn't fit. */
  placement: field('placement', artworkPlacement.nullable()),
  /** How its page for the inside lies on the drawing seen from inside; null as above, and if it has no such page. */
  insidePlacement: field('inside_placement', artworkPlacement.nullable()),
});
export type LineArtworkRow = z.output<typeof lineArtwork>;

const onDrawing = millimetres.min(-10_000).max(10_000);

/** A place of a drawing, in mm from its upper left corner. */
export const drawingPlace = record({
  x: field('x', onDrawing),
  y: field('y', onDrawing),
  /** Of a place inside a box, on the drawing as it is seen from there. Absent for all else. */
  side: field('side', z.literal('inside').optional()),
});

export const proofComment = record({
  id: field('id', z.int()),
  author: field('author', z.enum(actors)),
  /** By which link they wrote: the customer's own, which decides, or the one for colleagues; null of staff and where it wasn't kept. */
  link: field('link', z.enum(['decide', 'comment']).nullable()),
  name: field('name', text),
  text: field('text', text),
  /** Null where it is about the whole. */
  place: field('place', drawingPlace.nullable()),
  at: field('at', moment),
});
export type ProofCommentRow = z.output<typeof proofComment>;

export const proof = record({
  id: field('id', z.int()),
  /** From 1, for each line. */
  number: field('number', z.int()),
  state: field('state', z.enum(proofStates)),
  stateName: field('state_name', text),
  /** Which of the line's files it shows. */
  lineArtworkId: field('line_artwork_id', z.int()),
  sentAt: field('sent_at', moment),
  /** Who sent it; empty if a clean check sent it by itself. */
  sender: field('sender', text),
  note: field('note', text),
  decidedAt: field('decided_at', moment.nullable()),
  decidedAs: field('decided_as', z.enum(actors).nullable()),
  /** What was decided, also once the proof is superseded. */
  decision: field('decision', z.enum(['approved', 'change-wanted']).nullable()),
  /** Whether it was decided in an earlier order of the same item, which its note names. */
  isAsBefore: field('is_as_before', z.boolean()),
  decidedName: field('decided_name', text),
  /** What they want changed. */
  decisionText: field('decision_text', text),
  /** Address of the proof on paper; empty until it is made. */
  file: field('file', text),
  /** How stickers lie on each of their sheets, as it was issued; null for boxes. In mm. */
  sheet: field(
    'sheet',
    record({
      /** Of the cutting area; the places are from its upper left corner. */
      length: field('length', millimetres),
      width: field('width', millimetres),
      places: sheetPlaces,
      /** How many are printed, those for setting up included. */
      sheets: field('sheets', z.int()),
      trailSheets: field('trail_sheets', z.int()),
    }).nullable(),
  ),
  comments: field('comments', z.array(proofComment)),
});
export type ProofRow = z.output<typeof proof>;
export type ProofSheetRow = NonNullable<ProofRow['sheet']>;

/** A line of an order with everything about its artwork. */
export const proofLine = {
  lineId: field('line_id', z.int()),
  /** From 1. */
  number: field('line', z.int()),
  kind: field('kind', z.enum(['box', 'sample', 'sticker'])),
  name: field('item_name', text),
  description: field('description', text),
  quantity: field('quantity', z.int()),
  /** Null for what has no proof. */
  state: field('state', z.enum(artworkStates).nullable()),
  /** Where it stands, which says more than its state; null for what has no proof. */
  standing: field('standing', z.enum(artworkStandings).nullable()),
  stateName: field('state_name', text),
  waitsFor: field('waits_for', z.enum(['customer', 'us', 'nobody'])),
  wish: field('wish', z.enum(artworkWishes).nullable()),
  /** Whether staff let it be printed although no proof is approved. */
  isWaived: field('is_waived', z.boolean()),
  /** Whether its inside is printed, too: with the page of the file after the one for the outside. */
  printsInside: field('prints_inside', z.boolean()),
  /** Whether the newest file has no page for that, so that no proof can be sent. */
  lacksInside: field('lacks_inside', z.boolean()),
  /** Whether work on it has begun with its plates, or with printing where it has none, so that another file costs something. */
  hasPlates: field('has_plates', z.boolean()),
  /** Whether it is being printed already, so that no other file can be taken. */
  isPrinted: field('is_printed', z.boolean()),
  /** What new plates cost without GST; null where none were charged. */
  platesCost: field('plates_cost', rupees.nullable()),
  /** The inside size and board of a box, to draw it with; null for stickers. In mm. */
  box: field(
    'box',
    record({
      style: field('style', text),
      /** The revision of its drawing. */
      drawing: field('drawing', z.literal([1, 2])),
      length: field('length', millimetres),
      width: field('width', millimetres),
      height: field('height', millimetres),
      caliper: field('caliper', millimetres),
      /** What is printed on: a board's white coating, or bare kraft. */
      face: field('face', z.enum(boardFaces)),
    }).nullable(),
  ),
  /** The coat of a box's printed side; null for stickers and bare print. */
  coating: field('coating', record({ code: field('code', text), name: field('name', text) }).nullable()),
  /** How a sticker is cut and its picture placed, in mm; null for boxes. */
  sticker: field(
    'sticker',
    record({
      length: field('length', millimetres),
      width: field('width', millimetres),
      /** Of its shape; a rectangle if empty. */
      outline: field('outline', text),
      fit: field('fit', z.enum(artworkFits)),
      /** A cut that was traced around the picture, as `stickerContour`; null for shapes with a fixed outline. */
      contour: field('contour', stickerContour.nullable()),
      /** Whether white is printed where the file has it. */
      hasOwnWhite: field('own_white', z.boolean()),
      /** Address of the page with the drawing to lay the design on; null where there is none. */
      template: field('template', z.string().nullable()),
    }).nullable(),
  ),
  /** Oldest first; the last one is printed. */
  artworks: field('artworks', z.array(lineArtwork)),
  /** The newest first. */
  proofs: field('proofs', z.array(proof)),
};
export const proofLineRow = record(proofLine);
export type ProofLineRow = z.output<typeof proofLineRow>;
