import { isRouteErrorResponse } from 'react-router';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const unexpected = 'Something went wrong on our side. Please try again in a moment.';

/** What a screen that couldn't be loaded shows: the loader's sentence, and what to do next. */
export function ScreenError({ error }: { error: unknown }) {
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const text = typeof answer?.data === 'string' && answer.data !== '' ? answer.data : undefined;
  return (
    <div className="page py-16">
      {answer?.status === 404 ? (
        <NotFound {...(text === undefined ? {} : { text })} />
      ) : (
        <ErrorState text={text ?? unexpected} />
      )}
    </div>
  );
}

export function NotFound({ text }: { text?: string }) {
  return (
    <EmptyState
      title="We couldn't find that page"
      text={text ?? 'The address may have a typing error, or the page has moved. Our boxes are all in the shop.'}
      action={<LinkButton to={paths.shop}>See all boxes</LinkButton>}
    />
  );
}
