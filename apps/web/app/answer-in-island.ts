import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * `useQuery` for parts that are hydrated later (see `ui/island.tsx`). They share the cache of their page, so another
 * part may have fetched the answer before this one is hydrated; its first render must repeat the server's, which had
 * none.
 */
export const useAnswerInIsland = <T>(options: UseQueryOptions<T>) => {
  const isHydrating = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  const { data, isFetching, isPlaceholderData, refetch } = useQuery(options);
  return isHydrating
    ? { data: undefined, isFetching: options.enabled !== false, isPlaceholderData: false, refetch }
    : { data, isFetching, isPlaceholderData, refetch };
};

const unchanging = () => () => undefined;
