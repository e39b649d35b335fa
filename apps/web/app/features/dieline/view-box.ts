import type { Frame } from './studio-picture.ts';

/** The visible part of the drawing: zoom 1 shows all of it; the middle is in mm. */
export interface DrawingView {
  readonly zoom: number;
  readonly middle: readonly [number, number];
}

export const mostZoom = 12;
/** Aspect ratio of the view. */
const aspect = 29 / 20;
/** Space for measures around the blank, as a share of the sheet's longer side. */
export const dimensionRoom = 0.05;

/** The whole drawing with space for its measures, in the view's aspect ratio. */
export const wholeFrame = (sheet: Frame): Frame => {
  const room = Math.max(sheet.width, sheet.height / 1.2) * dimensionRoom;
  const [left, bottom, around] = [3.7 * room, 3.1 * room, 0.8 * room];
  const [width, height] = [sheet.width + left + around, sheet.height + bottom + around];
  const [wide, high] = width / height > aspect ? [width, width / aspect] : [height * aspect, height];
  return {
    x: sheet.x - left - (wide - width) / 2,
    y: sheet.y - around - (high - height) / 2,
    width: wide,
    height: high,
  };
};

export const middleOf = ({ x, y, width, height }: Frame): readonly [number, number] => [x + width / 2, y + height / 2];

/** The visible part. */
export const seenFrame = (whole: Frame, { zoom, middle }: DrawingView): Frame => {
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
};

/** Clamps a view to the drawing. */
export const withinDrawing = (whole: Frame, { zoom, middle }: DrawingView): DrawingView => {
  const held = Math.min(mostZoom, Math.max(1, zoom));
  const clamp = (at: number, start: number, length: number) => {
    const half = length / held / 2;
    return Math.min(start + length - half, Math.max(start + half, at));
  };
  return {
    zoom: held,
    middle: [clamp(middle[0], whole.x, whole.width), clamp(middle[1], whole.y, whole.height)],
  };
};

/** Zooms by a factor around a point of the drawing, which keeps its position on the screen. */
export const zoomedAt = (whole: Frame, view: DrawingView, by: number, at: readonly [number, number]): DrawingView => {
  const zoom = Math.min(mostZoom, Math.max(1, view.zoom * by));
  const share = view.zoom / zoom;
  return withinDrawing(whole, {
    zoom,
    middle: [at[0] + (view.middle[0] - at[0]) * share, at[1] + (view.middle[1] - at[1]) * share],
  });
};

/** Pans by shares of the visible part. */
export const movedBy = (whole: Frame, view: DrawingView, right: number, down: number): DrawingView =>
  withinDrawing(whole, {
    zoom: view.zoom,
    middle: [view.middle[0] + (right * whole.width) / view.zoom, view.middle[1] + (down * whole.height) / view.zoom],
  });
