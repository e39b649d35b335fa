/** A picture that the browser can show, with its width divided by its height. */
export interface ShownPicture {
  readonly href: string;
  readonly ratio: number;
}

/** Loads a picture before it is shown; null if it can't be loaded. */
export const loadPicture = async (href: string): Promise<ShownPicture | null> => {
  const picture = new Image();
  picture.src = href;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  // A drawing without a stated size has no natural width or height.
  const { naturalWidth, naturalHeight } = picture;
  return { href, ratio: naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : 1 };
};
