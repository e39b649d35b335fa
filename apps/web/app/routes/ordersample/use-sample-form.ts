import { type CartRow, type Failure, firstBroken, sampleRules } from '@boxwright/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BoxChoice } from '../../features/configurator/box-choice.ts';
import type { HeldFile } from '../../features/upload/use-held-files.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';
import { unlessLost } from '../../unreachable.ts';

type Problem = Pick<Failure, 'text' | 'field'>;

/** The file that is printed on the sample. */
export type SampleFile = NonNullable<CartRow['artwork']>;

/** The page's form: the file, the checkbox with its error, and Order Now, which works once at a time. */
export const useSampleForm = (
  { choice, file: opened }: { readonly choice: BoxChoice; readonly file: SampleFile | null },
  failed: Problem | undefined,
) => {
  const [file, setFile] = useState(opened);
  const field = useRef<HeldFile>(null);
  const terms = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem | undefined>(failed);
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();

  const show = (wrong: Problem) => {
    setProblem(wrong);
    notify.error(wrong.text);
    if (wrong.field === 'terms') terms.current?.focus();
  };

  const order = async () => {
    if (field.current?.mayLeave() === false) return;
    const broken = firstBroken(sampleRules, { terms: terms.current?.checked ?? false });
    if (broken) return show(broken);
    setProblem(undefined);
    setAdding(true);
    const added = await unlessLost(
      import('./add-sample.ts').then(({ addSample }) =>
        addSample(choice, { artwork: file?.token ?? null, place: file?.place ?? null }),
      ),
    );
    setAdding(false);
    if (!added.ok) return show(added.failure);
    if (added.value === paths.login) notify.success('Your sample is kept. Please log in to order it.');
    await navigate(added.value);
  };

  return {
    file,
    setFile,
    field,
    terms,
    isAdding,
    error: problem?.field === 'terms' ? problem.text : undefined,
    acceptTerms: () => setProblem(undefined),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!isAdding) void order();
    },
  };
};
