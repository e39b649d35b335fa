import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dielineDrawing } from '@boxwright/dieline';
import type { BrandArtwork } from '../print/brand-artwork.ts';
import { brandArtworks } from '../print/brands.ts';
import { printedBox } from '../print/printed-sheet.ts';
import { type BoxItem, frames, type Item, type Scene, type SheetItem } from '../scenes/scene.ts';
import { boardPrint } from './board-print.ts';
import { boxOf, boxPiece, posedBox } from './box-piece.ts';
import { frameUp, lens } from './camera.ts';
import { creaseLines } from './crease-lines.ts';
import { type Piece, put } from './piece.ts';
import { rasterise } from './rasterise.ts';
import { propPiece, sheetPiece } from './sheet-piece.ts';

/**
 * Distance of the camera in the renderer's units: light and lens are set up for it, independent of the pieces' size.
 */
const cameraDistance = 10;

/** Writes a scene for the renderer: triangles, materials, textures and the camera. Returns the file's path. */
export async function stage(scene: Scene, folder: string): Promise<string> {
  const { items, shape, pitch = 20, yaw = 0, fill = 0.74, shift = [0, 0] } = scene;
  const pieces: Piece[] = [];
  for (const item of items) pieces.push(put(await pieceOf(item, folder), item));
  const [width, height] = frames[shape];
  const seen = pieces.filter((_, index) => !isGround(items[index]));
  const camera = frameUp(seen, { pitch, yaw, fill, shift, aspect: width / height });
  const scale = cameraDistance / camera.distance;
  const inRoom = ([x, y, z]: readonly [number, number, number]) =>
    [x * scale, -z * scale, y * scale].map((value) => Math.round(value * 1e5) / 1e5);
  const path = join(folder, `${scene.id}.json`);
  const staged = {
    id: scene.id,
    width,
    height,
    samples: scene.samples ?? 20,
    ground: scene.ground,
    camera: { place: inRoom(camera.place), target: inRoom(camera.target), lens },
    pieces: pieces.map(({ parts, looks }) => ({
      looks,
      parts: parts.map((part) => ({
        material: part.material,
        smooth: part.smooth,
        points: part.points.map(inRoom),
        uvs: part.uvs.map(([u, v]) => [Math.round(u * 1e5) / 1e5, Math.round((1 - v) * 1e5) / 1e5]),
        faces: part.faces,
      })),
    })),
  };
  const text = JSON.stringify(staged);
  await writeFile(path, text);
  return path;
}

const isGround = (item: Item | undefined): boolean => item?.kind === 'sheet' && item.isGround === true;

async function pieceOf(item: Item, folder: string): Promise<Piece> {
  if (item.kind === 'prop') return propPiece(item);
  return item.kind === 'sheet' ? stageSheet(item, folder) : stageBox(item, folder);
}

async function stageBox(item: BoxItem, folder: string): Promise<Piece> {
  const box = boxOf(item);
  const bare = item.brand === 'unprinted';
  const prints = bare ? [] : printedBox(box, artworkOf(item.brand));
  const textures: string[] = [];
  for (const [index, { dieline, part }] of box.blanks.entries()) {
    if (item.blanks?.includes(index) === false) continue;
    const { width, height } = dielineDrawing(dieline, 0);
    const print =
      part === 'shell' || bare
        ? boardPrint(part === 'shell' ? 'greyboard' : (item.board ?? 'fbb'), width, height)
        : (prints[index] ?? '');
    const creased = print.replace('</svg>', `${part === 'shell' ? '' : creaseLines(dieline)}</svg>`);
    textures.push(await rasterise(folder, creased, width, height));
  }
  return boxPiece(item, posedBox(box, item), textures);
}

async function stageSheet(item: SheetItem, folder: string): Promise<Piece> {
  const { width, depth, outline, gloss, brand, viewBox = `0 0 ${width} ${depth}` } = item;
  const print = brand === undefined ? (item.print ?? '') : frontOf(artworkOf(brand), width, depth);
  const [x = 0, y = 0, w = width, h = depth] = viewBox.split(' ').map(Number);
  const svg = (markup: string, under = '') => {
    const clip = outline === undefined ? '' : `<clipPath id="cut"><path d="${outline}"/></clipPath>`;
    const inner = outline === undefined ? under + markup : `<g clip-path="url(#cut)">${under}${markup}</g>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${clip}${inner}</svg>`;
  };
  const board = boardPrint(item.board, width, depth).replace('<svg ', `<svg x="${x}" y="${y}" `);
  const isClear = item.clear !== undefined && item.clear !== false;
  const bare =
    isClear || item.holographic ? '' : board.replace(/width="[^"]*" height="[^"]*">/, `width="${w}" height="${h}">`);
  const texture = await rasterise(folder, svg(print, bare), width, depth);
  const shine =
    gloss === undefined
      ? undefined
      : await rasterise(folder, svg(gloss, '<rect width="999" height="999"/>'), width, depth);
  return sheetPiece(item, texture, shine);
}

function artworkOf(brand: string): BrandArtwork {
  const artwork = brandArtworks.get(brand);
  if (!artwork) throw new RangeError(`No brand is called ${brand}`);
  return artwork;
}

const frontOf = ({ ground, front }: BrandArtwork, width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="${ground.front}"/>${front({ width, height })}`;
