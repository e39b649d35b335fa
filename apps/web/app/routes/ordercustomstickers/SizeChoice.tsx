import type { StickerShape } from '@boxwright/contract';
import { X } from 'lucide-react';
import { memo, useRef } from 'react';
import {
  customSizeChoice,
  emptySize,
  type StickerSelection,
  sizeWords,
  stickerNames,
  type TypedSize,
  usualSize,
} from '../../features/stickers/sticker-choice.ts';
import { MillimetreField } from '../../ui/MillimetreField.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';

interface SizeChoiceProps extends Pick<StickerSelection, 'listedSize' | 'customSize'> {
  shape: StickerShape | undefined;
  /** The error of the size, about one side or both. */
  problem: { readonly field?: string | undefined; readonly text: string } | undefined;
  onChange: (changes: Pick<StickerSelection, 'listedSize' | 'customSize'>) => void;
}

/** The shape's sizes. 'Custom Size' switches to fields for length and width, whose cross leads back to the list. */
export const SizeChoice = memo(({ shape, listedSize, customSize, problem, onChange }: SizeChoiceProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(listedSize);
  const focus = (selector: string) =>
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus());
  const choose = (size: string) => {
    if (size !== customSizeChoice) return onChange({ listedSize: size, customSize: null });
    // If Custom Size was chosen before the scripts arrived, no listed size is left.
    before.current = listedSize ?? before.current;
    onChange({ listedSize: null, customSize: emptySize });
    // The fields appear only after the next render.
    focus('input[inputmode=decimal]');
  };
  const backToList = () => {
    const last = shape?.sizes.find((size) => size === before.current);
    onChange({ listedSize: last ?? usualSize(shape), customSize: null });
    focus('input[type=radio]:checked');
  };
  return (
    <div ref={frame}>
      <RadioCards
        legend={
          <>
            Size <span className="font-normal text-[0.9375rem] text-ink-soft">length × width</span>
          </>
        }
        name={stickerNames.size}
        value={customSize === null ? listedSize : customSizeChoice}
        onChoose={choose}
        grid="grid-cols-2 sm:grid-cols-3 xl:grid-cols-4"
        error={customSize === null ? problem?.text : undefined}
        cards={[
          ...(shape?.sizes ?? []).map((size) => ({
            value: size,
            content: <span className="figures flex items-center px-3.5 py-2.5 font-medium">{sizeWords(size)}</span>,
          })),
          {
            value: customSizeChoice,
            content: <span className="flex items-center px-3.5 py-2.5 font-medium">Custom Size</span>,
          },
        ]}
      />
      {customSize === null ? null : (
        <CustomSize
          size={customSize}
          isRound={shape?.outline === 'round'}
          problem={problem}
          onChange={(size) => onChange({ listedSize: null, customSize: size })}
          onClose={backToList}
        />
      )}
    </div>
  );
});

const sides = [
  { name: 'length', label: 'Length' },
  { name: 'width', label: 'Width' },
] as const;

interface CustomSizeProps {
  size: TypedSize;
  isRound: boolean;
  problem: SizeChoiceProps['problem'];
  onChange: (size: TypedSize) => void;
  onClose: () => void;
}

function CustomSize({ size, isRound, problem, onChange, onClose }: CustomSizeProps) {
  const isWrong = (side: string) =>
    problem !== undefined && (problem.field === side || (problem.field !== 'length' && problem.field !== 'width'));
  return (
    <fieldset className="mt-3 rounded-md border border-line bg-card p-3.5">
      <legend className="sr-only">Custom Size in mm</legend>
      <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2.5 sm:gap-3">
        {sides.map(({ name, label }) => (
          <MillimetreField
            key={name}
            id={`custom-${name}`}
            name={stickerNames[name]}
            label={label}
            maxLength={12}
            value={size[name]}
            onChange={(typed) => onChange({ ...size, [name]: typed })}
            isWrong={isWrong(name)}
            describedBy={{ error: 'custom-size-error', limits: 'custom-size-limits' }}
          />
        ))}
        <button
          type="button"
          aria-label="Back to the list of sizes"
          onClick={onClose}
          className="mb-0.5 flex size-11 items-center justify-center rounded-md hover:bg-board"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p role="status" id="custom-size-error" className="font-medium text-[0.9375rem] text-vermilion-deep">
        {problem === undefined ? null : <span className="mt-2 block">{problem.text}</span>}
      </p>
      <p id="custom-size-limits" className="figures mt-2 text-ink-soft text-sm">
        {isRound ? 'Length and width of a round sticker are its diameter, 10 to 302 mm.' : limits}
      </p>
    </fieldset>
  );
}

const limits = 'From 10 × 10 mm to 455 × 302 mm, either way round.';
