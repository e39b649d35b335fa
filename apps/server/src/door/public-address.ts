import type { FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { indianDay } from '../process/indian-day.ts';
import { queryNamesAt } from './query-names.ts';

/** Query names of React Router's own requests, for data and for routes. */
const ofReactRouter = ['_routes', 'index', 'paths', 'version'];

/** Longer addresses are rendered for each request: nobody shares them. */
const longest = 500;

/** The key of a page for everybody in the cache, and the address from which it is rendered. */
interface PublicAddress {
  /** Contains the day in India, because prices and delivery dates depend on it. */
  readonly key: string;
  /** Path and query. */
  readonly path: string;
}

/**
 * The address that all visitors of a page share: only with the query names that the page declares (not those that
 * advertisements add, for example), sorted. Null for a request that needs its own answer.
 */
export function publicAddress(request: FastifyRequest, build: ServerBuild, now: Date): PublicAddress | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { url } = request;
  if (url.length > longest) return null;
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at) + knownQuery(url.slice(0, at), url.slice(at), build);
  return { key: `${dayOf(now)} ${path}`, path };
}

/** Formatting a date takes as long as the rest of an answer from memory. */
let [knownMinute, knownDay] = [Number.NaN, ''];
function dayOf(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000);
  if (minute !== knownMinute) [knownMinute, knownDay] = [minute, indianDay(now)];
  return knownDay;
}

function knownQuery(pathname: string, query: string, build: ServerBuild): string {
  const names = [...ofReactRouter, ...queryNamesAt(pathname, build)];
  const known = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => names.includes(name)));
  known.sort();
  return known.size === 0 ? '' : `?${known}`;
}
