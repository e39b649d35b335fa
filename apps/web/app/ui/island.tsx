import type { ComponentType } from 'react';
import { type LaterPartOptions, laterPart } from './later-part.tsx';

/** On the server: the parts that are being loaded. */
const loading: Promise<unknown>[] = [];

/** Resolves when the server has loaded all parts, so that it can render them without waiting. */
export const islandsReady = async (): Promise<void> => {
  while (loading.length > 0) await loading.pop();
};

/**
 * A part of a page that is hydrated later: the server renders it in full, and the browser loads its script and hydrates
 * it after the visitor's first interaction. Until then React keeps the server's markup, as long as the props are the
 * same objects. What is loaded ahead has the places that links lead to in its first frame.
 */
export const island = <Props extends object>(load: () => Promise<ComponentType<Props>>, options?: LaterPartOptions) => {
  const part = laterPart(load, { atOnce: () => false, ...options });
  if (import.meta.env.SSR) loading.push(part.preload());
  return part;
};
