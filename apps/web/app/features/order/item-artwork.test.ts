import { type ArtworkStanding, artworkNameOf, artworkWaitsFor } from '@boxwright/orders';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AwaitedArtwork } from './AwaitedArtwork.tsx';
import { artworkButton, artworkOfItem } from './item-artwork.ts';
import type { LoadedOrder } from './load-order.ts';

const proofsOf = (
  next: 'send' | 'approve' | 'nothing',
  standings: readonly ArtworkStanding[],
  stops: string[] = [],
  plain: number[] = [],
) => ({
  url: 'https://boxwright.example/proofs/abc',
  next,
  plain,
  items: standings.map((standing, index) => ({
    ...{ lineId: 20 + index, number: index + 1, standing, stateName: artworkNameOf(standing, false) },
    ...{ waitsFor: artworkWaitsFor[standing], stops: standing === 'mend-awaited' ? stops : [] },
  })),
});

const shown = (proofs: Parameters<typeof AwaitedArtwork>[0]['proofs']) => {
  const order = ['Soap Box', 'Tea Carton', 'Label'].map((itemName, index) => ({
    ...{ lineId: 20 + index, itemName },
    artworkStanding: proofs?.items[index]?.standing ?? null,
  }));
  const page = createElement(AwaitedArtwork, { order: order as unknown as LoadedOrder, proofs });
  return renderToString(createElement(MemoryRouter, null, page));
};

test('each item says where it stands, whose turn it is, where that is done, and what has to be mended', () => {
  const found = ['No bleed.', 'Text in the glue.'];
  const html = shown(proofsOf('send', ['mend-awaited', 'proof-sent', 'checking'], found));
  expect(html).toContain(
    'Awaited from you: 1 mended file (Soap Box, item 1), 1 proof to approve (Tea Carton, item 2). With us: 1 proof to make (Label, item 3).',
  );
  expect(html).toMatch(/Soap Box.*Mended artwork awaited.*href="\/proofs\/abc#item-1"[^>]*>Send a mended file/);
  for (const text of found) expect(html).toContain(`>${text}<`);
  expect(html).toMatch(/Tea Carton.*Proof to approve.*href="\/proofs\/abc#item-2"[^>]*>Approve the proof/);
  expect(html).toMatch(/Label.*Proof being made.*With us/);
  expect(html).not.toContain('#item-3');
});

test('who asked for help can send a file after all, and what is being checked can be looked at again', () => {
  const html = shown(proofsOf('nothing', ['help-wanted', 'being-checked', 'checking']));
  expect(html).toMatch(/Soap Box.*With us.*href="\/proofs\/abc#item-1"[^>]*>Send a file after all/);
  expect(html).toMatch(/Tea Carton.*File being checked.*<a [^>]*href="\/"[^>]*>Look again</);
  expect(html.match(/Look again/g)).toHaveLength(1);
});

test('a plain sample is named with the place where a file may be sent, and nothing is awaited for it', () => {
  const html = shown(proofsOf('nothing', ['approved'], [], [21]));
  expect(html).toMatch(/Tea Carton.*without one it is plain.*href="\/proofs\/abc#item-2"[^>]*>Send a file</);
  expect(html).not.toMatch(/Awaited|#item-3/);
  expect(shown(proofsOf('nothing', [], [], [21]))).toContain('Tea Carton');
  expect(artworkButton(proofsOf('nothing', [], [], [21]))).toBeNull();
});

test('what is packed, or isn’t printed, has no standing', () => {
  expect(shown(null)).toBe('');
  expect(shown(proofsOf('nothing', []))).toBe('');
  expect(artworkOfItem(proofsOf('nothing', ['approved']), 99)).toBeUndefined();
});

test('the button to files and proofs names all that its customer does there', () => {
  expect(artworkButton(proofsOf('send', ['awaiting-artwork', 'checking']))).toBe('Send your artwork');
  expect(artworkButton(proofsOf('send', ['mend-awaited', 'inside-awaited']))).toBe('Send another file');
  expect(artworkButton(proofsOf('send', ['mend-awaited', 'proof-sent']))).toBe('Send files and approve proofs');
  expect(artworkButton(proofsOf('approve', ['proof-sent']))).toBe('Look at the proof');
  expect(artworkButton(proofsOf('approve', ['proof-sent', 'proof-sent']))).toBe('Look at the proofs');
  expect(artworkButton(proofsOf('nothing', ['checking']))).toBeNull();
});
