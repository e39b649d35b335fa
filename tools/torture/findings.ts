/** How many different sentences are printed; what is more is only counted. */
const mostShown = 40;

/** What a scenario did, measured, and found wrong. */
export class Findings {
  readonly #counts = new Map<string, number>();
  readonly #figures = new Map<string, string>();
  readonly #violations = new Map<string, number>();

  /** Something was done once more, or `times` more. */
  count(what: string, times = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + times);
  }

  counted(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  figure(name: string, value: string): void {
    this.#figures.set(name, value);
  }

  /** A promise was broken; said in a plain sentence. The same sentence is printed once. */
  violation(sentence: string): void {
    this.#violations.set(sentence, (this.#violations.get(sentence) ?? 0) + 1);
  }

  /** Adds a violation where the promise doesn't hold; answers whether it does. */
  expect(holds: boolean, sentence: string): boolean {
    if (!holds) this.violation(sentence);
    return holds;
  }

  get violations(): number {
    return [...this.#violations.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Each broken promise once, in the order of the alphabet. */
  sentences(): string[] {
    return [...this.#violations].map(([text, count]) => `  ✗ ${text}${count > 1 ? ` (${count} times)` : ''}`).sort();
  }

  lines(): string[] {
    const listed = (of: ReadonlyMap<string, number | string>) => [...of].map(([name, value]) => `  ${name}: ${value}`);
    const wrong = this.sentences();
    const hidden = wrong.length - mostShown;
    return [
      ...listed(this.#counts),
      ...listed(this.#figures),
      ...wrong.slice(0, mostShown),
      ...(hidden > 0 ? [`  ✗ and ${hidden} other sentences like these`] : []),
    ];
  }
}
