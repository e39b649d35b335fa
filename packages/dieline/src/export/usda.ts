import type { BlankMesh, Surface } from '../folding/mesh.ts';
import { linear, type ModelCoat, modelRoughness, nameOf } from './model.ts';

/** The colours of the three surfaces, and the file of each blank's artwork; null for bare ones. */
export type UsdaLooks = {
  readonly print: string;
  readonly board: string;
  readonly artwork: readonly (string | null)[];
  /** The same of the other side. */
  readonly inside: readonly (string | null)[];
  /** On the artwork; and the files of where its clear layer is, null for all over. */
  readonly coat: ModelCoat | undefined;
  readonly gloss: readonly (string | null)[];
};

const surfaces = [
  ['print', 'outside'],
  ['board', 'inside'],
  ['edge', 'edges'],
] as const;

/**
 * The box as the text of a USD layer: metres, y upwards, the front towards +z, standing on the ground in the middle of
 * it. Its meshes, materials and their names are those of the GLB.
 *
 * Sources: OpenUSD 24.11 (Pixar), "USD Preview Surface" and "UsdGeomMesh".
 */
export function usdaOf(
  style: string,
  blanks: readonly BlankMesh[],
  { print, board, artwork, inside, coat, gloss }: UsdaLooks,
): string {
  const bare = [
    material('print', print, modelRoughness.print, null),
    material('board', board, modelRoughness.board, null),
    material('edge', board, modelRoughness.edge, null),
  ];
  const printed = artwork.map((file, index) =>
    file === null
      ? ''
      : material(artworkName(index), '#ffffff', coat?.roughness ?? modelRoughness.print, {
          file,
          coat,
          mask: gloss[index] ?? null,
        }),
  );
  const within = inside.map((file, index) =>
    file === null
      ? ''
      : material(insideName(index), '#ffffff', modelRoughness.board, { file, coat: undefined, mask: null }),
  );
  const lookOf = (name: (typeof surfaces)[number][0], index: number): string => {
    if (name === 'print' && artwork[index]) return artworkName(index);
    return name === 'board' && inside[index] ? insideName(index) : name;
  };
  const parts = blanks.map((blank, index) => {
    const meshes = surfaces.map(([name, side]) => meshOf(name, blank[side], lookOf(name, index)));
    return `def Xform "${identifier(nameOf(blank, index, blanks))}"\n{\n${meshes.join('')}}\n`;
  });
  const root = identifier(style);
  return `#usda 1.0
(
    defaultPrim = "${root}"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "${root}" (
    kind = "component"
)
{
double3 xformOp:translate = ${tuple(toGround(blanks))}
uniform token[] xformOpOrder = ["xformOp:translate"]
def Scope "Materials"
{
${[...bare, ...printed, ...within].join('')}}
${parts.join('')}}
`.replaceAll('</Materials/', `</${root}/Materials/`);
}

const artworkName = (blank: number): string => `artwork_${blank + 1}`;
const insideName = (blank: number): string => `inside_${blank + 1}`;

/** Names in USD are letters, digits and underlines. */
const identifier = (name: string): string => name.replace(/[^A-Za-z0-9]/g, '_');

function meshOf(name: string, { positions, normals, uvs, indices }: Surface, look: string): string {
  const places = triples(positions.map((millimetres) => millimetres / 1000));
  // USD counts upwards in a picture.
  const st = Array.from({ length: uvs.length / 2 }, (_, at) => [uvs[2 * at] ?? 0, 1 - (uvs[2 * at + 1] ?? 0)]);
  return `def Mesh "${name}" (
    prepend apiSchemas = ["MaterialBindingAPI"]
)
{
int[] faceVertexCounts = [${Array.from({ length: indices.length / 3 }, () => 3).join(', ')}]
int[] faceVertexIndices = [${indices.join(', ')}]
point3f[] points = [${places.map(tuple).join(', ')}]
normal3f[] normals = [${triples(normals).map(tuple).join(', ')}] (
    interpolation = "vertex"
)
texCoord2f[] primvars:st = [${st.map(tuple).join(', ')}] (
    interpolation = "vertex"
)
float3[] extent = [${extentOf([positions])
    .map((corner) => tuple(corner.map((length) => length / 1000)))
    .join(', ')}]
uniform token subdivisionScheme = "none"
rel material:binding = </Materials/${look}>
}
`;
}

