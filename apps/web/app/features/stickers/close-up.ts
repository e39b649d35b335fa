/** The picture of a known material; apart from what is known of it, which is long. */
export const closeUpOf = (code: string): string => `/images/sticker-close-${code}.webp`;
