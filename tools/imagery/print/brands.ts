import { artworks } from '@boxwright/pictures';
import type { BrandArtwork } from './brand-artwork.ts';
import { bharani } from './brands/bharani.ts';
import { bittermoon } from './brands/bittermoon.ts';
import { chabbo } from './brands/chabbo.ts';
import { ekdhaga } from './brands/ekdhaga.ts';
import { gully } from './brands/gully.ts';
import { kurinji } from './brands/kurinji.ts';
import { lagan } from './brands/lagan.ts';
import { maska } from './brands/maska.ts';
import { neemra } from './brands/neemra.ts';
import { pallav } from './brands/pallav.ts';
import { papyra } from './brands/papyra.ts';
import { parat } from './brands/parat.ts';
import { raatRani } from './brands/raat-rani.ts';
import { ruh } from './brands/ruh.ts';
import { tinyTracks } from './brands/tiny-tracks.ts';
import { tulvira } from './brands/tulvira.ts';

/** All artworks: those of the product pictures and those for stills. */
export const brandArtworks: ReadonlyMap<string, BrandArtwork> = new Map<string, BrandArtwork>([
  ...artworks,
  ['bharani', bharani],
  ['bittermoon', bittermoon],
  ['chabbo', chabbo],
  ['ekdhaga', ekdhaga],
  ['gully', gully],
  ['kurinji', kurinji],
  ['lagan', lagan],
  ['maska', maska],
  ['neemra', neemra],
  ['pallav', pallav],
  ['papyra', papyra],
  ['parat', parat],
  ['raat-rani', raatRani],
  ['ruh', ruh],
  ['tulvira', tulvira],
  ['tiny-tracks', tinyTracks],
]);
