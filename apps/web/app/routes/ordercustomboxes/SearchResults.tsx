import type { Output } from '@boxwright/contract';
import { Link } from 'react-router';
import { ownSizeChoice } from '../../features/configurator/box-choice.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Notes about the boxes found: whether they are only similar, and links to the sizes that were named. */
export function SearchNote({ match, variants }: Pick<Output<'FindBoxes'>, 'match' | 'variants'>) {
  const note = {
    words: null,
    none: null,
    similar: 'We have no box for exactly these letters. These are spelled nearly so.',
    some: 'We have no box for all of these words. These fit some of them.',
  }[match];
  return (
    <>
      {note === null ? null : <p className="-mt-3 mb-6 text-ink-soft">{note}</p>}
      {variants.length === 0 ? null : (
        <nav aria-label="Sizes found" className="mb-6">
          <ul className="flex flex-wrap gap-2.5">
            {variants.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={paths.customiseVariant(id)}
                  className="flex min-h-11 items-center rounded-md border border-line-strong bg-card px-4 font-medium hover:border-ink"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** Shown when nothing was found, with what to do instead. */
export function NoneFound({ search, anyBox }: { search: string; anyBox: string | undefined }) {
  return (
    <EmptyState
      level={3}
      title={`No box by the name of “${search}”`}
      text="Any box can be made in your own size, so start with a similar one. Or tell us what goes in, and we send you the price."
      action={
        <p className="flex flex-wrap justify-center gap-2.5">
          <LinkButton to={paths.shop}>See all boxes</LinkButton>
          {anyBox === undefined ? null : (
            <LinkButton to={`${paths.category(anyBox)}?variant=${ownSizeChoice}`} tone="outline">
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

/** Shown for searches about stickers, because the list below has only boxes. */
export function StickersInstead() {
  return (
    <p className="-mt-2 mb-6 rounded-md border border-line bg-card px-4 py-2">
      Looking for stickers or labels? See{' '}
      <Link to={paths.stickerShop} className={stickerLink}>
        stickers and their prices
      </Link>
      , the{' '}
      <Link to={paths.stickerMaterials} className={stickerLink}>
        materials close up
      </Link>
      , or{' '}
      <Link to={paths.labelFinder} className={stickerLink}>
        which label fits your container
      </Link>
      .
    </p>
  );
}

const stickerLink = 'inline-block py-1.5 font-semibold underline underline-offset-4';
