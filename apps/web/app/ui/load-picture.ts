/**
 * The pixels of a picture, for canvases: decoded once and beside the page, where an `Image` is decoded anew for each canvas
 * that it is drawn on, while the page stands still. Throws if it can't be loaded.
 */
export async function loadPicture(href: string): Promise<ImageBitmap> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`The picture at ${href} can’t be loaded: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}
