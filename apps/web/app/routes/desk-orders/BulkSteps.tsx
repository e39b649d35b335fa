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

/** Takes a step for all selected orders. */
export function BulkSteps({ selected, posted }: { selected: number; posted: Posted | undefined }) {
  const { formData } = useNavigation();
  const form = usePostedForm('move', posted);
  const doing = formData?.get('to');
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
      <span className="figures mr-1 min-w-22 text-[0.9375rem] text-ink-soft">{selected} selected</span>
      <StepButtons names={stepNames} doing={doing} />
      <LinkButton to={officePaths.dispatch} tone="outline" size="small">
        Dispatch…
      </LinkButton>
      <LinkButton to={officePaths.parcelStates} tone="outline" size="small">
        Courier’s list…
      </LinkButton>
      <BulkBack form={form} doing={doing} />
    </Form>
  );
}
