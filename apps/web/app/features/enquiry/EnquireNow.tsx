import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { PanelButton, type PanelButtonProps } from './PanelButton.tsx';

/** As wide as the page's gutter on phones and tablets, so that it never covers anything. */
const tab = classes(
  'fixed top-1/2 right-0 z-10 -translate-y-1/2 rounded-l-sm bg-ink font-semibold text-white [writing-mode:vertical-rl]',
  'flex h-28 w-5 items-center justify-center text-[0.6875rem] tracking-wide transition-colors hover:bg-[#38342e]',
  // The touch target is larger than the visible tab.
  'after:absolute after:inset-y-0 after:-left-1.5 after:w-1.5',
  'md:h-32 md:w-8 md:rounded-l-md md:text-[0.8125rem] min-[85rem]:h-36 min-[85rem]:w-11 min-[85rem]:text-[0.9375rem]',
);

/**
 * The tab at the page's edge. Like the other buttons it is a form that leads to the enquiry page: `EnquiryPanels`, once
 * per page, intercepts it and opens the panel instead.
 */
export function EnquireNow() {
  const { pathname } = useLocation();
  if (pathname === paths.enquiry) return null;
  return (
    <aside aria-label="Enquiry" data-noprint="">
      <form action={paths.enquiry} data-enquiry="">
        <input type="hidden" name="from" value={pathname} />
        <button type="submit" className={tab}>
          Enquire Now
        </button>
      </form>
    </aside>
  );
}

/** Opens the enquiry panel for a carton type; without JavaScript it leads to the enquiry page. */
export function EnquireButton({ cartonType, ...button }: PanelButtonProps & { cartonType: string }) {
  return <PanelButton name="about" value={cartonType} label="Enquire Now" {...button} />;
}
