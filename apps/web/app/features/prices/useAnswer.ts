import type { Failure, Input, OperationName, Output } from '@boxwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api.ts';

interface Answered<N extends OperationName> {
  /** The last good answer; it stays until the next one is there. */
  readonly value: Output<N> | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** Keeps the answer of an operation in step with its input. An answer that comes too late is dropped. */
export const useAnswer = <N extends OperationName>(name: N, input: Input<N>): Answered<N> => {
  const key = JSON.stringify(input);
  const [value, setValue] = useState<Output<N> | null>(null);
  const [done, setDone] = useState<{ key: string; failure: Failure | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input is told by its key; a further attempt asks again.
  useEffect(() => {
    const leaving = new AbortController();
    call(name, input, { signal: leaving.signal }).then(
      (answer) => {
        if (leaving.signal.aborted) return;
        if (answer.ok) setValue(answer.value);
        setDone({ key, failure: answer.ok ? null : answer.failure });
      },
      (problem: unknown) => {
        if (!leaving.signal.aborted) throw problem;
      },
    );
    return () => leaving.abort();
  }, [name, key, attempt]);
  const retry = useCallback(() => {
    setDone(null);
    setAttempt((last) => last + 1);
  }, []);
  const isPending = done?.key !== key;
  return { value, isPending, failure: isPending ? null : done.failure, retry };
};
