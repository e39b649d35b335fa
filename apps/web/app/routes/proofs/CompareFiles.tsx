import { artworkPreviewAddress, type LineArtworkRow } from '@boxwright/contract';
import { useState } from 'react';
import { Select } from '../../ui/Select.tsx';
import { Slider } from '../../ui/Slider.tsx';

/** Two files of a line over each other, with a slider between them; nothing if there is only one. */
export function CompareFiles({ files, name }: { files: readonly LineArtworkRow[]; name: string }) {
  const kept = files.filter(({ isKept }) => isKept);
  const newest = kept.at(-1);
  const earlier = kept.slice(0, -1);
  const [chosen, setChosen] = useState(earlier.at(-1)?.id);
  const [part, setPart] = useState(50);
  const before = earlier.find(({ id }) => id === chosen) ?? earlier.at(-1);
  if (newest === undefined || before === undefined) return null;
  const { previewWidth, previewHeight } = newest.artwork;
  return (
    <details className="noscript:hidden">
      <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
        Compare with an earlier file
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
        <div
          style={{ aspectRatio: `${previewWidth} / ${previewHeight}` }}
          className="relative mt-3 max-h-[70vh] max-w-full overflow-hidden rounded-lg border border-line bg-card"
        >
          <Version file={before} alt={`${name}, the earlier file ${before.artwork.name}`} />
          <div style={{ clipPath: `inset(0 0 0 ${part}%)` }} className="absolute inset-0 bg-card">
            <Version file={newest} alt={`${name}, the newest file ${newest.artwork.name}`} />
          </div>
          <div
            aria-hidden="true"
            style={{ left: `${part}%` }}
            className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-vermilion-deep"
          />
        </div>
        <Slider
          label="Earlier file on the left, newest on the right"
          name={`compare-${newest.id}`}
          value={part}
          least={0}
          most={100}
          step={1}
          words={`${part} % earlier`}
          onChange={setPart}
        />
      </div>
    </details>
  );
}

const Version = ({ file, alt }: { file: LineArtworkRow; alt: string }) => (
  <img
    src={artworkPreviewAddress(file.artwork.token)}
    alt={alt}
    loading="lazy"
    className="absolute inset-0 size-full object-contain"
  />
);
