import type { PageReading, Place } from '@boxwright/print-files';
import type { Target } from '../target/target.ts';

/** What is painted in one way, and the first of its places. */
interface Alike {
  readonly count: number;
  readonly places: readonly Place[];
}

/**
 * A reading without what lies beside the drawing and its bleed, which isn't printed: the legend on our template's page
 * stays there when another program drops the page's trim box. Of a cropped file, what is left of it. Inks aren't known
 * by place, so they stay.
 *
 * @param shown what is left of the file, in its millimetres; null for all of it
 */
export function onDrawing(
  reading: PageReading,
  { size, bleed }: Target,
  { placeOf, shown }: { readonly placeOf: (place: Place) => Place; readonly shown: Place | null },
): PageReading {
  const isOn = (place: Place): boolean => {
    const { x, y, length, width } = placeOf(place);
    const isNear = x <= size.length + bleed && y <= size.width + bleed && x + length >= -bleed && y + width >= -bleed;
    return isNear && (shown === null || isShown(place, shown));
  };
  const cropped = <T extends Place>(place: T): T => (shown === null ? place : { ...place, ...common(place, shown) });
  const alike = <T extends Alike>(things: readonly T[]): T[] =>
    things.flatMap((thing) => {
      const places = thing.places.filter(isOn).map(cropped);
      const count = thing.count - thing.places.length + places.length;
      return count === 0 ? [] : [{ ...thing, places, count }];
    });
  return {
    ...reading,
    pictures: reading.pictures
      .filter(({ place }) => isOn(place))
      .map((picture) => ({ ...picture, place: cropped(picture.place) })),
    texts: reading.texts.filter(isOn).map(cropped),
    shapes: reading.shapes.filter(isOn).map(cropped),
    strokes: alike(reading.strokes),
    fills: alike(reading.fills),
  };
}

/** Also lines without a width, and what only touches the edge isn't. */
const isShown = (place: Place, shown: Place): boolean =>
  place.x < shown.x + shown.length &&
  place.y < shown.y + shown.width &&
  place.x + place.length > shown.x &&
  place.y + place.width > shown.y;

/** What two places have in common. */
function common(one: Place, other: Place): Place {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    length: Math.min(one.x + one.length, other.x + other.length) - x,
    width: Math.min(one.y + one.width, other.y + other.width) - y,
  };
}
