import { ownSizeChoice } from '../../features/configurator/box-choice.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

interface NoneFoundProps {
  search: string;
  plainBox: string | undefined;
  /** Whether pages that answer the search stand above. */
  isAnswered: boolean;
}

/** Shown when no box was found, with what to do instead. */
export function NoneFound({ search, plainBox, isAnswered }: NoneFoundProps) {
  return (
    <EmptyState
      level={3}
      title={isAnswered ? 'Not what you were looking for?' : `No box by the name of “${search}”`}
      text="Any box can be made in your own size, so start with a similar one. Or tell us what goes in, and we send you the price."
      action={
        <p className="flex flex-wrap justify-center gap-2.5">
          <LinkButton to={paths.shop}>See all boxes</LinkButton>
          {plainBox === undefined ? null : (
            <LinkButton to={`${paths.category(plainBox)}?variant=${ownSizeChoice}`} tone="outline">
              Type your own size
            </LinkButton>
          )}
          <LinkButton to={paths.enquiryAboutSubject(search)} tone="outline">
            Ask for a price
          </LinkButton>
        </p>
      }
    />
  );
}
