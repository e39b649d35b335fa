import type { FindingRow } from '@boxwright/contract';
import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { DrawingTools } from '../dieline/DrawingTools.tsx';
import { type Layer, lineKinds } from '../dieline/line-kinds.ts';
import { useDrawingView } from '../dieline/use-drawing-view.ts';
import { seenFrame } from '../dieline/view-box.ts';
import { AimCross } from './AimCross.tsx';
import { FilePicture, type LaidPicture } from './FilePicture.tsx';
import type { DrawingPlace, FlatWork } from './flat-work.ts';
import { CropFrame } from './placing/CropFrame.tsx';
import { type Drag, useDrag } from './placing/use-drag.ts';
import { useKeyboardAim, within } from './use-keyboard-aim.ts';

export interface DrawingPin {
  readonly key: string | number;
  readonly place: DrawingPlace;
  /** What stands at it; a link or a mark, drawn around the place. */
  readonly mark: ReactNode;
}

interface ProofDrawingProps {
  work: FlatWork;
  /** Which side of a box it shows; the outside if it is absent. */
  side?: 'outside' | 'inside';
  /** Address of the file's picture, and where it lies; null where there is none. */
  picture: LaidPicture | null;
  /** The item's name, for the drawing's accessible name. */
  name: string;
  findings?: readonly FindingRow[];
  pins?: readonly DrawingPin[];
  /** Called with the place that was clicked or tapped; without it nothing happens there. */
  onPlace?: ((place: DrawingPlace) => void) | undefined;
  /** Where a pointer drags the picture, instead of the drawing that is zoomed in on. */
  drag?: Drag | undefined;
  /** Around what is shown of a picture that is being cropped, in mm: the rest of it is pale. */
  frame?: Frame | undefined;
}

type Frame = DrawingPlace & Pick<FlatWork, 'length' | 'width'>;

/** Hidden at first: what isn't about cutting and folding, and the glue on the other side. */
const hiddenOn = (side: 'outside' | 'inside'): readonly Layer[] => [
  'bleed',
  'safety',
  side === 'inside' ? 'glue' : 'glueInside',
];
/** A pointer that moved further than this many pixels has dragged, and not pointed at a place. */
const mostMoved = 6;

