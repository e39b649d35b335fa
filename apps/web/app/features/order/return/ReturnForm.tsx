import { type Input, returnReasons, returnRules, returnWishes } from '@boxwright/contract';
import { returnReasonNames, returnWishNames } from '@boxwright/orders';
import { useNavigate } from 'react-router';
import { call } from '../../../api.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notify.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useRuledForm } from '../../../ui/use-ruled-form.ts';
import type { PostedOrderForm } from '../posted-form.ts';

const empty = { reason: '', batchNumber: '', manufacturedOn: '', description: '', wish: '' };

const optionsOf = <V extends string>(values: readonly V[], names: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

interface ReturnFormProps {
  orderId: number;
  posted: PostedOrderForm | undefined;
  /** Called if the request needs a photograph. */
  onPhotosMissing: (text: string) => void;
}

/** What is wrong, and what the customer would like. The photographs beside it are uploaded already. */
export function ReturnForm({ orderId, posted, onPhotosMissing }: ReturnFormProps) {
  const navigate = useNavigate();
  const form = useRuledForm<typeof empty>({
    rules: returnRules,
    defaults: { ...empty, ...posted?.typed },
    keepAs: `return-${orderId}`,
    failed: posted?.failed,
    send: async (values) => {
      // The selects offer no other values.
      const answer = await call('RequestReturn', { orderId, ...values } as Input<'RequestReturn'>);
      if (!answer.ok) {
        if (answer.failure.field === 'photos') onPhotosMissing(answer.failure.text);
        return answer;
      }
      notify.success('Your request is sent.');
      form.clear();
      await navigate(paths.orderFormDone(orderId, 'return'), { replace: true, preventScrollReset: true });
      return answer;
    },
  });
  return (
    <form
      method="post"
      action={paths.orderForm(orderId, 'return')}
      noValidate
      onSubmit={form.onSubmit}
      className="mt-5 grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <Select
        label="What is wrong"
        placeholder="Please choose"
        options={optionsOf(returnReasons, returnReasonNames)}
        {...form.field('reason')}
      />
      <Select
        label="If the fault is ours"
        placeholder="Please choose"
        options={optionsOf(returnWishes, returnWishNames)}
        {...form.field('wish')}
      />
      <TextField
        label="Batch number"
        hint="On the label of the carton, like BW26-010001-1"
        autoComplete="off"
        {...form.field('batchNumber')}
      />
      <TextField
        label="Manufacturing date"
        hint="On the label of the carton"
        type="date"
        {...form.field('manufacturedOn')}
      />
      <div className="sm:col-span-2">
        <TextArea label="Describe it" {...form.field('description')} />
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" busy={form.busy && 'Sending…'}>
          Send the request
        </Button>
      </div>
    </form>
  );
}
