import type { StickerSpec } from './sticker.ts';

/** What this engine has to be asked for the price that a version gave stickers; they are laid as they are today. */
export const stickersAsPricedBy = (version: string, spec: StickerSpec): StickerSpec =>
  Number(version.split('.')[0]) < 8 ? { ...spec, rounded: 'total' } : spec;
