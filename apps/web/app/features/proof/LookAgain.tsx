import { Link } from 'react-router';

/** Loads the page again while a file is being checked. With scripts the result comes by itself; without them this asks for it. */
export const LookAgain = () => (
  <Link
    to=""
    replace
    preventScrollReset
    className="inline-flex min-h-11 items-center text-[0.9375rem] underline underline-offset-4"
  >
    Look again
  </Link>
);
