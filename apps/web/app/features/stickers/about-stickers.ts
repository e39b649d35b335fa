/** Beginnings of words that mean stickers; two are as often mistyped. */
const beginnings = ['sticker', 'stiker', 'label', 'lable', 'decal', 'vinyl', 'hologra'];

/** Whether a search in the shop is for stickers, which its list of boxes doesn't have. */
export const isAboutStickers = (search: string): boolean =>
  search
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
