import { type Failure, fail, type Input, type OperationName, type Output, type Result } from '@boxwright/contract';
import { keepPreviousData, notifyManager, QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from './api.ts';
import { unreachable } from './unreachable.ts';

// Answers are shown at once, without the library's timer, which runs late on a busy phone.
notifyManager.setScheduler(queueMicrotask);

/**
 * Query options for `useQuery` that call an operation. Expected failures are results, not errors. The last result stays
 * until the next one has arrived; stale responses are dropped.
 */
export const answerTo = <N extends OperationName>(name: N, input: Input<N>) =>
  queryOptions<Result<Output<N>>>({
    queryKey: [name, input],
    queryFn: ({ signal }) =>
      call(name, input, { signal }).catch((problem: unknown) => {
        if (signal.aborted) throw problem;
        return fail('unavailable', unreachable);
      }),
    placeholderData: keepPreviousData,
    // Successful results stay fresh, so going back to an earlier choice is instant; failures are fetched again.
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
  });

/** The last successful result; it stays on the screen while a newer request fails. */
export const useLastGood = <T,>(answer: Result<T> | undefined): T | null => {
  const [good, setGood] = useState(answer?.ok ? answer.value : null);
  if (answer?.ok && answer.value !== good) setGood(answer.value);
  return good;
};

/** The failure of the server or of the connection, for which the screen offers a retry; null for other results. */
export const troubleIn = (answer: Result<unknown> | undefined): Failure | null =>
  answer?.ok === false && (answer.failure.code === 'unavailable' || answer.failure.code === 'internal')
    ? answer.failure
    : null;

/** Query cache of one screen, kept while it is open. Each server rendering has its own. */
export function Answers({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            // `call` retries a lost request itself; offline, it fails at once instead of waiting for a connection.
            retry: false,
            networkMode: 'always',
            refetchOnMount: false,
            refetchOnWindowFocus: false,
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
