import { insidePageOf } from '@boxwright/contract';
import { useId, useState } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { FilePicture } from '../FilePicture.tsx';
import type { DrawnLine } from '../FlatArtwork.tsx';
import { Differences } from './Differences.tsx';
import { type LaidBoth, layBoth, type Side } from './lay-both.ts';

/** Two files of a line over each other, with a slider between them or as their difference; nothing if there is only one. */
export function CompareFiles({ line }: { line: DrawnLine }) {
  const kept = line.artworks.filter(({ isKept, artwork }) => isKept && !artwork.byHand);
  const newest = kept.at(-1);
  const earlier = kept.slice(0, -1);
  const [chosen, setChosen] = useState(earlier.at(-1)?.id);
  const [chosenSide, setSide] = useState<Side>('outside');
  const [isOpen, setOpen] = useState(false);
  const [isDifference, setDifference] = useState(false);
  const before = earlier.find(({ id }) => id === chosen) ?? earlier.at(-1);
  if (newest === undefined || before === undefined) return null;
  const hasInside = line.inside !== null && [before, newest].every(({ artwork }) => insidePageOf(artwork) !== null);
  const side = hasInside ? chosenSide : 'outside';
  const laid = layBoth(line, before, newest, side);
  const named = hasInside ? `${line.name}, ${side}` : line.name;
  return (
    <details className="noscript:hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold underline underline-offset-4">
        Compare with an earlier file<span className="sr-only">: {line.name}</span>
      </summary>
      <div className="max-w-2xl">
        {earlier.length > 1 ? (
          <Select
            label="Earlier file"
            value={before.id}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            options={earlier.map(({ id, artwork }, index) => ({ value: id, label: `${index + 1}. ${artwork.name}` }))}
          />
        ) : null}
        {hasInside ? (
          <Select
            label="Side"
            value={side}
            onChange={({ currentTarget }) => setSide(currentTarget.value === 'inside' ? 'inside' : 'outside')}
            options={[
              { value: 'outside', label: 'Outside' },
              { value: 'inside', label: 'Inside, as seen from inside' },
            ]}
          />
        ) : null}
        <Checkbox
          label="Show only what differs"
          checked={isDifference}
          onChange={({ currentTarget }) => setDifference(currentTarget.checked)}
        />
        {isDifference && isOpen ? (
          <Differences laid={laid} name={named} />
        ) : (
          <Beside
            laid={laid}
            name={`compare-${newest.id}`}
            label={`${named}: ${before.artwork.name} on the left, ${newest.artwork.name} on the right`}
          />
        )}
      </div>
    </details>
  );
}

interface BesideProps {
  laid: LaidBoth;
  /** Of the slider. */
  name: string;
  label: string;
}

/** The earlier file up to the slider, and the newest one from there. */
function Beside({ laid: { frame, before, newest }, name, label }: BesideProps) {
  const id = useId();
  const [part, setPart] = useState(50);
  const { x, y, width, height } = frame;
  const from = x + (width * part) / 100;
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${x} ${y} ${width} ${height}`}
        className="mt-3 block w-full rounded-lg border border-line bg-white"
      >
        <FilePicture picture={before} />
        <clipPath id={id}>
          <rect x={from} y={y} width={x + width - from} height={height} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect x={x} y={y} width={width} height={height} className="fill-white" />
          <FilePicture picture={newest} />
        </g>
        <line
          x1={from}
          x2={from}
          y1={y}
          y2={y + height}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className="stroke-vermilion-deep"
        />
      </svg>
      <Slider
        label="Earlier file on the left, newest on the right"
        name={name}
        value={part}
        least={0}
        most={100}
        step={1}
        words={`${part} % earlier`}
        onChange={setPart}
      />
    </>
  );
}
