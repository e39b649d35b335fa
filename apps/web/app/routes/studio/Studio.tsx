import { useRef } from 'react';
import { FlatDrawing } from '../../features/dieline/FlatDrawing.tsx';
import { FoldedBox } from '../../features/dieline/FoldedBox.tsx';
import { requestOf } from '../../features/dieline/studio-configuration.ts';
import { sizeIn } from '../../features/dieline/units.ts';
import { Facts } from './Facts.tsx';
import type { StudioData } from './load-studio.ts';
import { StudioForm } from './StudioForm.tsx';
import { StudioPrices } from './StudioPrices.tsx';
import { TakeAway } from './TakeAway.tsx';
import { hasUsualOptions, insideOf, useStudio } from './use-studio.ts';

/** The form, the live drawing, the 3D box, and the files. */
export function Studio({ data }: { data: StudioData }) {
  const { settings } = data;
  const { style } = settings;
  const form = useRef<HTMLFormElement>(null);
  const { configuration, problem, good, change } = useStudio(data, form);
  const { unit } = configuration;
  const { picture } = good;
  // An insert with another number of cells is another product, not the same one with an extra.
  const sizes = style.family === 'insert' && !hasUsualOptions(good, settings) ? [] : data.sizes;
  return (
    <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <StudioForm
        settings={settings}
        configuration={configuration}
        problem={problem}
        inside={picture.facts.inside}
        onChange={change}
        formRef={form}
      />
      <div className="flex flex-col gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <section aria-labelledby="flat-title">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="flat-title" className="text-2xl">
              Flat
            </h2>
            <p role="status" className="figures text-ink-soft text-sm">
              {problem === null ? '' : 'Still drawn as '}
              {sizeIn(unit, picture.facts.inside)} {style.family === 'flat' ? '' : 'inside'}
            </p>
          </div>
          <FlatDrawing picture={picture} unit={unit} name={style.name.toLowerCase()} />
        </section>
        <section aria-labelledby="folded-title">
          <h2 id="folded-title" className="mb-3 text-2xl">
            {style.family === 'flat' ? 'In the hand' : style.family === 'insert' ? 'Put together' : 'Folded'}
          </h2>
          <FoldedBox
            styleId={style.id}
            request={requestOf(insideOf(good, settings), settings)}
            still={picture.folded}
            name={style.name}
          />
        </section>
      </div>
      <div className="crease flex flex-col gap-9 border-t pt-7 lg:col-start-1">
        <TakeAway settings={settings} good={good} sizes={sizes} isPriced={data.isPriced} />
        <Facts style={style} picture={picture} unit={unit} />
      </div>
      <StudioPrices data={{ ...data, sizes }} good={good} />
    </div>
  );
}
