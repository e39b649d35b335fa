import { wordsOf } from '@boxwright/contract';
import { useState } from 'react';
import type { Command } from '../../ui/CommandField.tsx';
import { withWords } from './find-pages.ts';

/**
 * What the page itself offers to do, as far as the typed words mean it: its elements with `data-command`, which is the
 * command's name.
 */
export function usePageCommands(typed: string, choose: (element: HTMLElement) => void): readonly Command[] {
  const [all] = useState(() =>
    [...document.querySelectorAll<HTMLElement>('[data-command]')].map((element) => {
      const name = element.dataset['command'] ?? '';
      return { name, element, words: wordsOf(name) };
    }),
  );
  return (typed.trim() === '' ? all : withWords(all, typed)).map(({ name, element }) => ({
    ...{ name, kind: 'This page', to: `#${name}` },
    run: () => choose(element),
  }));
}
