import type { PageReading, Place } from '@boxwright/print-files';
import type { Target } from '../target/target.ts';

/** What is painted in one way, and the first of its places. */
interface Alike {
  readonly count: number;
  readonly places: readonly Place[];
}

/**
 * A reading without what lies beside the drawing and its bleed, which isn't printed: the legend on our template's page
 * stays there when another program drops the page's trim box. Inks aren't known by place, so they stay.
 */
export function onDrawing(
  reading: PageReading,
  { size, bleed }: Target,
  placeOf: (place: Place) => Place,
): PageReading {
  const isOn = (place: Place): boolean => {
    const { x, y, length, width } = placeOf(place);
    return x <= size.length + bleed && y <= size.width + bleed && x + length >= -bleed && y + width >= -bleed;
  };
  const alike = <T extends Alike>(things: readonly T[]): T[] =>
    things.flatMap((thing) => {
      const places = thing.places.filter(isOn);
      const count = thing.count - thing.places.length + places.length;
      return count === 0 ? [] : [{ ...thing, places, count }];
    });
  return {
    ...reading,
    pictures: reading.pictures.filter(({ place }) => isOn(place)),
    texts: reading.texts.filter(isOn),
    shapes: reading.shapes.filter(isOn),
    strokes: alike(reading.strokes),
    fills: alike(reading.fills),
  };
}
