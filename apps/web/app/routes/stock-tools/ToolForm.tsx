import { type Failure, shelfMaxLength, type ToolRow, toolRules, toolStateNames, toolStates } from '@boxwright/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { notify } from '../../ui/notify.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type Control, useRuledForm } from '../../ui/use-ruled-form.ts';

interface ToolFormProps {
  tool: ToolRow;
  /** The list without this form. */
  back: string;
  typed: { readonly shelf: string; readonly state: string } | undefined;
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

/** Says where a die or a set of plates is. */
export function ToolForm({ tool, back, typed, failed }: ToolFormProps) {
  const navigate = useNavigate();
  const first = useRef<Control>(null);
  const form = useRuledForm({
    rules: toolRules,
    defaults: typed ?? { shelf: tool.shelf, state: tool.state },
    failed,
    send: async (values) => {
      const answer = await call('SaveTool', { id: tool.id, seenVersion: tool.version, ...values });
      if (!answer.ok && answer.failure.code === 'signed_out') {
        notify.error(answer.failure.text);
        await navigate(officePaths.staffSignIn(back));
        return undefined;
      }
      if (!answer.ok) return answer;
      notify.success(`${tool.number} was saved.`);
      await navigate(back);
      return answer;
    },
  });
  useEffect(() => {
    first.current?.focus();
  }, []);
  const state = form.field('state');
  return (
    <Card className="max-w-3xl p-5 sm:p-6">
      <h2 className="text-2xl">
        {tool.number}, {tool.box}
      </h2>
      <form
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <PostedFailure failed={failed} />
        </div>
        <input type="hidden" name="id" value={tool.id} />
        <input type="hidden" name="version" value={tool.version} />
        <Select
          label="State"
          options={toolStates.map((each) => ({ value: each, label: toolStateNames[each] }))}
          {...state}
          ref={(control) => {
            first.current = control;
            state.ref(control);
          }}
        />
        <TextField label="Shelf" autoComplete="off" maxLength={shelfMaxLength} {...form.field('shelf')} />
        <div className="flex flex-wrap gap-2.5 sm:col-span-2">
          <Button type="submit" tone="ink" busy={form.busy && 'Saving…'}>
            Save
          </Button>
          <LinkButton to={back} tone="quiet">
            Cancel
          </LinkButton>
        </div>
      </form>
    </Card>
  );
}
