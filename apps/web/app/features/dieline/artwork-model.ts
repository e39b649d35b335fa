import { type BoxRequest, drawBox, type ModelPicture, toGlb, toUsdz } from '@boxwright/dieline';
import { type BoxArtwork, boardLooks, drawPrintedSides } from './box-artwork.ts';
import { modelCoatOf } from './coat-looks.ts';

const formats = {
  glb: { write: toGlb, type: 'model/gltf-binary' },
  usdz: { write: toUsdz, type: 'model/vnd.usdz+zip' },
} as const;

export type ModelFormat = keyof typeof formats;

/** The closed box with its artwork as a 3D model. Contains the engine, so it is imported lazily. */
export const artworkModel = async (
  format: ModelFormat,
  styleId: string,
  request: BoxRequest,
  { artwork, coat }: { readonly artwork: BoxArtwork; readonly coat: string | undefined },
): Promise<File> => {
  const drawn = drawBox(styleId, request);
  if (!drawn.ok) throw new Error(drawn.problem.text);
  const sides = await drawPrintedSides(drawn.box, artwork);
  const pictures = await Promise.all(sides.map((side) => side && pictureOf(side.print, 'image/jpeg')));
  const gloss = await Promise.all(sides.map((side) => side?.gloss && pictureOf(side.gloss, 'image/png')));
  const inside = await Promise.all(sides.map((side) => side?.inside && pictureOf(side.inside, 'image/jpeg')));
  const { write, type } = formats[format];
  const board = boardLooks[artwork.face].inside;
  return new File(
    [write(drawn.box, 1, { artwork: pictures, inside, board, coat: modelCoatOf(coat, artwork), gloss })],
    `${styleId}-with-artwork.${format}`,
    { type },
  );
};

const pictureOf = async (side: HTMLCanvasElement, type: ModelPicture['type']): Promise<ModelPicture> => {
  const blob = await new Promise<Blob | null>((done) => side.toBlob(done, type, 0.92));
  if (blob === null) throw new Error('The browser has no room for a picture of the artwork.');
  return { type, bytes: new Uint8Array(await blob.arrayBuffer()) };
};
