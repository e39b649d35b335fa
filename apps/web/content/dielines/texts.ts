import { blisterCard, labelRectangular, labelRound, tag } from './flat-work.ts';
import { dividerInsert } from './inserts.ts';
import { autoLockBottom, snapLockBottom } from './locked-bottoms.ts';
import type { StyleText } from './style-text.ts';
import { baseAndLid, drawer, gluedCornerTray, hingedLid, mailer, rollEndTray, webbedTray } from './trays.ts';
import { display, fivePanelHanger, gableBox, gusset, hexagonalBox, pillowBox, sleeve } from './tubes.ts';
import { fullOverlapSealEnd, reverseTuckEnd, sealEnd, straightTuckEnd } from './tuck-cartons.ts';
import { carryBag, rigidBox } from './wrapped.ts';

const texts = new Map<string, StyleText>([
  ['straight-tuck-end', straightTuckEnd],
  ['reverse-tuck-end', reverseTuckEnd],
  ['snap-lock-bottom', snapLockBottom],
  ['auto-lock-bottom', autoLockBottom],
  ['seal-end', sealEnd],
  ['full-overlap-seal-end', fullOverlapSealEnd],
  ['sleeve', sleeve],
  ['roll-end-tray', rollEndTray],
  ['glued-corner-tray', gluedCornerTray],
  ['webbed-tray', webbedTray],
  ['base-and-lid', baseAndLid],
  ['hinged-lid', hingedLid],
  ['mailer', mailer],
  ['drawer', drawer],
  ['gusset', gusset],
  ['display', display],
  ['five-panel-hanger', fivePanelHanger],
  ['gable-box', gableBox],
  ['hexagonal-box', hexagonalBox],
  ['divider-insert', dividerInsert],
  ['pillow-box', pillowBox],
  ['rigid-box', rigidBox],
  ['carry-bag', carryBag],
  ['tag', tag],
  ['blister-card', blisterCard],
  ['label-rectangular', labelRectangular],
  ['label-round', labelRound],
]);

/** What a style's page says; a style without a text isn't shown. */
export const styleTextOf = (styleId: string): StyleText | undefined => texts.get(styleId);
