import { type BoxRequest, drawBox, type GltfPicture, toGlb } from '@boxwright/dieline';
import { type BoxArtwork, drawPrintedSides } from './box-artwork.ts';

/** The closed box with its artwork as a 3D model (GLB). Contains the engine, so it is imported lazily. */
export const artworkModel = async (styleId: string, request: BoxRequest, artwork: BoxArtwork): Promise<Blob> => {
  const drawn = drawBox(styleId, request);
  if (!drawn.ok) throw new Error(drawn.problem.text);
  const sides = await drawPrintedSides(drawn.box, artwork);
  const pictures = await Promise.all(sides.map((side) => side && pictureOf(side)));
  return new Blob([toGlb(drawn.box, 1, { artwork: pictures })], { type: 'model/gltf-binary' });
};

const pictureOf = async (side: HTMLCanvasElement): Promise<GltfPicture> => {
  const blob = await new Promise<Blob | null>((done) => side.toBlob(done, 'image/jpeg', 0.92));
  if (blob === null) throw new Error('The browser has no room for a picture of the artwork.');
  return { type: 'image/jpeg', bytes: new Uint8Array(await blob.arrayBuffer()) };
};
