export { type BoxFace, foldBox } from './assembly.ts';
export { caliperOf } from './board.ts';
export { type Box, type BoxRequest, type DrawnBox, drawBox } from './box.ts';
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
  type RuleKind,
  type Size,
  type SizeLimits,
  type StyleId,
} from './dieline.ts';
export { drawDieline } from './draw.ts';
export { dxfLayers, toDxf } from './export/dxf.ts';
export { type GltfOptions, toGlb, toGltf } from './export/gltf.ts';
export { type LaidBlank, type LaidBlanks, laySideBySide, type NamedBlank, namedBlanks } from './export/side-by-side.ts';
export type { AffineMatrix, BoxPicture, Face, PictureFace, Placement, Point3, View } from './faces.ts';
export { fold } from './fold.ts';
export { type DielineMeasures, measure } from './measure.ts';
export { type BoxMeasures, measureBox } from './measure-box.ts';
export { type BlankMesh, mesh, type Surface } from './mesh.ts';
export { outlineOf } from './outline.ts';
export { productView, projectBox } from './picture.ts';
export { boxStyleOf, boxStyles } from './registry.ts';
export { insideOf, outsideOf } from './sizes.ts';
export {
  asFolded,
  type Blank,
  type BlankPart,
  type BoxProblem,
  type BoxStyle,
  type Dimension,
  type Options,
  type OptionValue,
  type RigidTransform,
  type StyleFamily,
  type StyleField,
  type StyleLimits,
  type StyleOption,
  type StyleRequest,
} from './style.ts';
export { dielineStyles, isStyleId } from './styles.ts';
export { type DielineDrawing, dielineDrawing, type SvgOptions, toSvg, toSvgSheet } from './svg.ts';
export { type DielineFault, validate } from './validate.ts';
