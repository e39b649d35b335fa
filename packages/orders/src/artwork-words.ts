import { type ArtworkStanding, type AwaitedStanding, artworkThatWaitsFor } from './proof.ts';

/** What its customer does next about an item; absent when it isn't their turn. */
export const artworkActs: { readonly [standing in ArtworkStanding]?: string } = {
  'awaiting-artwork': 'Send the artwork',
  'inside-awaited': 'Send one PDF of two pages, the outside and the inside',
  'mend-awaited': 'Send a mended file',
  'proof-sent': 'Approve the proof',
};

/** What one item waits for, and what several wait for, after their number. */
const counted: { readonly [standing in AwaitedStanding]: readonly [one: string, several: string] } = {
  'awaiting-artwork': ['file', 'files'],
  'inside-awaited': ['file with a page for the inside', 'files with a page for the inside'],
  'mend-awaited': ['mended file', 'mended files'],
  'proof-sent': ['proof to approve', 'proofs to approve'],
  'help-wanted': ['item to help with', 'items to help with'],
  'being-checked': ['file to check', 'files to check'],
  checking: ['proof to make', 'proofs to make'],
  'change-wanted': ['proof to change', 'proofs to change'],
};

const readers = {
  customer: { customer: 'Awaited from you', us: 'With us' },
  desk: { customer: 'Awaited from the customer', us: 'For us' },
} as const;

/** Where the artwork of an item stands. */
export interface ItemStanding {
  readonly standing: ArtworkStanding;
  /** What its buyer calls it among the items of its order; empty for an only one. */
  readonly item: string;
}

/** The same of all items, each called by its name and place; `standing` is null where nothing is awaited. */
export const itemStandings = (
  items: readonly { readonly itemName: string; readonly standing: ArtworkStanding | 'agreed' | null }[],
): ItemStanding[] =>
  items.flatMap(({ itemName, standing }, place) =>
    standing === null || standing === 'agreed'
      ? []
      : [{ standing, item: items.length > 1 ? `${itemName}, item ${place + 1}` : '' }],
  );

/**
 * All that the items of an order wait for, and which items, first what is awaited of the customer: "Awaited from you: 2
 * files (Tea Carton, item 1; Soap Box, item 3). With us: 1 proof to make (Label, item 2)." Empty when nothing waits.
 */
export function artworkSummary(items: readonly ItemStanding[], reader: keyof typeof readers): string {
  const of = (who: 'customer' | 'us') =>
    artworkThatWaitsFor(who).flatMap((standing) => {
      const waiting = items.filter((each) => each.standing === standing).map(({ item }) => item);
      const [one, several] = counted[standing];
      return waiting.length === 0
        ? []
        : [`${waiting.length} ${waiting.length === 1 ? one : several}${inBrackets(waiting)}`];
    });
  return (['customer', 'us'] as const)
    .flatMap((who) => (of(who).length === 0 ? [] : [`${readers[reader][who]}: ${of(who).join(', ')}.`]))
    .join(' ');
}

/** More names than this in a row aren't read. */
const mostNamed = 3;

function inBrackets(items: readonly string[]): string {
  const named = items.filter((item) => item !== '');
  if (named.length === 0) return '';
  const left = named.length - mostNamed;
  return ` (${named.slice(0, mostNamed).join('; ')}${left > 0 ? `; and ${left} more` : ''})`;
}

/**
 * What its file lacks, in a clause behind “but”.
 *
 * @param stops how many things its check found that have to be mended, without the missing page
 */
export function faultOfFile({ lacksInside, stops }: { readonly lacksInside: boolean; readonly stops: number }): string {
  const more = lacksInside ? ' more' : '';
  const found = stops === 1 ? `one${more} thing that has` : `${stops}${more} things that have`;
  const check = stops === 0 ? '' : `its check found ${found} to be mended`;
  const inside = lacksInside ? 'it has no page for the inside, which is ordered with print' : '';
  return [inside, check].filter((each) => each !== '').join(', and ');
}
