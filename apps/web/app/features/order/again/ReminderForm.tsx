import { reminderWeeks } from '@boxwright/contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatDay } from '../../../ui/moment.ts';
import { notify } from '../../../ui/notify.ts';
import { Select } from '../../../ui/Select.tsx';
import { signInFor } from '../../session/guard.ts';

interface ReminderFormProps {
  orderId: number;
  reminder: string | null;
}

/** Sets, changes or removes the reminder to order again. Without JavaScript the order's page takes the form. */
export function ReminderForm({ orderId, reminder }: ReminderFormProps) {
  const navigate = useNavigate();
  const [dueOn, setDueOn] = useState(reminder);
  const [busy, setBusy] = useState<'set' | 'stop' | null>(null);

  const change = async (weeks: number) => {
    if (busy !== null) return;
    setBusy(weeks === 0 ? 'stop' : 'set');
    const answer = await call('SetReorderReminder', { orderId, weeks });
    setBusy(null);
    if (answer.ok) {
      setDueOn(answer.value.dueOn);
      notify.success(
        answer.value.dueOn === null
          ? 'You won’t be reminded.'
          : `We’ll remind you on ${formatDay(answer.value.dueOn)}.`,
      );
    } else if (answer.failure.code === 'signed_out') await navigate(signInFor(paths.myOrder(orderId)));
    else notify.error(answer.failure.text);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isStop = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('name') === 'stop';
    void change(isStop ? 0 : Number(new FormData(event.currentTarget).get('weeks')));
  };
  return (
    <form
      method="post"
      action={paths.orderForm(orderId, 'reminder')}
      onSubmit={submit}
      className="crease mt-5 border-t pt-4"
    >
      <p role="status" className="mb-3">
        {dueOn === null
          ? 'We can remind you by mail, once.'
          : `We’ll mail you on ${formatDay(dueOn)}, unless you have ordered the same before then.`}
      </p>
      <div className="flex flex-wrap items-end gap-2.5">
        <Select
          label="Remind me in"
          name="weeks"
          defaultValue="8"
          options={reminderWeeks.map((weeks) => ({ value: String(weeks), label: `${weeks} weeks` }))}
        />
        <Button type="submit" tone="outline" busy={busy === 'set' && 'Setting…'}>
          {dueOn === null ? 'Remind me' : 'Change'}
        </Button>
        {dueOn === null ? null : (
          <Button type="submit" name="stop" value="yes" tone="quiet" busy={busy === 'stop' && 'Stopping…'}>
            Don’t remind me
          </Button>
        )}
      </div>
    </form>
  );
}
