import { useCallback } from 'react';
import type { FileOfBox } from '../artwork/use-artwork-check.ts';
import { DesignChoices, QuantityChoices, SizeChoices } from '../BoxChoices.tsx';
import { BoxArtworkField } from '../later-parts.tsx';
import type { CustomiserData } from '../load-customiser.ts';
import { type BoxFormState, fileField } from '../use-box-form.ts';
import { CoatView } from './CoatView.tsx';
import type { Step } from './steps.ts';

interface StepFieldsProps {
  step: Exclude<Step, 'summary'>;
  data: CustomiserData;
  form: BoxFormState;
}

/** The customiser's choices of one step. */
export function StepFields({ step, data, form }: StepFieldsProps) {
  const { choice, live, update } = form;
  const { variants, boards, outerCoatings } = data.offer;
  const variant = variants.find(({ id }) => id === choice.variantId);
  const priced = live.quotedSize ?? variant;
  const chooseArtwork = useCallback((file: FileOfBox) => update(file), [update]);
  if (step === 'size') return <SizeChoices data={data} form={form} priced={priced} />;
  const seen = {
    data,
    variant,
    ownSize: choice.ownSize === null ? null : live.quotedSize,
    board: boards.find(({ id }) => id === choice.boardId),
    coating: outerCoatings.find(({ id }) => id === choice.outerCoatingId),
    artwork: choice.artwork,
    place: choice.place,
    print: choice.print,
  };
  return (
    <div className="flex flex-col gap-8">
      {step === 'design' ? (
        <>
          <DesignChoices data={data} form={form} priced={priced} />
          <BoxArtworkField
            {...seen}
            onChange={chooseArtwork}
            onUnsent={form.holdForFile}
            error={form.textFor(fileField)}
            fieldRef={form.refs.file}
          />
          <CoatView {...seen} />
        </>
      ) : (
        <QuantityChoices data={data} form={form} />
      )}
    </div>
  );
}
