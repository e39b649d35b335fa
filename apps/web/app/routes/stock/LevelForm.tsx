import { type Failure, reorderLevelRules, type StockRow } from '@boxwright/contract';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';

interface LevelFormProps {
  item: StockRow;
  typed: { readonly level: string } | undefined;
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

/** Says below how many free sheets an alert is raised. */
export function LevelForm({ item, typed, failed }: LevelFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useRuledForm<{ readonly level: string }>({
    rules: reorderLevelRules,
    defaults: typed ?? { level: item.reorderLevel === null ? '' : String(item.reorderLevel) },
    failed,
    send: async (values) => {
      const answer = await call('SetReorderLevel', { itemId: item.id, seenVersion: item.version, ...values });
      if (!answer.ok && answer.failure.code === 'signed_out') {
        notify.error(answer.failure.text);
        await navigate(officePaths.staffSignIn(officePaths.stockItem(item.id)));
        return undefined;
      }
      if (!answer.ok) return answer;
      notify.success(answer.value.reorderLevel === null ? 'Nobody will be warned.' : 'The warning is set.');
      await revalidate();
      return answer;
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-3">
      <PostedFailure failed={failed} />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="version" value={item.version} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2.5">
        <TextField
          label="Warn when fewer are free"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          {...form.field('level')}
        />
        <Button type="submit" tone="outline" busy={form.busy && 'Saving…'}>
          Save
        </Button>
      </div>
      <p className="text-ink-soft text-sm">Raises an alert, once until enough are free again. Empty: no warning.</p>
    </form>
  );
}
