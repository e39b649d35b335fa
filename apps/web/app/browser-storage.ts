/**
 * What the browser stores, as texts under keys. Where storage is disabled or full, nothing is stored and nothing is
 * found, and no call throws: the shop works without.
 */
export interface StoredTexts {
  read(key: string): string | null;
  /** False if it couldn't be stored. */
  write(key: string, text: string): boolean;
  remove(...keys: readonly string[]): void;
  clear(): void;
  keys(): readonly string[];
  isAvailable(): boolean;
}

/** The storage itself is looked up each time, because even naming it throws where it is disabled. */
const stored = (storage: () => Storage): StoredTexts => {
  const attempt = <Value>(act: (open: Storage) => Value, otherwise: Value): Value => {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((open) => open.getItem(key), null),
    write: (key, text) => attempt((open) => open.setItem(key, text) === undefined, false),
    remove: (...keys) => attempt((open) => keys.forEach((key) => void open.removeItem(key)), undefined),
    clear: () => attempt((open) => open.clear(), undefined),
    keys: () => attempt((open) => Object.keys(open), []),
    isAvailable: () => attempt((open) => open.length >= 0, false),
  };
};

/** Shared by all tabs, and kept when they are closed. */
export const browserStorage = stored(() => localStorage);

/** This tab's alone: it survives a reload, and is gone with the tab. */
export const tabStorage = stored(() => sessionStorage);
