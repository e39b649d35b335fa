import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { DimensionLines, drawingText } from './DimensionLines.tsx';
import { DrawingTools } from './DrawingTools.tsx';
import { type Layer, lineKinds } from './line-kinds.ts';
import type { StudioPicture } from './studio-picture.ts';
import { readIn, type Unit } from './units.ts';
import { useDrawingView } from './use-drawing-view.ts';
import { seenFrame, wholeFrame } from './view-box.ts';

interface FlatDrawingProps {
  picture: StudioPicture;
  unit: Unit;
  /** The style's name, for the drawing's accessible name. */
  name: string;
}

const borders: readonly Layer[] = ['safety'];

/** The flat drawing: with layers to toggle, zoom and pan, and each panel's name on hover and focus. */
export function FlatDrawing({ picture, unit, name }: FlatDrawingProps) {
  const [hidden, setHidden] = useState<readonly Layer[]>(borders);
  const [named, setNamed] = useState<number | null>(null);
  // One panel is in the Tab order; arrow keys move between panels.
  const [entry, setEntry] = useState(0);
  const svg = useRef<SVGSVGElement>(null);
  const { sheet, lines, panels } = picture;
  const whole = wholeFrame(sheet);
  const { view, zoomBy, move, reset, handlers } = useDrawingView(whole, svg);
  const seen = seenFrame(whole, view);
  const shown = (layer: Layer) => !hidden.includes(layer);
  const panel = named === null ? undefined : panels[named];

  // Also names a panel that was focused before hydration.
  useEffect(() => {
    const { activeElement } = document;
    const index = activeElement instanceof SVGElement ? Number(activeElement.dataset['panel']) : Number.NaN;
    if (Number.isNaN(index) || !svg.current?.contains(activeElement)) return;
    setEntry(index);
    setNamed(index);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (entry + step + panels.length) % panels.length;
    setEntry(next);
    svg.current?.querySelector<SVGPathElement>(`[data-panel="${next}"]`)?.focus();
  };
  return (
    <div>
      <div className="relative overflow-hidden rounded-lg border border-line bg-board">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't contain a drawing. */}
        <svg
          ref={svg}
          role="group"
          aria-label={`Flat drawing, ${name}`}
          viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
          style={{ '--seen': `${seen.width}px` } as CSSProperties} // React's types lack custom properties
          className={classes(
            'block aspect-[29/20] w-full select-none',
            view.zoom > 1 ? 'cursor-grab touch-none' : 'touch-pan-y',
          )}
          onKeyDown={onKeyDown}
          onPointerLeave={() => setNamed(null)}
          {...handlers}
        >
          {panels.map(({ label, d, width, height }, index) => (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a focusable picture, so that its name is available to keyboard users.
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the panel; names aren't unique.
              key={index}
              data-panel={index}
              d={d}
              fillRule="evenodd"
              role="img"
              aria-label={`${label}, ${readIn(unit, width)} × ${readIn(unit, height)} ${unit}`}
              tabIndex={index === entry ? 0 : -1}
              onFocus={() => {
                setEntry(index);
                setNamed(index);
              }}
              onBlur={() => setNamed(null)}
              onPointerEnter={() => setNamed(index)}
              className={classes('outline-none', index === named ? 'fill-[#f7e0d9]' : 'fill-card')}
            />
          ))}
          {lines.map(({ kind, d }) =>
            shown(kind) ? (
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
          {shown('dimensions') ? <DimensionLines lines={picture.dimensions} sheet={sheet} unit={unit} /> : null}
          {picture.names.map(({ text, at: [x, y] }) => (
            <text
              key={text}
              x={x}
              y={y}
              textAnchor="middle"
              className={`pointer-events-none fill-ink-soft font-semibold ${drawingText} ${panel ? 'opacity-0' : ''}`}
            >
              {text}
            </text>
          ))}
          {panel === undefined ? null : (
            <text
              x={panel.middle[0]}
              y={panel.middle[1]}
              textAnchor="middle"
              dominantBaseline="middle"
              className={`pointer-events-none fill-ink stroke-[#f7e0d9] font-semibold [paint-order:stroke] [stroke-width:calc(var(--seen)*0.006)] ${drawingText}`}
            >
              {panel.label}
            </text>
          )}
        </svg>
      </div>
      <p className="figures mt-2 min-h-6 text-ink-soft text-sm">
        {panel === undefined
          ? 'Point at a panel for its name, or tab into the drawing and use the arrow keys.'
          : `${panel.label}: ${readIn(unit, panel.width)} × ${readIn(unit, panel.height)} ${unit}`}
      </p>
      <DrawingTools
        layers={[...lines.map(({ kind }) => kind), 'dimensions']}
        isShown={shown}
        onToggle={(layer) => setHidden(shown(layer) ? [...hidden, layer] : hidden.filter((other) => other !== layer))}
        zoom={view.zoom}
        onZoom={zoomBy}
        onMove={move}
        onReset={reset}
      />
    </div>
  );
}
