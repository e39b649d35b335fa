import type { BoardFace, Coating } from '@boxwright/contract';
import type { BoxRequest } from '@boxwright/dieline';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Play, RotateCcw } from 'lucide-react';
import { type PointerEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { laterPart } from '../../ui/later-part.tsx';
import type { BoxArtwork } from './box-artwork.ts';
import { coatText } from './coat-text.ts';
import { FoldedStill } from './FoldedStill.tsx';
import { foldingWords } from './folding-words.ts';
import { firstOrbit, type Orbit, turned } from './orbit.ts';
import type { FoldedPicture } from './studio-picture.ts';
import { ToolButton } from './ToolButton.tsx';
import type { ArtworkOnModel } from './use-artwork-textures.ts';
import { useBoxView } from './use-box-view.ts';
import { useFoldedDrawing } from './use-folded-drawing.ts';
import { useLazyScene } from './use-lazy-scene.ts';

const Stage = laterPart(() => import('./Stage.tsx').then(({ Stage }) => Stage));
const KeepBox = laterPart(() => import('./KeepBox.tsx').then(({ KeepBox }) => KeepBox));

/** Loads the 3D scene, and what keeps pictures of it, ahead. */
export const preloadScene = () => Promise.all([Stage.preload(), KeepBox.preload()]);

interface FoldedBoxProps {
  styleId: string;
  /** A valid request. */
  request: BoxRequest;
  /** The closed box, shown until the 3D scene is ready and if the browser has no 3D. */
  still: FoldedPicture | null;
  name: string;
  /** The coat of the printed side, which the model shows; a bare board without one. */
  coating?: Pick<Coating, 'code' | 'name'> | undefined;
  /** What its board is; undefined for a brown one, as it stands in the studio. With artwork that says it. */
  face?: BoardFace | undefined;
  /** What is printed on it; null for a box without print. */
  artwork?: BoxArtwork | null;
  /** Whether it isn't known yet how its artwork lies. */
  awaitsArtwork?: boolean;
  /** Whether the user has requested it already; then the scene is loaded at once. */
  isAsked?: boolean;
}

const foldingTakes = 2600;

/** The 3D box: folded by a slider, rotated by dragging or buttons. */
export function FoldedBox({
  styleId,
  request,
  still,
  name,
  coating,
  face,
  artwork = null,
  awaitsArtwork = false,
  isAsked = false,
}: FoldedBoxProps) {
  const fold = useId();
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState(1);
  const [orbit, setOrbit] = useState<Orbit>(firstOrbit);
  const [calls, setCalls] = useState<number | null>(null);
  const [printed, setPrinted] = useState<ArtworkOnModel>('coming');
  const { state, ask, lose } = useLazyScene(frame);
  const grip = useRef<readonly [number, number] | null>(null);
  const play = usePlaying(setProgress);
  const drawn = useFoldedDrawing(state === 'missing', styleId, request, progress, orbit);
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked, ask]);
  useEffect(() => {
    // The slider may have been moved before hydration.
    const moved = Number(slider.current?.value ?? 100) / 100;
    if (moved === 1) return;
    setProgress(moved);
    ask();
  }, [ask]);
  const { view, fineness, onDrawn } = useBoxView(frame, (degrees) => setOrbit((now) => turned(now, degrees, 0)));
  const onFrame = useCallback(
    (count: number, drawn: HTMLCanvasElement) => {
      setCalls(count);
      onDrawn(drawn);
    },
    [onDrawn],
  );

  const foldTo = (to: number) => {
    ask();
    play.stop();
    setProgress(to);
  };
  const turn = (right: number, up: number) => {
    ask();
    setOrbit((now) => turned(now, right, up));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    ask();
    grip.current = [event.clientX, event.clientY];
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (grip.current === null) return;
    turn((grip.current[0] - event.clientX) * 0.5, (event.clientY - grip.current[1]) * 0.4);
    grip.current = [event.clientX, event.clientY];
  };
  const letGo = () => {
    grip.current = null;
  };
  const percent = Math.round(progress * 100);
  const words = foldingWords(styleId);
  const picture = drawn ?? still;
  const isStanding = state === 'wanted' && calls !== null;
  return (
    <div>
      <div
        ref={frame}
        className="relative aspect-[29/20] touch-pan-y overflow-hidden rounded-lg border border-line bg-board active:cursor-grabbing md:cursor-grab"
        data-testid="stage"
        data-draw-calls={calls ?? undefined}
        data-artwork={isStanding && artwork !== null ? printed : undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <p className="sr-only">
          {name}
          {isStanding && artwork !== null && printed === 'shown' ? ' with the artwork' : ''},{' '}
          {percent === 100 ? words.end : percent === 0 ? words.start : `${percent} per cent ${words.between}`}.
        </p>
        {isStanding || picture === null ? null : (
          <FoldedStill picture={picture} className="absolute inset-0 size-full p-[9%]" />
        )}
        {state === 'wanted' ? (
          <div className="absolute inset-0">
            <Stage
              styleId={styleId}
              request={request}
              progress={progress}
              orbit={orbit}
              fineness={fineness}
              coat={coating?.code}
              face={artwork?.face ?? face}
              artwork={artwork}
              awaitsArtwork={awaitsArtwork}
              onArtwork={setPrinted}
              onLost={lose}
              onFrame={onFrame}
            />
          </div>
        ) : null}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 grow basis-64 flex-wrap items-center gap-x-3">
          <label htmlFor={fold} className="font-medium text-[0.9375rem]">
            {words.act}
          </label>
          <span aria-hidden="true" className="text-ink-soft text-sm">
            {words.start}
          </span>
          <input
            ref={slider}
            id={fold}
            type="range"
            min="0"
            max="100"
            step="1"
            value={percent}
            aria-valuetext={percent === 0 ? words.start : percent === 100 ? words.end : `${percent} % ${words.between}`}
            onFocus={ask}
            data-command={`Show it ${words.between}`}
            onChange={(event) => foldTo(Number(event.currentTarget.value) / 100)}
            className="h-11 min-w-24 basis-24 grow accent-vermilion-deep"
          />
          <span aria-hidden="true" className="text-ink-soft text-sm">
            {words.end}
          </span>
        </div>
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">Fold and turn the box</legend>
          <ToolButton
            name={words.actWholly}
            Icon={Play}
            onPress={() => {
              ask();
              play.start();
            }}
          />
          <ToolButton name="Turn left" Icon={ArrowLeft} onPress={() => turn(-20, 0)} />
          <ToolButton name="Turn right" Icon={ArrowRight} onPress={() => turn(20, 0)} />
          <ToolButton name="Look from higher" Icon={ArrowUp} onPress={() => turn(0, 15)} />
          <ToolButton name="Look from lower" Icon={ArrowDown} onPress={() => turn(0, -15)} />
          <ToolButton name="First view" Icon={RotateCcw} onPress={() => setOrbit(firstOrbit)} />
        </fieldset>
      </div>
      {artwork !== null && state !== 'not-yet' ? (
        <KeepBox
          styleId={styleId}
          request={request}
          artwork={artwork}
          coat={coating?.code}
          name={name}
          view={isStanding && printed === 'shown' ? view : null}
        />
      ) : null}
      {isStanding && coating !== undefined ? (
        <p className="mt-2 text-ink-soft text-sm">{coatText(coating, artwork)}</p>
      ) : null}
      {isStanding && artwork !== null && printed === 'failed' ? (
        <p role="status" className="mt-2 font-medium text-[0.9375rem]">
          The picture of the artwork couldn’t be loaded, so the box is bare. Reload the page to try again.
        </p>
      ) : null}
      {state === 'missing' ? (
        <p className="mt-2 text-ink-soft text-sm">
          Your browser can’t show 3D graphics{artwork === null ? '' : ' now'}, so you see a drawing
          {artwork === null ? '' : ' without the artwork, which the flat drawing shows'}. The slider and the buttons
          still work.
        </p>
      ) : null}
    </div>
  );
}

/** Plays the folding once, from flat to closed. With reduced motion it shows the closed box at once. */
const usePlaying = (show: (progress: number) => void) => {
  const request = useRef(0);
  const stop = () => cancelAnimationFrame(request.current);
  useEffect(() => () => cancelAnimationFrame(request.current), []);
  const start = () => {
    stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(1);
    let from: number | null = null;
    const step = (now: number) => {
      from ??= now;
      const share = Math.min(1, (now - from) / foldingTakes);
      show(share);
      if (share < 1) request.current = requestAnimationFrame(step);
    };
    request.current = requestAnimationFrame(step);
  };
  return { start, stop };
};
