import { Link } from 'react-router';
import { sampleFileWords } from '../proof/artwork-wishes.ts';

/** A sample without a file, which its customer may still send. */
export function PlainSample({ page, name }: { page: string; name: string }) {
  return (
    <p className="mt-1 text-[0.9375rem] text-ink-soft">
      {sampleFileWords}{' '}
      <Link to={page} className="inline-flex min-h-11 items-center underline underline-offset-4">
        Send a file
        <span className="sr-only"> for {name}</span>
      </Link>
    </p>
  );
}
