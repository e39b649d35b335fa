/** A picture that the browser can show, with its width divided by its height. */
export interface ShownPicture {
  readonly href: string;
  readonly ratio: number;
}

/** Loads a picture, so that it is there when it is shown; null if it can't be. */
export const loadPicture = async (href: string): Promise<ShownPicture | null> => {
  const picture = new Image();
  picture.src = href;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  // A drawing that states no size has none.
  const { naturalWidth, naturalHeight } = picture;
  return { href, ratio: naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : 1 };
};
