import { LRUCache } from 'lru-cache';

/** A cache of promises: each value is computed once, however many callers wait for it. */
export interface PromiseCache<K, V> {
  /** Returns the cached or pending value of the key, else computes it. */
  get(key: K, compute: () => Promise<V>): Promise<V>;
  /** The cached value of the key; undefined while it is pending. For callers that must not wait. */
  settled(key: K): V | undefined;
  delete(key: K): void;
  clear(): void;
}

/**
 * An LRU cache of at most `max` values, each kept for at most `ttl` milliseconds if given. Failures are not cached, nor
 * are values that `isKept` refuses; callers who were waiting for such a value still get it.
 */
export function openPromiseCache<K extends NonNullable<unknown>, V>(
  bound: { readonly max: number; readonly ttl?: number },
  isKept: (value: V) => boolean = () => true,
): PromiseCache<K, V> {
  const kept = new LRUCache<K, Promise<V>>(bound);
  const values = new WeakMap<Promise<V>, V>();
  return {
    get(key, compute) {
      const known = kept.get(key);
      if (known) return known;
      const computing = compute();
      kept.set(key, computing);
      // The key may hold a newer value by then.
      const drop = () => void (kept.peek(key) === computing && kept.delete(key));
      computing.then((value) => {
        values.set(computing, value);
        if (!isKept(value)) drop();
      }, drop);
      return computing;
    },
    settled(key) {
      const known = kept.get(key);
      return known && values.get(known);
    },
    delete: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
