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

/**
 * All that the items of an order wait for, first what is awaited of the customer: "Awaited from you: 2 files, 1 proof to
 * approve. With us: 1 proof to make." Empty when nothing waits.
 */
export function artworkSummary(standings: readonly ArtworkStanding[], reader: keyof typeof readers): string {
  const of = (who: 'customer' | 'us') =>
    artworkThatWaitsFor(who).flatMap((standing) => {
      const count = standings.filter((each) => each === standing).length;
      const [one, several] = counted[standing];
      return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
    });
  return (['customer', 'us'] as const)
    .flatMap((who) => (of(who).length === 0 ? [] : [`${readers[reader][who]}: ${of(who).join(', ')}.`]))
    .join(' ');
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
