import { skipTo } from '../../ui/skip-to.ts';

/** The first link of a page: past its header or menu to the content. */
export const SkipLink = () => (
  <a
    {...skipTo('content')}
    className="sr-only z-50 rounded-md bg-ink px-4 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
  >
    Skip to content
  </a>
);
