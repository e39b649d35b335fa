import { type DeskStep, paidSteps } from '@boxwright/contract';
import { paidStepOf } from '@boxwright/orders';
import type { ReactNode } from 'react';
import type { Posted } from '../../features/office/posted-form.ts';
import { Fold } from '../../ui/Fold.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { ReasonField } from './DeskFields.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { refusalOf } from './posted-desk-form.ts';
import { useOrderAddresses } from './use-order-addresses.ts';

const stepNames: Readonly<Record<(typeof paidSteps)[number], string>> = {
  acceptance: 'Accept it',
  production: 'Accept and make it',
  dispatch: 'Accept, make and send it',
};

interface WaitsForMoneyProps extends Pick<ShownDeskOrder, 'desk'> {
  orderId: number;
  step: DeskStep;
  posted: Posted | undefined;
  beside: ReactNode;
}

/** In place of a step that waits for money: what is missing, and the two ways to go on. */
export function WaitsForMoney({ desk, orderId, step, posted, beside }: WaitsForMoneyProps) {
  const addresses = useOrderAddresses(orderId);
  const refusal = refusalOf(posted, 'unpaid');
  return (
    <>
      <p className="mt-2 font-semibold text-vermilion-deep">Not yet: {step.waitsFor}.</p>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        {desk.may.payments ? (
          <LinkButton to={addresses.act('payment')} size="small" replace preventScrollReset data-first>
            Record a payment
          </LinkButton>
        ) : null}
        {beside}
      </div>
      {desk.may.unpaid ? (
        <Fold className="mt-3" isOpen={refusal !== undefined}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-[0.9375rem]">
            Let it go on without the money
          </summary>
          <p className="mb-3 text-[0.9375rem]">It raises an alert with your name and reason.</p>
          <DeskForm
            orderId={orderId}
            form="unpaid"
            refusal={refusal}
            button="Let it go on"
            busy="Noting…"
            tone="outline"
          >
            <div className="grid gap-4 sm:grid-cols-2">
              <Select
                label="Without the money"
                name="step"
                defaultValue={refusal?.typed['step'] ?? paidStepOf(step.to)}
                options={paidSteps.map((value) => ({ value, label: stepNames[value] }))}
              />
              <ReasonField label="Reason" refusal={refusal} />
            </div>
          </DeskForm>
        </Fold>
      ) : (
        <p className="mt-3 text-[0.9375rem] text-ink-soft">
          Without the money, only somebody who may let orders go on unpaid can take this step.
        </p>
      )}
    </>
  );
}
