import type { PathKind } from '@boxwright/dieline';
import type { ProcessingStep } from './pdf-layers.ts';
import type { Sheet } from './sheet.ts';

/** Layers of the drawing from bottom to top; cuts are on top. Names of processing steps: ISO 19593-1:2018, annex A. */
export const lineSteps: readonly { readonly kind: PathKind; readonly step: ProcessingStep }[] = [
  { kind: 'bleed', step: { name: 'Bleed', group: 'Structural', type: 'Bleed', ink: [80, 0, 100, 0] } },
  { kind: 'safety', step: { name: 'Safety', group: 'Positions', type: 'ContentArea', ink: [0, 0, 0, 45] } },
  { kind: 'glue', step: { name: 'Glue', group: 'Structural', type: 'Gluing', ink: [0, 45, 100, 0] } },
  { kind: 'glueInside', step: { name: 'Glue inside', group: 'Structural', type: 'Gluing', ink: [0, 25, 60, 20] } },
  { kind: 'crease', step: { name: 'Crease', group: 'Structural', type: 'Creasing', ink: [100, 0, 0, 0] } },
  {
    kind: 'perforation',
    step: { name: 'Perforation', group: 'Structural', type: 'Perforating', ink: [0, 100, 100, 0] },
  },
  {
    kind: 'cutCrease',
    step: { name: 'Cut and crease', group: 'Structural', type: 'CuttingCreasing', ink: [75, 90, 0, 0] },
  },
  { kind: 'cut', step: { name: 'Cut', group: 'Structural', type: 'Cutting', ink: [0, 100, 0, 0] } },
];

export const dimensionsStep: ProcessingStep = { name: 'Dimensions', group: 'Dimensions', ink: [40, 0, 0, 60] };
export const legendStep: ProcessingStep = { name: 'Legend', group: 'Legend', ink: [0, 0, 0, 90] };

/** Dashes of each kind in points; cuts, bleed and glue are solid. */
const dashes: { readonly [kind in PathKind]?: readonly [on: number, off: number] } = {
  crease: [8, 4],
  perforation: [2.5, 2.5],
  cutCrease: [10, 3],
  safety: [1, 3],
  glueInside: [2, 2],
};

/** Sets the dash pattern of a line kind. */
export function dashesOf(doc: Sheet, kind: PathKind): void {
  const [on, off] = dashes[kind] ?? [0, 0];
  if (on > 0) doc.dash(on, { space: off });
  else doc.undash();
}