/** The artwork flat on what is cut of it, under its lines: zoomable, with pins. What is cut off is pale. */
export function ProofDrawing({
  work,
  side = 'outside',
  picture,
  name,
  findings = [],
  pins = [],
  onPlace,
  drag,
  frame,
}: ProofDrawingProps) {
  const id = useId();
  const [hidden, setHidden] = useState(hiddenOn(side));
  const svg = useRef<SVGSVGElement>(null);
  const pressedAt = useRef<readonly [number, number]>([0, 0]);
  const whole = frameAround(work);
  const { view, zoomBy, move, reset, handlers } = useDrawingView(whole, svg);
  const seen = seenFrame(whole, view);
  const dragging = useDrag(drag, seen);
  const aim = useKeyboardAim({ work, seen, name, onPlace });
  const aimed = aim.place === null ? [] : [{ key: 'aim', place: aim.place, mark: <AimCross /> }];
  const isShown = (layer: Layer) => !hidden.includes(layer);
  const places = findings.flatMap(({ places }) => places);
  const layers: Layer[] = [
    ...work.lines.map(({ kind }) => kind),
    ...(places.length > 0 ? (['findings'] as const) : []),
  ];
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    pressedAt.current = [event.clientX, event.clientY];
    handlers.onPointerDown(event);
  };
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const [x, y] = pressedAt.current;
    if (onPlace === undefined || Math.hypot(clientX - x, clientY - y) > mostMoved) return;
    const box = currentTarget.getBoundingClientRect();
    const right = seen.x + ((clientX - box.left) / box.width) * seen.width;
    const down = seen.y + ((clientY - box.top) / box.height) * seen.height;
    onPlace({ x: within(right, work.length), y: within(down, work.width) });
  };
  return (
    <div>
      <div
        className="relative overflow-hidden rounded-lg border border-line bg-board focus-visible:outline-2 focus-visible:outline-teal focus-visible:outline-offset-2"
        {...aim.frame}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the frame around it takes the keys. */}
        <svg
          ref={svg}
          role="img"
          aria-label={`${name}, flat: ${Math.round(work.length)} × ${Math.round(work.width)} mm${picture === null ? '' : ', with the artwork'}`}
          viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
          style={{ aspectRatio: `${whole.width} / ${whole.height}` }}
          className={classes(
            'block w-full select-none',
            drag || view.zoom > 1 ? 'touch-none' : 'touch-pan-y',
            onPlace ? 'cursor-crosshair' : drag ? 'cursor-move' : view.zoom > 1 && 'cursor-grab',
          )}
          {...handlers}
          onPointerDown={onPointerDown}
          {...dragging}
          onClick={onClick}
        >
          <clipPath id={`${id}board`}>
            <path d={work.board} clipRule="evenodd" />
          </clipPath>
          <path d={work.board} fillRule="evenodd" className="fill-card" />
          {picture === null ? null : (
            <>
              <FilePicture picture={frame ? uncroppedOf(picture) : picture} className="opacity-25" />
              <g clipPath={`url(#${id}board)`}>
                <path d={work.board} fillRule="evenodd" className="fill-card" />
                <FilePicture picture={picture} />
              </g>
            </>
          )}
          {work.lines.map(({ kind, d }) =>
            isShown(kind) ? (
              <path
                key={kind}
                d={d}
                fill="none"
                strokeWidth={kind === 'cut' ? 1.6 : 1.2}
                vectorEffect="non-scaling-stroke"
                className={`pointer-events-none ${lineKinds[kind].stroke}`}
              />
            ) : null,
          )}
          {frame === undefined ? null : <CropFrame frame={frame} handle={seen.width / 50} />}
          {isShown('findings')
            ? places.map(({ x, y, length, width }, place) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: what a check has found doesn't change.
                  key={place}
                  x={x - 1}
                  y={y - 1}
                  width={length + 2}
                  height={width + 2}
                  strokeWidth="2"
                  vectorEffect="non-scaling-stroke"
                  className={`pointer-events-none fill-none ${lineKinds.findings.stroke}`}
                />
              ))
            : null}
        </svg>
        {[...pins, ...aimed].map(({ key, place, mark }) => {
          const [right, down] = [(place.x - seen.x) / seen.width, (place.y - seen.y) / seen.height];
          if (right < 0 || right > 1 || down < 0 || down > 1) return null;
          return (
            <span
              key={key}
              style={{ left: `${100 * right}%`, top: `${100 * down}%` }}
              className="absolute -translate-x-1/2 -translate-y-1/2"
            >
              {mark}
            </span>
          );
        })}
      </div>
      {onPlace === undefined ? null : (
        <>
          <p id={aim.hintId} className="sr-only">
            Arrow keys move a cross on the drawing, with Shift by one millimetre. Enter puts the pin there.
          </p>
          <p role="status" className="sr-only">
            {aim.place === null
              ? ''
              : `${Math.round(aim.place.x)} mm from the left, ${Math.round(aim.place.y)} mm from the top.`}
          </p>
        </>
      )}
      <details className="noscript:hidden">
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          Zoom, and choose what is drawn<span className="sr-only">: {name}</span>
        </summary>
        <DrawingTools
          of={name}
          layers={layers}
          isShown={isShown}
          onToggle={(layer) =>
            setHidden(isShown(layer) ? [...hidden, layer] : hidden.filter((other) => other !== layer))
          }
          zoom={view.zoom}
          onZoom={zoomBy}
          onMove={move}
          onReset={reset}
        />
      </details>
    </div>
  );
}

const uncroppedOf = ({ placed: { crop: _, ...placed }, ...picture }: LaidPicture): LaidPicture => ({
  ...picture,
  placed,
});

/** The drawing with some space around it, never higher than wide. */
const frameAround = ({ length, width }: FlatWork) => {
  const room = 0.05 * Math.max(length, width);
  const high = width + 2 * room;
  const wide = Math.max(length + 2 * room, high);
  return { x: (length - wide) / 2, y: -room, width: wide, height: high };
};
