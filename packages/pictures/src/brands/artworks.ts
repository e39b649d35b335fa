import { anjaliMasala } from './anjali-masala.ts';
import type { Artwork } from './artwork.ts';
import { carenza } from './carenza.ts';
import { chudiLane } from './chudi-lane.ts';
import { cottonly } from './cottonly.ts';
import { dermacal } from './dermacal.ts';
import { kokko72 } from './kokko-72.ts';
import { loomAndKnot } from './loom-and-knot.ts';
import { lumo } from './lumo.ts';
import { malabarNine } from './malabar-nine.ts';
import { milletMorning } from './millet-morning.ts';
import { minara } from './minara.ts';
import { mithaiHouse } from './mithai-house.ts';
import { mukilEleven } from './mukil-eleven.ts';
import { nilgiriFirstFlush } from './nilgiri-first-flush.ts';
import { oudKalyani } from './oud-kalyani.ts';
import { palmguard } from './palmguard.ts';
import { plugworth } from './plugworth.ts';
import { rosaAndReed } from './rosa-and-reed.ts';
import { rummyClub } from './rummy-club.ts';
import { thenkadu } from './thenkadu.ts';
import { tiffinRoute } from './tiffin-route.ts';
import { torqwell } from './torqwell.ts';
import { vayuma } from './vayuma.ts';
import { voltline } from './voltline.ts';
import { wickAndMonsoon } from './wick-and-monsoon.ts';

/** Every artwork, by its name in picture URLs. */
export const artworks: ReadonlyMap<string, Artwork> = new Map([
  ['vayuma', vayuma],
  ['anjali-masala', anjaliMasala],
  ['mukil-eleven', mukilEleven],
  ['carenza', carenza],
  ['chudi-lane', chudiLane],
  ['cottonly', cottonly],
  ['dermacal', dermacal],
  ['kokko-72', kokko72],
  ['loom-and-knot', loomAndKnot],
  ['lumo', lumo],
  ['malabar-nine', malabarNine],
  ['millet-morning', milletMorning],
  ['minara', minara],
  ['mithai-house', mithaiHouse],
  ['nilgiri-first-flush', nilgiriFirstFlush],
  ['oud-kalyani', oudKalyani],
  ['palmguard', palmguard],
  ['plugworth', plugworth],
  ['rosa-and-reed', rosaAndReed],
  ['rummy-club', rummyClub],
  ['thenkadu', thenkadu],
  ['tiffin-route', tiffinRoute],
  ['torqwell', torqwell],
  ['voltline', voltline],
  ['wick-and-monsoon', wickAndMonsoon],
]);
