import { Link } from 'react-router';

interface ShownPartProps {
  /** Whether a part of the list is shown. */
  isPart: boolean;
  /** What is in it. */
  shown: string;
  /** The address of the whole list. */
  all: string;
}

/** Says which part of a list is shown, and leads to all of it. */
export const ShownPart = ({ isPart, shown, all }: ShownPartProps) =>
  isPart ? (
    <p className="mb-3 text-[0.9375rem]">
      {shown}.{' '}
      <Link to={all} className="inline-flex min-h-11 items-center underline underline-offset-4">
        Show all
      </Link>
    </p>
  ) : null;
