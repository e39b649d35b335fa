import {
  type Failure,
  type StockRow,
  stockChangeNames,
  stockChanges,
  stockEntryRules,
  stockNoteMaxLength,
} from '@boxwright/contract';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notify.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';

export interface TypedEntry {
  readonly material: string;
  readonly change: string;
  readonly sheets: string;
  readonly note: string;
}

interface EntryFormProps {
  materials: readonly { readonly material: string; readonly name: string }[];
  /** The sheets whose entries are shown, chosen at first. */
  item: StockRow | null;
  /** The values of a form that was posted without JavaScript, and why it was refused. */
  typed: TypedEntry | undefined;
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

/** Enters what came in, or what was counted. */
export function EntryForm({ materials, item, typed, failed }: EntryFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useRuledForm<TypedEntry>({
    rules: stockEntryRules,
    defaults: typed ?? { material: item?.material ?? '', change: 'receipt', sheets: '', note: '' },
    failed,
    send: async (values) => {
      // A count is compared with what was seen.
      const seen = item !== null && item.material === values.material ? { seenVersion: item.version } : {};
      const answer = await call('EnterStock', { ...values, ...seen });
      if (!answer.ok && answer.failure.code === 'signed_out') {
        notify.error(answer.failure.text);
        await navigate(officePaths.staffSignIn(item === null ? officePaths.stock : officePaths.stockItem(item.id)));
        return undefined;
      }
      if (!answer.ok) return answer;
      const { materialName, sheet, onHand } = answer.value;
      notify.success(`${materialName}, ${sheet}: ${onHand} sheets are on hand.`);
      form.setValue('sheets', '');
      form.setValue('note', '');
      await revalidate();
      return answer;
    },
  });
  const isKnown = item === null || materials.some(({ material }) => material === item.material);
  const options = materials.map(({ material, name }) => ({ value: material, label: name }));
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-2xl">Enter sheets</h2>
      <form
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <PostedFailure failed={failed} />
        </div>
        {item === null ? null : <input type="hidden" name="version" value={item.version} />}
        <Select
          label="Board and sheet"
          placeholder="Choose a board"
          options={
            isKnown
              ? options
              : [{ value: item.material, label: `${item.materialName}, ${item.sheet} (not used now)` }, ...options]
          }
          {...form.field('material')}
        />
        <Select
          label="What happened"
          options={stockChanges.map((change) => ({ value: change, label: stockChangeNames[change] }))}
          {...form.field('change')}
        />
        <TextField label="Sheets" inputMode="numeric" autoComplete="off" maxLength={12} {...form.field('sheets')} />
        <TextField
          label="Note"
          autoComplete="off"
          maxLength={stockNoteMaxLength}
          hint="The challan’s number, or why a count differs."
          {...form.field('note')}
        />
        <div className="sm:col-span-2">
          <Button type="submit" tone="ink" busy={form.busy && 'Entering…'}>
            Enter
          </Button>
        </div>
      </form>
    </Card>
  );
}
