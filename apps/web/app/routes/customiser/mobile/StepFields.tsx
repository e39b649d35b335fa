import { DesignChoices, QuantityChoices, SizeChoices } from '../BoxChoices.tsx';
import type { CustomiserData } from '../load-customiser.ts';
import type { BoxFormState } from '../use-box-form.ts';
import { CoatView } from './CoatView.tsx';
import type { Step } from './steps.ts';

interface StepFieldsProps {
  step: Exclude<Step, 'summary'>;
  data: CustomiserData;
  form: BoxFormState;
}

/** The customiser's choices of one step. */
export function StepFields({ step, data, form }: StepFieldsProps) {
  const priced = form.live.quotedSize ?? data.offer.variants.find(({ id }) => id === form.choice.variantId);
  if (step === 'size') return <SizeChoices data={data} form={form} priced={priced} />;
  return (
    <div className="flex flex-col gap-8">
      {step === 'design' ? (
        <>
          <DesignChoices data={data} form={form} priced={priced} />
          <CoatView data={data} form={form} />
        </>
      ) : (
        <QuantityChoices data={data} form={form} />
      )}
    </div>
  );
}
