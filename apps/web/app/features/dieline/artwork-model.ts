import { type BoxRequest, drawBox, type ModelPicture, toGlb, toUsdz } from '@boxwright/dieline';
import { type BoxArtwork, boardLooks, drawPrintedSides } from './box-artwork.ts';

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
  artwork: BoxArtwork,
): Promise<File> => {
  const drawn = drawBox(styleId, request);
  if (!drawn.ok) throw new Error(drawn.problem.text);
  const sides = await drawPrintedSides(drawn.box, artwork);
  const pictures = await Promise.all(sides.map((side) => side && pictureOf(side)));
  const { write, type } = formats[format];
  const board = boardLooks[artwork.face].inside;
  return new File([write(drawn.box, 1, { artwork: pictures, board })], `${styleId}-with-artwork.${format}`, { type });
};

const pictureOf = async (side: HTMLCanvasElement): Promise<ModelPicture> => {
  const blob = await new Promise<Blob | null>((done) => side.toBlob(done, 'image/jpeg', 0.92));
  if (blob === null) throw new Error('The browser has no room for a picture of the artwork.');
  return { type: 'image/jpeg', bytes: new Uint8Array(await blob.arrayBuffer()) };
};
