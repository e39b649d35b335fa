export { caliperOf } from './board.ts';
export {
  type Dieline,
  type DielineProblem,
  type DielineRequest,
  type DielineStyle,
  type DrawnDieline,
  type Hinge,
  type Millimetres,
  type Notice,
  type Panel,
  type PanelRole,
  type Path,
  type PathKind,
  type Point,
  pathKinds,
  type Size,
  type SizeLimits,
  type StyleId,
} from './dieline.ts';
export { drawDieline } from './draw.ts';
export type { AffineMatrix, BoxPicture, Face, PictureFace, Placement, Point3, View } from './faces.ts';
export { fold } from './fold.ts';
export { type DielineMeasures, measure } from './measure.ts';
export { outlineOf } from './outline.ts';
export { productView, projectBox } from './picture.ts';
export { dielineStyles, isStyleId } from './styles.ts';
export { type DielineDrawing, dielineDrawing, type SvgOptions, toSvg } from './svg.ts';
