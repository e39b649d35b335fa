import { artworkPreviewAddress, type LineArtworkRow } from '@boxwright/contract';
import { useState } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { Slider } from '../../ui/Slider.tsx';

/** Two files of a line over each other, with a slider between them or as their difference; nothing if there is only one. */
export function CompareFiles({ files, name }: { files: readonly LineArtworkRow[]; name: string }) {
  const kept = files.filter(({ isKept }) => isKept);
  const newest = kept.at(-1);
  const earlier = kept.slice(0, -1);
  const [chosen, setChosen] = useState(earlier.at(-1)?.id);
  const [part, setPart] = useState(50);
  const [isDifference, setDifference] = useState(false);
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
        <Checkbox
          label="Show only what differs"
          checked={isDifference}
          onChange={({ currentTarget }) => setDifference(currentTarget.checked)}
        />
        <div
          style={{ aspectRatio: `${previewWidth} / ${previewHeight}` }}
          // Each colour minus the other one's is black where both are the same; inverted, it is white there.
          className={`relative isolate mt-3 max-h-[70vh] max-w-full overflow-hidden rounded-lg border border-line bg-white ${isDifference ? 'invert' : ''}`}
        >
          <Version file={before} alt={`${name}, the earlier file ${before.artwork.name}`} />
          <div
            style={isDifference ? undefined : { clipPath: `inset(0 0 0 ${part}%)` }}
            className={`absolute inset-0 bg-white ${isDifference ? 'mix-blend-difference' : ''}`}
          >
            <Version file={newest} alt={`${name}, the newest file ${newest.artwork.name}`} />
          </div>
          {isDifference ? null : (
            <div
              aria-hidden="true"
              style={{ left: `${part}%` }}
              className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-vermilion-deep"
            />
          )}
        </div>
        {isDifference ? (
          <p className="mt-2 text-[0.9375rem] text-ink-soft">
            White is the same in both; the darker, the more it differs. It compares the pictures for screens, so small
            shifts of colour don’t show
            {before.artwork.ratio.toFixed(2) === newest.artwork.ratio.toFixed(2)
              ? '.'
              : ', and these files have different proportions, so they don’t lie exactly on each other.'}
          </p>
        ) : (
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
        )}
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
