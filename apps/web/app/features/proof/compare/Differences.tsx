import { useEffect, useRef, useState } from 'react';
import { drawLaidImage } from '../../../ui/LaidImage.tsx';
import { loadPicture } from '../../../ui/load-picture.ts';
import type { LaidPicture } from '../FilePicture.tsx';
import { type Area, differencesOf } from './differences.ts';
import type { LaidBoth } from './lay-both.ts';

/** The longer side of the compared pictures, in pixels: small type has strokes of some pixels, and it takes a moment. */
const longest = 1400;
/** More frames would hide what they are around. */
const mostFrames = 40;

/** What differs between two files, dark on white, with a frame around each place. */
export function Differences({ laid, name }: { laid: LaidBoth; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [found, setFound] = useState<readonly Area[] | 'failed' | null>(null);
  const { frame, before, newest } = laid;
  const scale = longest / Math.max(frame.width, frame.height);
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
  // Also where they lie: a file that is put elsewhere has the same address.
  const key = [before, newest].map(({ href, placed }) => `${href} ${JSON.stringify(placed)}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what is compared; the rest follows from it.
  useEffect(() => {
    let isStale = false;
    setFound(null);
    const compare = async () => {
      const [one, other] = await Promise.all(
        [before, newest].map((each) => drawn(each, laid, { scale, width, height })),
      );
      if (isStale || !one || !other) return;
      const { picture, places } = differencesOf(one, other);
      const shown = canvas.current?.getContext('2d');
      const image = shown?.createImageData(width, height);
      image?.data.set(picture.data);
      if (image) shown?.putImageData(image, 0, 0);
      setFound(places);
    };
    compare().catch(() => {
      if (!isStale) setFound('failed');
    });
    return () => {
      isStale = true;
    };
  }, [key]);
  return (
    <div>
      <div className="relative mt-3 overflow-hidden rounded-lg border border-line bg-white">
        <canvas
          ref={canvas}
          role="img"
          aria-label={`What differs between the files of ${name}`}
          width={width}
          height={height}
          className="block h-auto w-full"
        />
        {Array.isArray(found)
          ? found.slice(0, mostFrames).map(({ x, y, width: wide, height: high }: Area) => (
              <span
                key={`${x} ${y}`}
                aria-hidden="true"
                style={{
                  left: `${(100 * x) / width}%`,
                  top: `${(100 * y) / height}%`,
                  width: `${(100 * wide) / width}%`,
                  height: `${(100 * high) / height}%`,
                }}
                className="absolute rounded-sm outline-2 outline-vermilion-deep outline-offset-3"
              />
            ))
          : null}
      </div>
      <p role="status" className="mt-2 font-medium text-[0.9375rem]">
        {wordsOf(found)}
      </p>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        White is the same in both; the darker, the more it differs. It compares the pictures for screens, so small
        shifts of colour don’t show.
        {laid.isAsPrinted
          ? ' Both lie as they are printed.'
          : ' Where one of them lies on the box isn’t known, so each fills the frame as its proportions allow.'}
      </p>
    </div>
  );
}

function wordsOf(found: readonly Area[] | 'failed' | null): string {
  if (found === null) return 'Comparing…';
  if (found === 'failed') return 'The pictures can’t be loaded. Please load the page again.';
  if (found.length === 0) return 'Nothing differs.';
  if (found.length > mostFrames) return `${found.length} places differ; the ${mostFrames} largest are framed.`;
  return found.length === 1 ? '1 place differs.' : `${found.length} places differ.`;
}

interface Size {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** A file's picture on white, as it lies in the frame. */
async function drawn({ href, placed }: LaidPicture, { frame }: LaidBoth, { scale, width, height }: Size) {
  const image = await loadPicture(href);
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('There is no canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.setTransform(scale, 0, 0, scale, -frame.x * scale, -frame.y * scale);
  context.transform(...placed.matrix);
  drawLaidImage(context, image, placed);
  return context.getImageData(0, 0, width, height);
}
