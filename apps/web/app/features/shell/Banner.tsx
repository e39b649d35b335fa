import { useShell } from '../site/shell-data.ts';

/** The shop's announcement above every page; nothing while the settings have no text for it. */
export function Banner() {
  const { text, address } = useShell().company.banner;
  if (text === '') return null;
  return (
    <aside aria-label="Announcement" data-noprint="" className="bg-teal text-white">
      <p className="page py-2 text-center text-[0.9375rem] wrap-anywhere">
        {address === '' ? (
          text
        ) : (
          <a href={address} className="font-semibold underline underline-offset-4">
            {text}
          </a>
        )}
      </p>
    </aside>
  );
}
