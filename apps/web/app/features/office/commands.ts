import {
  begins,
  mayDo,
  type StaffRight,
  settingsFields,
  settingsSectionNames,
  settingsSections,
  wordsOf,
} from '@boxwright/contract';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import type { Command } from '../../ui/CommandField.tsx';
import { furtherPages, officeAreas } from './areas.ts';

interface Page extends Command {
  readonly right: StaffRight;
  /** Other words that lead to it. */
  readonly about?: string;
}

/** Each is found by its name, and by what can be set there. */
const sections: readonly Page[] = settingsSectionNames.map((section) => ({
  name: `Settings: ${settingsSections[section].name}`,
  to: officePaths.settingsOf(section),
  right: 'settings',
  about: settingsFields(section)
    .map(({ label }) => label)
    .join(' '),
}));

const allPages: readonly Page[] = [...officeAreas, ...furtherPages, ...sections];

/** The pages that have the typed words, in their names first, as far as the role may open each; without words, the menu’s. */
export function pagesFor(typed: string, role: string): readonly Command[] {
  const wanted = wordsOf(typed);
  const isMeant = (text: string): boolean => {
    const words = wordsOf(text);
    return wanted.every((word) => words.some((known) => begins(word, known)));
  };
  const own = (typed.trim() === '' ? officeAreas : allPages).filter(({ right }) => mayDo(role, right));
  const named = own.filter(({ name }) => isMeant(name));
  const about = own.filter((page: Page) => !named.includes(page) && page.about !== undefined && isMeant(page.about));
  return [...named, ...about];
}

/** The searches for the typed words, as far as the role may do each. */
export function searchesFor(typed: string, role: string): readonly Command[] {
  const search = typed.trim();
  if (search === '') return [];
  const asked = new URLSearchParams({ search });
  return [
    ...(mayDo(role, 'orders') ? [{ name: `Orders with “${search}”`, to: officePaths.officeOrdersOf(asked) }] : []),
    ...(mayDo(role, 'customers')
      ? [{ name: `Customers with “${search}”`, to: officePaths.officeCustomersOf({ search }) }]
      : []),
  ];
}

/** The id of the run whose number is typed: RUN-0003, “run 3”. */
export function runAskedFor(typed: string): number | null {
  const [, digits] = /^\s*run[\s\p{Pd}]*0*(\d+)\s*$/iu.exec(typed) ?? [];
  return idIn(digits ?? '') ?? null;
}
