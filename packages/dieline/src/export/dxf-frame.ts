import type { Point } from '../dieline.ts';

export type DxfLayer = { readonly name: string; readonly colour: number; readonly dashed: boolean };

/** Group codes and their values, one per line. */
export function pairs(...codesAndValues: readonly (number | string)[]): string {
  let text = '';
  for (const part of codesAndValues) text += `${part}\n`;
  return text;
}

const modelSpace = '1F';

/**
 * The parts of a release 2000 file around its entities: header, tables, the two mandatory blocks and a dictionary, each
 * with a handle. AutoCAD refuses a file that lacks any of them; other programs are more tolerant.
 */
export function dxfFrame(layers: readonly DxfLayer[], extent: Point) {
  let handle = 0x100;
  const next = () => (handle++).toString(16).toUpperCase();
  const tables = section('TABLES', [
    viewport(extent),
    table('LTYPE', '5', lineTypes(next)),
    table('LAYER', '2', [layerRow('0', 7, 'CONTINUOUS', '10'), ...layers.map((layer) => namedLayer(layer, next()))]),
    table('STYLE', '3', [textStyle]),
    table('VIEW', '6', []),
    table('UCS', '7', []),
    table('APPID', '9', [record('APPID', '12', 'AcDbRegAppTableRecord') + pairs(2, 'ACAD', 70, 0)]),
    pairs(
      0,
      'TABLE',
      2,
      'DIMSTYLE',
      5,
      'A',
      330,
      0,
      100,
      'AcDbSymbolTable',
      70,
      0,
      100,
      'AcDbDimStyleTable',
      0,
      'ENDTAB',
    ),
    table('BLOCK_RECORD', '1', [blockRecord('*Model_Space', modelSpace), blockRecord('*Paper_Space', '1B')]),
  ]);
  const blocks = section('BLOCKS', [block('*Model_Space', modelSpace, next), block('*Paper_Space', '1B', next)]);
  return {
    /** The head of an entity in model space. */
    entity: (type: string, layer: string) => pairs(0, type, 5, next(), 330, modelSpace, 100, 'AcDbEntity', 8, layer),
    around: (entities: string) =>
      header(extent, handle + 1) +
      section('CLASSES', []) +
      tables +
      blocks +
      section('ENTITIES', [entities]) +
      objects +
      pairs(0, 'EOF'),
  };
}

function section(name: string, parts: readonly string[]): string {
  return pairs(0, 'SECTION', 2, name) + parts.join('') + pairs(0, 'ENDSEC');
}

function header([width, height]: Point, nextHandle: number): string {
  const variable = (name: string, ...value: (number | string)[]) => pairs(9, name, ...value);
  return section('HEADER', [
    variable('$ACADVER', 1, 'AC1015'),
    variable('$HANDSEED', 5, nextHandle.toString(16).toUpperCase()),
    // 4 is millimetres; 1 is metric.
    variable('$INSUNITS', 70, 4),
    variable('$MEASUREMENT', 70, 1),
    variable('$EXTMIN', 10, 0, 20, 0, 30, 0),
    variable('$EXTMAX', 10, width, 20, height, 30, 0),
  ]);
}

function table(name: string, handle: string, rows: readonly string[]): string {
  return (
    pairs(0, 'TABLE', 2, name, 5, handle, 330, 0, 100, 'AcDbSymbolTable', 70, rows.length) +
    rows.join('') +
    pairs(0, 'ENDTAB')
  );
}

function record(type: string, handle: string, subclass: string): string {
  return pairs(0, type, 5, handle, 100, 'AcDbSymbolTableRecord', 100, subclass);
}

/** Shows the whole drawing on opening. */
function viewport([width, height]: Point): string {
  const row =
    record('VPORT', '29', 'AcDbViewportTableRecord') +
    pairs(2, '*ACTIVE', 70, 0, 10, 0, 20, 0, 11, 1, 21, 1, 12, width / 2, 22, height / 2, 13, 0, 23, 0) +
    pairs(14, 10, 24, 10, 15, 10, 25, 10, 16, 0, 26, 0, 36, 1, 17, 0, 27, 0, 37, 0, 40, height * 1.1 || 1, 41, 1.4);
  return table('VPORT', '8', [row]);
}

function lineTypes(next: () => string): string[] {
  const row = (name: string, handle: string, text: string, dashes: readonly number[]) =>
    record('LTYPE', handle, 'AcDbLinetypeTableRecord') +
    pairs(
      2,
      name,
      70,
      0,
      3,
      text,
      72,
      65,
      73,
      dashes.length,
      40,
      dashes.reduce((sum, dash) => sum + Math.abs(dash), 0),
    ) +
    dashes.map((dash) => pairs(49, dash, 74, 0)).join('');
  return [
    row('ByBlock', '14', '', []),
    row('ByLayer', '15', '', []),
    row('CONTINUOUS', '16', 'Solid line', []),
    row('DASHED', next(), 'Dashed __ __ __', [3, -1.5]),
  ];
}

function layerRow(name: string, colour: number, lineType: string, handle: string): string {
  return record('LAYER', handle, 'AcDbLayerTableRecord') + pairs(2, name, 70, 0, 62, colour, 6, lineType);
}

function namedLayer({ name, colour, dashed }: DxfLayer, handle: string): string {
  return layerRow(name, colour, dashed ? 'DASHED' : 'CONTINUOUS', handle);
}

const textStyle =
  record('STYLE', '11', 'AcDbTextStyleTableRecord') +
  pairs(2, 'STANDARD', 70, 0, 40, 0, 41, 1, 50, 0, 71, 0, 42, 2.5, 3, 'txt', 4, '');

function blockRecord(name: string, handle: string): string {
  return record('BLOCK_RECORD', handle, 'AcDbBlockTableRecord') + pairs(2, name);
}

function block(name: string, owner: string, next: () => string): string {
  const part = (type: string, subclass: string) =>
    pairs(0, type, 5, next(), 330, owner, 100, 'AcDbEntity', 8, '0', 100, subclass);
  return (
    part('BLOCK', 'AcDbBlockBegin') +
    pairs(2, name, 70, 0, 10, 0, 20, 0, 30, 0, 3, name, 1, '') +
    part('ENDBLK', 'AcDbBlockEnd')
  );
}

const objects = section('OBJECTS', [
  pairs(0, 'DICTIONARY', 5, 'C', 330, 0, 100, 'AcDbDictionary', 281, 1, 3, 'ACAD_GROUP', 350, 'D'),
  pairs(0, 'DICTIONARY', 5, 'D', 330, 'C', 100, 'AcDbDictionary', 281, 1),
]);
