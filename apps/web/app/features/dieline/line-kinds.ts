import type { PathKind } from '@boxwright/dieline';

/** The layers that can be toggled: the kinds of lines, the measures, and the places that a check has found. */
export type Layer = PathKind | 'dimensions' | 'findings';

interface LineKind {
  readonly label: string;
  /** Colour and dashes; the line width is independent of the zoom. */
  readonly stroke: string;
}

/** The trade's colours, as in the files; light ones are darkened for contrast on white. */
export const lineKinds: Record<Layer, LineKind> = {
  cut: { label: 'Cut', stroke: 'stroke-cut' },
  crease: { label: 'Crease', stroke: 'stroke-crease [stroke-dasharray:7_4]' },
  perforation: { label: 'Perforation', stroke: 'stroke-cut [stroke-dasharray:2_3]' },
  cutCrease: { label: 'Cut crease', stroke: 'stroke-cut [stroke-dasharray:9_4]' },
  bleed: { label: 'Bleed', stroke: 'stroke-[#00853a]' },
  glue: { label: 'Glue, outside', stroke: 'stroke-[#c26a00]' },
  glueInside: { label: 'Glue, inside', stroke: 'stroke-[#c26a00] [stroke-dasharray:2_2]' },
  safety: { label: 'Safety', stroke: 'stroke-[#77716a] [stroke-dasharray:1_3]' },
  dimensions: { label: 'Dimensions', stroke: 'stroke-line-strong' },
  findings: { label: 'Findings', stroke: 'stroke-vermilion-deep' },
};
