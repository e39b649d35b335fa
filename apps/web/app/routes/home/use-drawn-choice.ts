import { useEffect, useRef, useState } from 'react';
import type { OwnSize } from '../../features/configurator/box-choice.ts';
import type { PrintedPicture } from '../../features/dieline/draw-printed.ts';
import { type DrawnChoice, type Goods, keyOf, printOf, sidesOf } from './goods.ts';

/** Waits for the next key, so that 1, 12 and 120 aren't three boxes. */
const typingPause = 250;
const foldingTakes = 1100;

interface DrawnNow {
  readonly drawn: DrawnChoice;
  /** The box while it folds; null once it is closed. */
  readonly folding: PrintedPicture | null;
}

/**
 * Draws the chosen box anew whenever its goods or its size change, and folds it. Without the engine, or for a size that
 * can't be made, the last drawing stays.
 */
export const useDrawnChoice = (first: DrawnChoice, goods: Goods, size: OwnSize, caliper: number): DrawnNow => {
  const [now, setNow] = useState<DrawnNow>({ drawn: first, folding: null });
  const last = useRef(first.key);
  const key = keyOf(goods, size, caliper);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that is drawn.
  useEffect(() => {
    if (key === last.current) return;
    let isWanted = true;
    let frame = 0;
    const timer = setTimeout(async () => {
      const sides = sidesOf(size);
      if (sides === null) return;
      const print = printOf(goods, size);
      // If one of them fails, the last drawing stays.
      const engine = await import('../../features/dieline/draw-printed.ts').catch(() => null);
      await loaded(print);
      const request = { ...sides, caliper };
      const box = engine?.drawPrinted(goods.style, request);
      const fold = engine?.foldPrinted(goods.style, request);
      if (!box || !fold || !isWanted) return;
      last.current = key;
      const drawn = { key, box, print };
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setNow({ drawn, folding: null });
      let from: number | null = null;
      const step = (time: number) => {
        from ??= time;
        const share = Math.min(1, (time - from) / foldingTakes);
        setNow({ drawn, folding: share === 1 ? null : fold(eased(share)) });
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    }, typingPause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      // A box that was still folding is closed.
      setNow(({ drawn }) => ({ drawn, folding: null }));
    };
  }, [key]);
  return now;
};

const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Waits until the browser has the picture, so that the box doesn't blink; a missing one is left out. */
const loaded = (address: string | null): Promise<void> =>
  new Promise((done) => {
    if (address === null) return done();
    const picture = new Image();
    picture.onload = picture.onerror = () => done();
    picture.src = address;
  });
