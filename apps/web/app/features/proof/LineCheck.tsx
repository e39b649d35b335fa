import type { Input } from '@boxwright/contract';
import { Answers } from '../../answers.tsx';
import { call } from '../../api.ts';
import { FileCheck } from './FileCheck.tsx';

interface LineCheckProps {
  line: Input<'GetLineCheck'>;
  itemName: string;
  /** The page that shows where on the drawing it was found; null where there is none. */
  to: string | null;
}

/** What the check of a line's file finds. */
export default function LineCheck({ line, itemName, to }: LineCheckProps) {
  return (
    <Answers>
      <FileCheck
        of={['GetLineCheck', line]}
        ask={(signal) => call('GetLineCheck', line, { signal })}
        itemName={itemName}
        to={to}
      />
    </Answers>
  );
}
