export type { Contour, ContourProblem, ContourRequest, Picture } from './contour.ts';
export { fitCut } from './fit-cut.ts';
export { traceContour } from './trace-contour.ts';
