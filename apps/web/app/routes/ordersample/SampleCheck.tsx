import { type Input, ok } from '@boxwright/contract';
import { Answers } from '../../answers.tsx';
import { call } from '../../api.ts';
import { FileCheck } from '../../features/proof/FileCheck.tsx';
import type { SampleData } from './load-sample.ts';
import type { SampleFile } from './use-sample-form.ts';

export interface SampleCheckProps {
  file: SampleFile;
  /** The sample, as it is printed and cut. */
  box: SampleData['box'];
  itemName: string;
}

/** What the check of the file finds that is printed on the sample, before it is ordered. */
export default function SampleCheck({ file: { token, place }, box, itemName }: SampleCheckProps) {
  const input: Input<'GetArtworkPlacement'> = { artwork: token, place, ...box };
  const ask = async (signal: AbortSignal) => {
    const checked = await call('GetArtworkPlacement', input, { signal });
    return checked.ok ? ok({ findings: checked.value.findings, box: { ...box, hasInside: false } }) : checked;
  };
  return (
    <Answers>
      <FileCheck of={['GetArtworkPlacement', input]} ask={ask} itemName={itemName} to={null} />
    </Answers>
  );
}
