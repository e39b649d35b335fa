import type { SheetLine } from '../sheet-line.ts';

/** A square sticker, in mm, with the whole picture in its middle. */
export const side = 100;
export const line: SheetLine = {
  orderNumber: 'BW26-010001',
  line: { number: 1, of: 1 },
  shapeName: 'Square',
  outline: 'rectangle',
  priceClass: 'rectangle',
  materialName: 'White Vinyl',
  whiteUnderprint: false,
  length: side,
  width: side,
  quantity: 10,
  laidCut: {},
  perSheet: 1,
  trailSheets: 0,
  artwork: { token: 'abc', name: 'artwork', fit: 'whole', offset: 2, smoothing: 3 },
  contour: null,
  notice: null,
  date: new Date('2026-11-23T10:00:00Z'),
};
