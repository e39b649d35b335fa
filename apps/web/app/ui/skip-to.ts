import type { MouseEvent } from 'react';

const follow = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
};

/**
 * Props of a link past a part of the page, to a place that can have the focus. The address stays as it is: it may
 * describe goods, and a change of it makes React take parts off the page that aren't hydrated yet.
 */
export const skipTo = (id: string) => ({ href: `#${id}`, onClick: follow });
