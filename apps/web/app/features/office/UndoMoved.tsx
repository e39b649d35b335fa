import type { MovedOrder } from '@boxwright/contract';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { useShortcuts } from './Shortcuts.tsx';
import { useCanUndo } from './use-can-undo.ts';

/** Takes the step back for all orders for which that is still possible; button and key are there for a minute. */
export function UndoMoved({ moved }: { moved: readonly MovedOrder[] }) {
  const { formData } = useNavigation();
  const undoable = moved.filter(({ undoUntil }) => undoUntil !== null);
  // All were moved within a moment.
  const canUndo = useCanUndo(undoable[0]?.undoUntil ?? null);
  const form = useRef<HTMLFormElement>(null);
  // Below all filters of the list, it is dozens of tabs away. It works at once, while the list is still loaded again. A
  // second press, or a key that is held, would be answered that nothing can be taken back.
  const isSending = formData?.get('form') === 'undo';
  const takeBack = () => (isSending ? undefined : form.current?.requestSubmit());
  useShortcuts(canUndo ? [{ keys: 'z', name: 'Take the step back', run: takeBack }] : []);
  if (!canUndo) return null;
  const isAll = undoable.length === moved.filter(({ isMoved }) => isMoved).length;
  return (
    <Form ref={form} method="post" preventScrollReset>
      <input type="hidden" name="form" value="undo" />
      {undoable.map(({ id, stepId }) => (
        <input key={id} type="hidden" name="step" value={`${id}:${stepId}`} />
      ))}
      <Button type="submit" tone="outline" size="small" aria-keyshortcuts="z" busy={isSending && 'Taking back…'}>
        {isAll ? 'Take back' : `Take ${undoable.length} of them back`}
      </Button>
    </Form>
  );
}
