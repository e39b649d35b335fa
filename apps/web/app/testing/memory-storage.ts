/** The part of a browser's storage that pages use. As in a browser, the keys are properties of the object. */
export class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, text: string) {
    this[key] = String(text);
  }
  removeItem(key: string) {
    delete this[key];
  }
}
