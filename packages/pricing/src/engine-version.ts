/**
 * Stored with each quote and order line. Raise it whenever the same input can give a different price.
 *
 * - 1.1.0: under a side narrower than 18 mm the glue flap is narrower, so thin cartons may take less board.
 * - 2.0.0: cartons nest by their true outlines, so more of them fit a sheet; more styles have a price.
 * - 2.1.0: a drawer's sleeve has room for its glue flap, the lid of a base and lid is half a board deeper, and the
 *   tucks of gusset cartons pass their sides: these three take a little more or less board.
 * - 3.0.0: more layouts are tried for cartons, and a sticker is never laid less often than a larger one: some cartons
 *   and stickers cost less, none more.
 * - 3.1.0: special stickers whose cut has been traced are charged by its length.
 * - 4.0.0: knives of two cartons are never nearer than the rate card says (4 mm; flaps used to pass at 1 mm), and a
 *   margin stays free at the tail of the sheet. A third of all cartons cost more, a few less.
 * - 4.1.0: more zigzags of pairs are tried where a sheet may hold more: some cartons cost less, none more.
 * - 4.2.0: rows of pairs are tried at every shift, moved by each 2 mm: some cartons cost less, none more.
 * - 4.3.0: rules keep their distance in the die (slits, wide creases, narrower flaps), so some cartons have a little less
 *   rule and board, and some a little more.
 * - 5.0.0: both blanks of a box of two are laid on one sheet, with one die and one set of plates, where that costs less:
 *   base and lid, drawer and dividers cost less, none more.
 * - 6.0.0: the rate of a piece is rounded up, to whole paise or tenths, and the total is that rate times the quantity:
 *   boxes cost up to 0.2 % more.
 * - 6.1.0: stickers are laid in blocks of their exact size, and round ones in rows to the nanometre: a tenth of all
 *   rectangular stickers cost less, none more.
 * - 6.2.0: rows of cartons may start anywhere and be stretched, so that lids interlock: one sheet in a hundred holds
 *   more, none less.
 * - 6.3.0: stickers whose cut has been traced are laid by its shape: more of them fit a sheet, so they cost less, none
 *   more.
 * - 7.0.0: the board's grain runs around the walls of tall tubes, and alike in base and lid, unless the buyer decides
 *   otherwise: some of these cost more.
 * - 7.1.0: some rows of round stickers lie straight below the one before, where that makes more of them full: a sixth of
 *   all sizes cost less, none more.
 * - 8.0.0: stickers have a rate, too, rounded up to whole paise, tenths or hundredths: they cost up to 0.2 % more.
 * - 8.1.0: rectangular stickers are searched from their bound downwards, in blocks within blocks to any depth: a few
 *   more of small ones fit a sheet, so they cost less.
 * - 8.2.0: forms of several designs of a box of two may print different designs of its parts, and any ups of
 *   each: some of these cost less, none more. Boxes of one design and stickers cost the same.
 * - 8.3.0: where the grain is free, both blanks of a box of two are tried in the best rows of both directions, as they
 *   were where they lie alike: one in a hundred drawers, and of bases with lids, cost less, 14 % at most; none more.
 * - 8.4.0: several designs of a box whose parts lie alike may lie in different directions, as they do when each is printed
 *   alone: a few of these cost less, none more. Boxes of one design and stickers cost the same.
 */
export const engineVersion = '8.4.0';
