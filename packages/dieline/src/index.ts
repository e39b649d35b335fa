export {
  type Bend,
  type BoardFace,
  type Dieline,
  type DielineProblem,
  type DielineRequest,
  type DielineStyle,
  type DrawnDieline,
  type GlueZone,
  type Hinge,
  type Millimetres,
  type Notice,
  type Panel,
  type PanelRole,
  type Path,
  type PathKind,
  type Point,
  type Punch,
  pathKinds,
  type RuleKind,
  type Size,
  type SizeLimits,
  type StyleId,
} from './dieline.ts';
export { type Box, type BoxRequest, type DrawnBox, drawBox } from './drawing/box.ts';
export { drawDieline } from './drawing/draw.ts';
export { type DielineFault, validate } from './drawing/validate.ts';
export { type ArcVertex, curvesOf, withArcs } from './export/arcs.ts';
export { dxfLayers, toDxf } from './export/dxf.ts';
export { toGlb, toGltf } from './export/gltf.ts';
export type { ModelCoat, ModelOptions, ModelPicture } from './export/model.ts';
export {
  type LaidBlank,
  type LaidBlanks,
  laySideBySide,
  movedBlank,
  type NamedBlank,
  namedBlanks,
  templateGap,
  templateMargin,
} from './export/side-by-side.ts';
export { type DielineDrawing, dielineDrawing, type SvgOptions, toSvg, toSvgSheet } from './export/svg.ts';
export { toUsdz } from './export/usdz.ts';
export { type BoxFace, foldBox } from './folding/assembly.ts';
export { type Blank, type BlankPart, identityTransform, type RigidTransform } from './folding/blank.ts';
export type { AffineMatrix, BoxPicture, Face, PictureFace, Placement, View } from './folding/faces.ts';
export { fold } from './folding/fold.ts';
export { type BlankMesh, mesh, type Surface } from './folding/mesh.ts';
export { productView, projectBox } from './folding/picture.ts';
export { inStrips, stripName } from './folding/strips.ts';
export { offsetOutline } from './geometry/offset.ts';
export { outlineOf } from './geometry/outline.ts';
export type { Point3 } from './geometry/space.ts';
export { bleedsOnSheet, type UpBleed } from './imposition/bleeds.ts';
export { type Bridges, bridgeLimits, usualBridges } from './imposition/bridging.ts';
export { imposedCff2, toCff2 } from './imposition/cff2.ts';
export type { DieOrder } from './imposition/cff2-records.ts';
export {
  boardOf,
  clearOfGripper,
  cropMarks,
  grainArrow,
  type ImposedBlank,
  type ImposedSheet,
  outlineAt,
  outlinesOnSheet,
  pathsOnSheet,
  printedArea,
  registerMarks,
  type SheetFace,
  type SheetPlace,
  type Stroke,
  sheetCorners,
  sideLayMark,
  toSheet,
  usableCorners,
} from './imposition/imposed-sheet.ts';
export { nicksOnSheet } from './imposition/nicks.ts';
export { imposedDxf } from './imposition/sheet-dxf.ts';
export {
  nothingToStrip,
  type Station,
  type StationTool,
  type StationToolProblem,
  stations,
  stationTool,
  type ToolHalf,
  toolHalves,
} from './imposition/station-tools.ts';
export { stationToolCff2, stationToolDxf } from './imposition/tool-files.ts';
export { turnedOver } from './imposition/turned-over.ts';
export { hasStripped } from './imposition/waste.ts';
export { caliperOf } from './measuring/board.ts';
export { type Grain, preferredGrain } from './measuring/grain.ts';
export { type DielineMeasures, measure } from './measuring/measure.ts';
export { type BoxMeasures, measureBox } from './measuring/measure-box.ts';
export { insideOf, outsideOf } from './measuring/sizes.ts';
export { insideFrom, type Measured, sizeAs } from './measuring/stated-size.ts';
export { boxStyleOf, boxStyles } from './styles/box-styles.ts';
export { dielineStyles, isStyleId } from './styles/dieline-styles.ts';
export type {
  BoxProblem,
  BoxStyle,
  Dimension,
  Options,
  OptionValue,
  StyleFamily,
  StyleField,
  StyleLimits,
  StyleOption,
  StyleRequest,
} from './styles/style.ts';
export {
  type DrawingRevision,
  newestRevision,
  type Tooling,
  usualTooling,
} from './styles/tooling.ts';
export { dimensionStops } from './template/dimension-stops.ts';
export { laidFromInside, templateFromInside } from './template/from-inside.ts';
export { panelWords } from './template/panel-words.ts';
export { type PlaceOnTemplate, placesOnTemplate } from './template/places-on-template.ts';
export type { TemplateSpace } from './template/spaces.ts';
export { type TemplateBlank, type TemplateName, templateOf } from './template/template.ts';
export { grainRoom, keyLineLegend, keyLinePage, templateSvgPage } from './template/template-pages.ts';
export { toTemplateSvg } from './template/template-svg.ts';
