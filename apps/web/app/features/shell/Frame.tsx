import { type ReactNode, useEffect } from 'react';
import { refreshKnownSession } from '../session/session.ts';
import { ContactButtons } from './ContactButtons.tsx';
import { Footer } from './Footer.tsx';

/** Skip link, header, the page's content, footer. */
export function Frame({ header, children }: { header: ReactNode; children: ReactNode }) {
  useEffect(() => {
    // Without an answer the record stands: the server knows better as soon as it's asked for something.
    refreshKnownSession().catch(() => undefined);
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-ink px-4 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      {header}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <ContactButtons />
      <Footer />
    </div>
  );
}
