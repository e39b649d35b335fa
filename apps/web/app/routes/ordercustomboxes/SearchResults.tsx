import type { Output } from '@boxwright/contract';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

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
