import { comeBackReasons, comeBackWords } from '@boxwright/orders';
import type { PostedFormState } from '../../features/office/posted-form.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { StepButtons } from './StepButtons.tsx';

/** The ways back for all selected orders, with the name on each button. */
const backNames = {
  'back:Returned': 'Came back, or lost',
  'back:Packed': 'Not handed over',
  'back:Dispatched': 'Not delivered',
};

const reasonOptions = comeBackReasons.map((value) => ({ value, label: comeBackWords[value].name }));

interface BulkBackProps {
  form: PostedFormState;
  /** The button that was pressed. */
  doing: FormDataEntryValue | null | undefined;
}

/** What goes back for all selected orders, within their form; Enter types a line here, and takes no step. */
export function BulkBack({ form: { field, failed, timesDone }, doing }: BulkBackProps) {
  return (
    <Fold key={timesDone} isOpen={failed?.field !== undefined} className="open:w-full">
      <summary className="w-fit cursor-pointer px-2 py-2.5 font-medium text-[0.9375rem]">Back ways</summary>
      <p className="text-ink-soft text-sm">
        A step on, and a parcel that came back, can be taken back for a minute; a dispatch can’t, nor what leaves a run
        by being packed.
      </p>
      <div className="mt-2 mb-1 grid max-w-3xl gap-4 sm:grid-cols-2">
        <Select
          label="Why they came back"
          optional
          options={[{ value: '', label: 'Please choose' }, ...reasonOptions]}
          {...field('reason')}
        />
        <TextArea
          label="Words to each customer"
          hint="Needed unless they came back."
          rows={2}
          maxLength={500}
          {...field('note')}
        />
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <StepButtons names={backNames} doing={doing} />
        </div>
      </div>
    </Fold>
  );
}
