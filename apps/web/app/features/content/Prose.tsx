import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { classes } from '../../ui/classes.ts';

/** HTML compiled from our own Markdown. Its internal links use client-side navigation. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.origin !== location.origin || link.target !== '') return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it handles clicks on its links, which the keyboard triggers as well.
    <div
      className={classes('prose', className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the repository's own files, which contain no raw HTML.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
