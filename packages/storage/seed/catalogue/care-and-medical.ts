import { box, type CategorySeed } from './category-seed.ts';

/** Boxes for beauty, health and medical goods. */
export const careAndMedicalCategories: readonly CategorySeed[] = [
  {
    id: 10,
    vertical: 'beauty',
    name: 'Soap Box',
    route: 'soap-box',
    style: 'reverse-tuck-end',
    look: 'rosa-and-reed',
    about:
      'The bar slides in from the end, wrapped or bare. For unwrapped handmade soap add the inner barrier, so that oils do not stain the board.',
    variants: [
      box('75 g', 56, 28, 80, '75 g soap bar', 'Fits the 75 g toilet soap bar that most moulds make.'),
      box('100 g', 60, 32, 90, '100 g soap bar', 'The usual 100 g bar, wrapped in paper or film.'),
      box('125 g', 62, 35, 95, '125 g soap bar', 'For 125 g bars of up to 94 by 61 by 34 mm.'),
      box(
        '100 g square',
        65,
        32,
        65,
        '100 g handmade soap',
        'A square box for hand-cut bars of about 64 by 64 by 30 mm.',
      ),
      box('150 g', 68, 38, 102, '150 g soap bar', 'For large bath bars and syndet bars of 150 g.'),
    ],
  },
  {
    id: 11,
    vertical: 'beauty',
    name: 'Toothpaste Box',
    route: 'toothpaste-box',
    style: 'straight-tuck-end',
    look: 'minara',
    about:
      'A long carton for a laminate tube with its cap on. Both tucks fold to the back, so the long front reads without a break on the shelf.',
    variants: [
      box('50 g', 42, 32, 140, '50 g tube', 'Travel and trial tubes of 50 g up to 138 mm long.'),
      box('100 g', 48, 36, 170, '100 g tube', 'The standard 100 g tube with a stand-up cap.'),
      box('150 g', 52, 40, 195, '150 g tube', 'Family tube of 150 g up to 193 mm long.'),
      box('200 g', 55, 42, 210, '200 g tube', 'The longest usual tube, 200 g; take 300 gsm board.'),
    ],
  },
  {
    id: 12,
    vertical: 'beauty',
    name: 'Dropper Bottle Box',
    route: 'dropper-bottle-box',
    style: 'reverse-tuck-end',
    look: 'dermacal',
    about:
      'A slim square carton that keeps a glass dropper bottle upright. Sizes are measured over the pipette cap; check yours before you order.',
    variants: [
      box('10 ml', 26, 26, 75, '10 ml dropper bottle', 'For 10 ml glass bottles up to 25 mm across.'),
      box(
        '15 ml',
        30,
        30,
        84,
        '15 ml dropper bottle',
        'For 15 ml bottles up to 28.5 mm across and 82 mm tall with pipette.',
      ),
      box('30 ml', 36, 36, 106, '30 ml serum bottle', 'The serum size: 30 ml bottles up to 34 mm across.'),
      box('50 ml', 40, 40, 118, '50 ml serum bottle', 'For 50 ml bottles up to 38 mm across and 116 mm tall.'),
      box('100 ml', 48, 48, 140, '100 ml dropper bottle', 'For 100 ml bottles up to 46 mm across, toner or essence.'),
    ],
  },
  {
    id: 13,
    vertical: 'medical',
    name: 'Face Mask Box',
    route: 'face-mask-box',
    style: 'straight-tuck-end',
    look: 'vayuma',
    about:
      'Masks lie flat in an inner bag and are taken out from the top. Large panels give room for the standard, batch number and expiry date.',
    variants: [
      box('10 N95', 160, 55, 120, '10 folded respirators', 'Ten folded N95 or FFP2 respirators in single pouches.'),
      box('25', 180, 45, 95, '25 three-ply masks', 'Twenty-five three-ply masks, the pharmacy counter pack.'),
      box('50', 180, 80, 95, '50 three-ply masks', 'The common dispenser of fifty three-ply masks with ear loops.'),
      box('100', 185, 150, 100, '100 three-ply masks', 'A hundred three-ply masks for clinics; take 350 gsm board.'),
    ],
  },
  {
    id: 14,
    vertical: 'medical',
    name: 'Surgical Gloves Box',
    route: 'surgical-gloves-box',
    style: 'straight-tuck-end',
    look: 'palmguard',
    about:
      'For examination gloves packed flat, or for sterile pairs in pouches. Size and hand marks fit on the end panels, which face out on a rack.',
    variants: [
      box('50 pieces', 220, 40, 115, '50 examination gloves', 'Fifty nitrile or latex gloves, sizes small to medium.'),
      box(
        '100 pieces',
        220,
        65,
        115,
        '100 examination gloves',
        'The standard dispenser of a hundred gloves, small to medium.',
      ),
      box(
        '100 large',
        240,
        75,
        125,
        '100 large gloves',
        'A hundred gloves in large or extra large, or thicker nitrile.',
      ),
      box(
        '25 pairs',
        215,
        110,
        140,
        '25 sterile pairs',
        'Twenty-five sterile pairs in peel pouches, standing upright.',
      ),
    ],
  },
  {
    id: 15,
    vertical: 'medical',
    name: 'Bandage Box',
    route: 'bandage-box',
    style: 'reverse-tuck-end',
    look: 'carenza',
    about:
      'For adhesive strips and rolled bandages from the pharmacy shelf. A reverse tuck opens and closes often without tearing.',
    variants: [
      box('20 strips', 75, 18, 95, '20 adhesive strips', 'Twenty wrapped adhesive strips, the retail size.'),
      box('100 strips', 78, 40, 110, '100 adhesive strips', 'A hundred strips for clinics and first-aid cupboards.'),
      box('Roll 6 cm', 40, 40, 65, '6 cm crepe bandage roll', 'One crepe bandage roll, 6 cm wide, up to 39 mm across.'),
      box(
        'Roll 10 cm',
        48,
        48,
        105,
        '10 cm crepe bandage roll',
        'One crepe bandage roll, 10 cm wide, up to 47 mm across.',
      ),
    ],
  },
];
