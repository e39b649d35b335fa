let ahead: { readonly href: string; readonly picture: Promise<ImageBitmap> } | null = null;

/** Begins to load a picture before it is known where it lies. Only the last one is kept, until it is loaded. */
export function preloadPicture(href: string): void {
  const picture = load(href);
  // A failure shows where the picture is needed.
  picture.catch(() => undefined);
  ahead = { href, picture };
}

/**
 * The pixels of a picture, for canvases: decoded once and beside the page, where an `Image` is decoded anew for each canvas
 * that it is drawn on, while the page stands still. Throws if it can't be loaded.
 */
export function loadPicture(href: string): Promise<ImageBitmap> {
  const picture = ahead?.href === href ? ahead.picture : load(href);
  ahead = null;
  return picture;
}

async function load(href: string): Promise<ImageBitmap> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`The picture at ${href} can’t be loaded: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}
