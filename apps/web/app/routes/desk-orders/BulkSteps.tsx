import type { BulkStep } from '@boxwright/contract';
import { Form, useNavigation } from 'react-router';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { officePaths } from '../../office-paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { BulkBack } from './BulkBack.tsx';
import { StepButtons } from './StepButtons.tsx';

/** The form that the rows' checkboxes belong to. */
export const bulkForm = 'selected-orders';

/** The steps that need no typing, with the name on each button. */
const stepNames: Readonly<Record<Exclude<BulkStep, 'Dispatched' | 'Returned'>, string>> = {
  'Order Accepted': 'Accept',
  'In Production': 'To production',
  Packed: 'Packed',
  Delivered: 'Delivered',
};

/** Takes a step for all selected orders. On phones its buttons come once an order is selected. */
export function BulkSteps({ selected, posted }: { selected: number; posted: Posted | undefined }) {
  const { formData } = useNavigation();
  const form = usePostedForm('move', posted);
  const doing = formData?.get('to');
  const shown = form.failed === undefined ? whenSelected : 'contents';
  return (
    <Form
      id={bulkForm}
      ref={form.ref}
      method="post"
      preventScrollReset
      aria-label="Selected orders"
      className="flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="form" value="move" />
      <div className={shown}>
        <span className="figures mr-1 min-w-22 text-[0.9375rem] text-ink-soft">{selected} selected</span>
        <StepButtons names={stepNames} doing={doing} />
      </div>
      <LinkButton to={officePaths.dispatch} tone="outline" size="small">
        Dispatch…
      </LinkButton>
      <LinkButton to={officePaths.parcelStates} tone="outline" size="small">
        Courier’s list…
      </LinkButton>
      <div className={shown}>
        <BulkBack form={form} doing={doing} />
      </div>
    </Form>
  );
}

/** Also without JavaScript: `list` is the group that has the form and the rows. */
const whenSelected = 'max-md:hidden md:contents max-md:group-has-[tbody_:checked]/list:contents';
