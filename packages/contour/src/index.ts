export type { Contour, ContourProblem, ContourRequest, Picture } from './contour.ts';
export { traceContour } from './trace-contour.ts';
