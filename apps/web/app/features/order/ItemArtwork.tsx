import { artworkActs } from '@boxwright/orders';
import { Link } from 'react-router';
import { Badge } from '../../ui/Badge.tsx';
import { LookAgain } from '../proof/LookAgain.tsx';
import { toneOfLine } from '../proof/proof-words.ts';
import type { ShownArtwork } from './item-artwork.ts';

/** Where an item's artwork stands, whose turn it is, the way to what its customer does or may do, and what has to be mended. */
export function ItemArtwork({ artwork, name }: { artwork: ShownArtwork; name: string }) {
  const { standing, stateName, waitsFor, stops, page } = artwork;
  return (
    <>
      <p className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
        <Badge tone={toneOfLine(artwork)}>{stateName}</Badge>
        {waitsFor === 'customer' ? (
          <Link to={page} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {artworkActs[standing]}
            <span className="sr-only"> for {name}</span>
          </Link>
        ) : waitsFor === 'us' ? (
          <span className="text-ink-soft">With us</span>
        ) : null}
        {standing === 'being-checked' ? <LookAgain /> : null}
        {standing === 'help-wanted' ? (
          <Link to={page} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Send a file after all
            <span className="sr-only"> for {name}</span>
          </Link>
        ) : null}
      </p>
      {stops.length === 0 ? null : (
        <ul aria-label={`To mend in ${name}`} className="mt-1 flex list-disc flex-col gap-1 pl-5 text-[0.9375rem]">
          {[...new Set(stops)].map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
