import { WifiOff } from 'lucide-react';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';

export const meta = unlistedMeta('You are offline');

/** The empty URL refers to the requested page. */
const theSamePage = '';

/** Cached by the service worker and shown if a page can't be fetched, at that page's URL. */
export default function Offline() {
  const { company } = useShell();
  return (
    <section className="page flex flex-col items-start gap-4 py-16 md:py-24">
      <WifiOff aria-hidden="true" className="size-10 text-kraft-deep" strokeWidth={1.6} />
      <h1 className="text-4xl md:text-5xl">You are offline</h1>
      <p className="max-w-prose text-ink-soft text-lg">
        This page could not be loaded. Nothing is lost: your cart is kept with us, and what you typed or configured is
        kept in this browser. When the connection is back, load the page again.
      </p>
      <a
        href={theSamePage}
        className="inline-flex min-h-12 items-center rounded-md bg-vermilion-deep px-5 font-semibold text-white hover:bg-[#9c2916]"
      >
        Try again
      </a>
      <p className="text-ink-soft">
        In a hurry? Call {company.phones.join(' or ')} ({company.hours}).
      </p>
    </section>
  );
}
