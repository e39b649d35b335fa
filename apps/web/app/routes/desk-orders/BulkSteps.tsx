import { type BulkStep, bulkSteps, type MovedOrder } from '@boxwright/contract';
import { Form, Link, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';

/** The form that the rows' checkboxes belong to. */
export const bulkForm = 'selected-orders';

/** What each step is called on its button. */
const stepNames: Readonly<Record<BulkStep, string>> = {
  'Order Accepted': 'Accept',
  'In Production': 'To production',
  Packed: 'Packed',
};

/** Takes a step for all selected orders. */
export function BulkSteps({ selected }: { selected: number }) {
  const { formData } = useNavigation();
  const doing = formData?.get('to');
  return (
    <Form
      id={bulkForm}
      method="post"
      preventScrollReset
      aria-label="Selected orders"
      className="flex flex-wrap items-center gap-2"
    >
      <span className="figures mr-1 min-w-22 text-[0.9375rem] text-ink-soft">{selected} selected</span>
      {bulkSteps.map((step) => (
        <Button
          key={step}
          type="submit"
          name="to"
          value={step}
          tone="outline"
          size="small"
          busy={doing === step && 'Moving…'}
        >
          {stepNames[step]}
        </Button>
      ))}
    </Form>
  );
}

/** What became of the orders that a step was tried for. */
export function MovedOrders({ moved }: { moved: readonly MovedOrder[] }) {
  const left = moved.filter(({ isMoved }) => !isMoved);
  const done = moved.length - left.length;
  return (
    <div role="status" className="mb-4 rounded-md border border-line-strong bg-card px-4 py-3">
      <p className="font-medium">{movedText(done, left.length)}</p>
      {left.length === 0 ? null : (
        <ul className="mt-1.5 flex flex-col gap-1 text-[0.9375rem]">
          {left.map(({ id, number, problem }) => (
            <li key={id}>
              {number === '' ? (
                `Order ${id}`
              ) : (
                <Link to={paths.officeOrder(id)} className="figures font-semibold underline underline-offset-4">
                  {number}
                </Link>
              )}
              : {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function movedText(done: number, left: number): string {
  const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
  const first = done === 0 ? 'No order was moved.' : `${orders(done)} ${done === 1 ? 'was' : 'were'} moved.`;
  return left === 0 ? first : `${first} ${orders(left)} stayed where ${left === 1 ? 'it was' : 'they were'}:`;
}
