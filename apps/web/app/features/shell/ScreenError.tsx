import { isRouteErrorResponse } from 'react-router';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { headingOf } from './no-such.ts';
import { NotFound } from './parts.tsx';

/** Error page of a screen whose loader failed: the loader's message, with its status text as heading if it has one. */
export function ScreenError({ error }: { error: unknown }) {
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const text = typeof answer?.data === 'string' && answer.data !== '' ? answer.data : undefined;
  if (answer?.status === 404) {
    const title = headingOf(answer);
    return <NotFound {...(text === undefined ? {} : { text })} {...(title === undefined ? {} : { title })} />;
  }
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
