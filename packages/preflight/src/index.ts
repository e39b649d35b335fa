export { barsOn } from './codes/bars.ts';
export type { Code, CodeFormat } from './codes/code.ts';
export { modulesOf } from './codes/modules.ts';
export { printedColour } from './colours/printed-colour.ts';
export type { Finding, Severity } from './finding.ts';
export { type Limits, usualLimits } from './limits.ts';
export { type Misfit, type Placement, placementOf } from './placement/placement.ts';
export { faultsOf, preflight } from './preflight.ts';
export type { Raster, Rgb } from './raster.ts';
// `targetOfBlanks` stands beside this list: it needs the drawings of all styles, which no process that reads files loads.
export { targetOfSticker } from './target/of-sticker.ts';
export { processInks, type Target, type TargetPanel } from './target/target.ts';
