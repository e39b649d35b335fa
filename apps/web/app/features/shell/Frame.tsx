import { type ReactNode, useEffect } from 'react';
import { CustomBoxPanels } from '../custom-box/CustomBoxPanels.tsx';
import { EnquiryPanels } from '../enquiry/EnquiryPanels.tsx';
import { isKnownVisitor } from '../session/known-visitor.ts';
import { markPage } from '../session/page-marker.ts';
import { FindPanels } from '../site-search/FindPanels.tsx';
import { Banner } from './Banner.tsx';
import { SkipLink } from './SkipLink.tsx';

/**
 * Skip link, header, the page’s content, footer. The content is as high as the window from the start, so that the footer
 * doesn’t move in sight while the parts of the next page are on their way.
 */
export function Frame({ header, end, children }: { header: ReactNode; end: ReactNode; children: ReactNode }) {
  useEffect(() => {
    if (!isKnownVisitor()) return;
    // On failure the record is kept: the next API call corrects it if the session has ended.
    import('../session/session.ts').then(({ refreshSession }) => refreshSession()).catch(() => undefined);
  }, []);
  useEffect(() => {
    // Here and not at the links, because the header's script may still be loading.
    const remember = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-login]'))
        markPage('Header', location.href.slice(location.origin.length));
    };
    // In the capture phase, because React stops events for parts that aren't hydrated yet.
    window.addEventListener('click', remember, { capture: true });
    return () => window.removeEventListener('click', remember, { capture: true });
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Banner />
      {header}
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1 outline-none">
        {children}
      </main>
      {end}
      <EnquiryPanels />
      <CustomBoxPanels />
      <FindPanels />
    </div>
  );
}
