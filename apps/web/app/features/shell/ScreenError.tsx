import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorState } from '../../ui/ErrorState.tsx';

/** Rarely seen, and it has a search and many links: fetched when an address leads nowhere. */
const NotFound = import.meta.env.SSR
  ? (await import('./NotFound.tsx')).NotFound
  : lazy(() => import('./NotFound.tsx').then(({ NotFound }) => ({ default: NotFound })));

/** What a screen that couldn't be loaded shows: the loader's sentence, and what to do next. */
export function ScreenError({ error }: { error: unknown }) {
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const text = typeof answer?.data === 'string' && answer.data !== '' ? answer.data : undefined;
  if (answer?.status === 404)
    return (
      <Suspense fallback={<div className="min-h-96" />}>
        <NotFound {...(text === undefined ? {} : { text })} />
      </Suspense>
    );
  const isOffline = answer === undefined && typeof navigator !== 'undefined' && navigator.onLine === false;
  return (
    <div className="page py-16">
      {isOffline ? (
        <ErrorState
          title="You are offline"
          text="This page needs the internet. What you chose and typed is kept on this device."
        />
      ) : (
        <ErrorState text={text ?? 'Something went wrong on our side. Please try again in a moment.'} />
      )}
    </div>
  );
}
