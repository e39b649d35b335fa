import type { Paise } from '@boxwright/money';
import { Materials } from '../../features/catalogue/Materials.tsx';
import type { MaterialTexts } from '../../features/catalogue/material-texts.ts';
import { GroupBar } from './GroupBar.tsx';
import { HowItWorks, NextSteps } from './HowItWorks.tsx';
import { Samples, type SamplesProps } from './Samples.tsx';

interface BelowTheFoldProps {
  data: {
    readonly boxes: SamplesProps['products'];
    readonly samplePrice: Paise;
    readonly materials: MaterialTexts;
  };
}

/** Everything after the boxes. Its links work without JavaScript. */
export function BelowTheFold({ data: { boxes, samplePrice, materials } }: BelowTheFoldProps) {
  return (
    <>
      <HowItWorks />
      <NextSteps />
      {boxes.length === 0 ? null : <Samples products={boxes} price={samplePrice} />}
      <Materials materials={materials} />
      <GroupBar />
      <p className="page pb-8 text-ink-soft text-sm">
        Images are illustrative: brands on them are invented, and printed colours differ a little from screens.
      </p>
    </>
  );
}