interface Printed {
  readonly file: string;
  readonly coat: ModelCoat | undefined;
  /** The file of where the coat's clear layer is; null for all over. */
  readonly mask: string | null;
}

function material(name: string, colour: string, roughness: number, printed: Printed | null): string {
  const path = `</Materials/${name}/`;
  const { file, mask, coat } = printed ?? { file: null, mask: null };
  const diffuse =
    file === null
      ? `color3f inputs:diffuseColor = ${tuple(linear(colour))}`
      : `color3f inputs:diffuseColor.connect = ${path}Picture.outputs:rgb>`;
  return `def Material "${name}"
{
token outputs:surface.connect = ${path}Surface.outputs:surface>
def Shader "Surface"
{
uniform token info:id = "UsdPreviewSurface"
${diffuse}
float inputs:metallic = 0
float inputs:roughness = ${roughness}${coat && coat.clear > 0 ? clearLayer(coat, mask && `${path}Gloss.outputs:r>`) : ''}
token outputs:surface
}${file === null ? '' : placed + picture('Picture', path, { file, colours: 'sRGB', output: 'float3 outputs:rgb' })}${
    mask === null ? '' : picture('Gloss', path, { file: mask, colours: 'raw', output: 'float outputs:r' })
  }
}
`;
}

const clearLayer = ({ clear, clearRoughness }: ModelCoat, mask: string | null): string => `
float inputs:clearcoat${mask === null ? ` = ${clear}` : `.connect = ${mask}`}
float inputs:clearcoatRoughness = ${clearRoughness}`;

const placed = `
def Shader "Place"
{
uniform token info:id = "UsdPrimvarReader_float2"
string inputs:varname = "st"
float2 outputs:result
}`;

const picture = (
  name: string,
  path: string,
  { file, colours, output }: { readonly file: string; readonly colours: 'sRGB' | 'raw'; readonly output: string },
): string => `
def Shader "${name}"
{
uniform token info:id = "UsdUVTexture"
asset inputs:file = @${file}@
token inputs:sourceColorSpace = "${colours}"
float2 inputs:st.connect = ${path}Place.outputs:result>
token inputs:wrapS = "clamp"
token inputs:wrapT = "clamp"
${output}
}`;

/** How far the box moves to stand on the ground, in the middle of what a phone's camera points at. */
function toGround(blanks: readonly BlankMesh[]): readonly number[] {
  const [[left, bottom, back], [right, , front]] = extentOf(
    blanks.flatMap((blank) => surfaces.map(([, side]) => blank[side].positions)),
  );
  return [-(left + right) / 2000, -bottom / 1000, -(back + front) / 2000];
}

type Corner = readonly [number, number, number];

function extentOf(all: readonly Float32Array[]): readonly [least: Corner, most: Corner] {
  const bound = (axis: number, of: (a: number, b: number) => number, from: number): number => {
    let found = from;
    for (const values of all) for (let at = axis; at < values.length; at += 3) found = of(found, values[at] ?? found);
    return found;
  };
  const corner = (of: (a: number, b: number) => number, from: number): Corner => [
    bound(0, of, from),
    bound(1, of, from),
    bound(2, of, from),
  ];
  return [corner(Math.min, Infinity), corner(Math.max, -Infinity)];
}

const triples = (values: Float32Array): number[][] =>
  Array.from({ length: values.length / 3 }, (_, at) => [...values.subarray(3 * at, 3 * at + 3)]);

/** To a micrometre. */
const tuple = (values: readonly number[]): string => `(${values.map((value) => Number(value.toFixed(6))).join(', ')})`;
