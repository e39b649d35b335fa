import type { PathKind } from '../dieline.ts';

type Layer = PathKind | 'inkFree' | 'barcode' | 'coding' | 'names' | 'grain' | 'dimensions' | 'legend';

/** The names of a file's layers, as drawing programs show them. */
export const layerNames: { readonly [layer in Layer]: string } = {
  cut: 'Cut',
  crease: 'Crease',
  perforation: 'Perforation',
  cutCrease: 'Cut and crease',
  bleed: 'Bleed',
  glue: 'Glue',
  glueInside: 'Glue inside',
  safety: 'Safety',
  inkFree: 'No ink or varnish',
  barcode: 'Barcode',
  coding: 'Batch and date',
  names: 'Panel names',
  grain: 'Grain',
  dimensions: 'Dimensions',
  legend: 'Legend',
};
