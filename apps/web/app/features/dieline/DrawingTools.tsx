import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Maximize2, Minus, Plus } from 'lucide-react';
import { type Layer, lineKinds } from './line-kinds.ts';
import { ToolButton } from './ToolButton.tsx';
import { mostZoom } from './view-box.ts';

interface DrawingToolsProps {
  /** What is drawn, on a page with several drawings. */
  of?: string;
  layers: readonly Layer[];
  isShown: (layer: Layer) => boolean;
  onToggle: (layer: Layer) => void;
  zoom: number;
  onZoom: (factor: number) => void;
  onMove: (right: number, down: number) => void;
  onReset: () => void;
}

/** Layers of the drawing, and the buttons that zoom and move it. */
export function DrawingTools({ of, layers, isShown, onToggle, zoom, onZoom, onMove, onReset }: DrawingToolsProps) {
  const whole = zoom <= 1;
  const ofWhat = of === undefined ? '' : `: ${of}`;
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">Layers{ofWhat}</legend>
        <div className="flex flex-wrap gap-x-5">
          {layers.map((layer) => (
            <LayerSwitch key={layer} layer={layer} isOn={isShown(layer)} onToggle={() => onToggle(layer)} />
          ))}
        </div>
      </fieldset>
      {/* In one row on a phone, too. */}
      <fieldset className="grid grid-cols-[repeat(7,minmax(0,2.75rem))] gap-1 md:flex md:gap-1.5">
        <legend className="sr-only">Zoom and move the drawing{ofWhat}</legend>
        <ToolButton name="Zoom out" Icon={Minus} isOff={whole} onPress={() => onZoom(1 / 1.5)} />
        <ToolButton name="Zoom in" Icon={Plus} isOff={zoom >= mostZoom} onPress={() => onZoom(1.5)} />
        <ToolButton name="Move left" Icon={ArrowLeft} isOff={whole} onPress={() => onMove(-0.25, 0)} />
        <ToolButton name="Move right" Icon={ArrowRight} isOff={whole} onPress={() => onMove(0.25, 0)} />
        <ToolButton name="Move up" Icon={ArrowUp} isOff={whole} onPress={() => onMove(0, -0.25)} />
        <ToolButton name="Move down" Icon={ArrowDown} isOff={whole} onPress={() => onMove(0, 0.25)} />
        <ToolButton name="Whole drawing" Icon={Maximize2} isOff={whole} onPress={onReset} />
      </fieldset>
    </div>
  );
}

interface LayerSwitchProps {
  layer: Layer;
  isOn: boolean;
  onToggle: () => void;
}

function LayerSwitch({ layer, isOn, onToggle }: LayerSwitchProps) {
  const { label, stroke } = lineKinds[layer];
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-[0.9375rem]">
      <input type="checkbox" checked={isOn} onChange={onToggle} className="size-5 accent-teal" />
      <svg viewBox="0 0 24 4" aria-hidden="true" className="h-1 w-6">
        <path d="M0 2h24" strokeWidth="2" fill="none" className={stroke} />
      </svg>
      {label}
    </label>
  );
}
