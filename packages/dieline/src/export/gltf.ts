import { mesh, type Surface } from '../folding/mesh.ts';
import { GltfBuffer } from './gltf-buffer.ts';
import {
  linear,
  type ModelBox,
  type ModelCoat,
  type ModelOptions,
  modelColours,
  modelRoughness,
  nameOf,
} from './model.ts';

/**
 * The box at a progress from 0 (flat) to 1 (closed) as glTF 2.0, JSON with its buffer inside: metres, y upwards, the
 * front towards +z. Each blank is a node and mesh with three primitives, `print`, `board` and `edge`; texture
 * coordinates cover the flat blank, so artwork drawn on the flat drawing is the texture of `print`.
 *
 * Source: glTF 2.0 specification (Khronos), ISO/IEC 12113:2022.
 */
export function toGltf(box: ModelBox, progress: number, options: ModelOptions = {}): string {
  const { asset, bytes } = assetOf(box, progress, options);
  const uri = `data:application/octet-stream;base64,${base64(bytes)}`;
  return JSON.stringify({ ...asset, buffers: [{ uri, byteLength: bytes.length }] });
}

/** The same as a single binary file (.glb). */
export function toGlb(box: ModelBox, progress: number, options: ModelOptions = {}): Uint8Array<ArrayBuffer> {
  const { asset, bytes } = assetOf(box, progress, options);
  const json = new TextEncoder().encode(JSON.stringify({ ...asset, buffers: [{ byteLength: bytes.length }] }));
  const chunks = [
    { type: 0x4e4f534a, bytes: json, fill: 0x20 },
    { type: 0x004e4942, bytes, fill: 0 },
  ];
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const total = 12 + chunks.reduce((sum, chunk) => sum + 8 + padded(chunk.bytes.length), 0);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  for (const [index, word] of [0x46546c67, 2, total].entries()) view.setUint32(4 * index, word, true);
  let at = 12;
  for (const chunk of chunks) {
    const length = padded(chunk.bytes.length);
    view.setUint32(at, length, true);
    view.setUint32(at + 4, chunk.type, true);
    file.fill(chunk.fill, at + 8, at + 8 + length).set(chunk.bytes, at + 8);
    at += 8 + length;
  }
  return file;
}

function assetOf(box: ModelBox, progress: number, options: ModelOptions) {
  const {
    print = modelColours.print,
    board = modelColours.board,
    artwork = [],
    inside = [],
    coat,
    gloss = [],
  } = options;
  const buffer = new GltfBuffer();
  const blanks = mesh(box, progress);
  // Each picture has a material of its own, after the three that all blanks share.
  const pictures = artwork.flatMap((picture, blank) => (picture ? [{ ...picture, blank }] : []));
  const hasClear = coat !== undefined && coat.clear > 0;
  // Where the clear layer is, as pictures after those of the artwork.
  const masks = hasClear ? pictures.flatMap(({ blank }) => (gloss[blank] ? [{ ...gloss[blank], blank }] : [])) : [];
  const insides = inside.flatMap((picture, blank) => (picture ? [{ ...picture, blank }] : []));
  const coated = (blank: number) => {
    const mask = masks.findIndex((each) => each.blank === blank);
    return hasClear && { extensions: { [clearcoat]: clearLayer(coat, mask < 0 ? null : pictures.length + mask) } };
  };
  const at = (all: readonly { readonly blank: number }[], index: number) =>
    all.findIndex(({ blank }) => blank === index);
  /** The material of each surface: its picture's, if it has one. */
  const lookOf = (surface: number, blank: number) => {
    if (surface === 0 && artwork[blank]) return 3 + at(pictures, blank);
    return surface === 1 && inside[blank] ? 3 + pictures.length + at(insides, blank) : surface;
  };
  const files = [...pictures, ...masks, ...insides];
  const asset = {
    asset: { version: '2.0', generator: 'Boxwright' },
    scene: 0,
    scenes: [{ name: box.style, nodes: blanks.map((_, index) => index) }],
    nodes: blanks.map((blank, index) => ({ name: nameOf(blank, index, blanks), mesh: index })),
    meshes: blanks.map((blank, index) => ({
      name: nameOf(blank, index, blanks),
      primitives: ([blank.outside, blank.inside, blank.edges] as const).map((surface, side) =>
        primitive(surface, lookOf(side, index), buffer),
      ),
    })),
    materials: [
      material('print', print, modelRoughness.print),
      material('board', board, modelRoughness.board),
      material('edge', board, modelRoughness.edge),
      ...pictures.map(({ blank }, index) => ({
        ...textured(material('artwork', '#ffffff', coat?.roughness ?? modelRoughness.print), index),
        ...coated(blank),
      })),
      ...insides.map((_, index) =>
        textured(material('inside', '#ffffff', modelRoughness.board), pictures.length + masks.length + index),
      ),
    ],
    ...(files.length > 0 && {
      images: files.map(({ type, bytes }) => ({
        mimeType: type,
        bufferView: buffer.addPicture(bytes),
      })),
      samplers: [clamped],
      textures: files.map((_, source) => ({ source, sampler: 0 })),
      ...(hasClear && pictures.length > 0 && { extensionsUsed: [clearcoat] }),
    }),
    accessors: buffer.accessors,
    bufferViews: buffer.views,
  };
  return { asset, bytes: buffer.bytes() };
}

function primitive({ positions, normals, uvs, indices, panels }: Surface, material: number, buffer: GltfBuffer) {
  return {
    attributes: {
      POSITION: buffer.addPlaces(positions.map((millimetres) => millimetres / 1000)),
      NORMAL: buffer.add(normals, 'VEC3'),
      TEXCOORD_0: buffer.add(uvs, 'VEC2'),
    },
    indices: buffer.addIndices(indices),
    material,
    extras: { panels: panels.map(({ panel, start, count }) => ({ panel, start, count })) },
  };
}

function material(name: string, colour: string, roughnessFactor: number) {
  return {
    name,
    pbrMetallicRoughness: { baseColorFactor: [...linear(colour), 1], metallicFactor: 0, roughnessFactor },
  };
}

/** An extension of glTF that Khronos has ratified. */
const clearcoat = 'KHR_materials_clearcoat';

const clearLayer = ({ clear, clearRoughness }: ModelCoat, mask: number | null) => ({
  clearcoatFactor: clear,
  clearcoatRoughnessFactor: clearRoughness,
  ...(mask !== null && { clearcoatTexture: { index: mask } }),
});

/** Smooth, and not repeated beyond the blank's extent. */
const clamped = { magFilter: 9729, minFilter: 9987, wrapS: 33071, wrapT: 33071 };

function textured({ name, pbrMetallicRoughness }: ReturnType<typeof material>, index: number) {
  return { name, pbrMetallicRoughness: { ...pbrMetallicRoughness, baseColorTexture: { index } } };
}

const alphabet = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');

/** Uses a table, because `btoa` needs a string and takes ten times as long. */
function base64(bytes: Uint8Array): string {
  const text = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill('='.charCodeAt(0));
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    const [a = 0, b, c] = [bytes[from], bytes[from + 1], bytes[from + 2]];
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    text[to] = alphabet[word >> 18] ?? 0;
    text[to + 1] = alphabet[(word >> 12) & 63] ?? 0;
    if (b !== undefined) text[to + 2] = alphabet[(word >> 6) & 63] ?? 0;
    if (c !== undefined) text[to + 3] = alphabet[word & 63] ?? 0;
  }
  return new TextDecoder().decode(text);
}
