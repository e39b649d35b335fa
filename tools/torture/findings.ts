/** At most this many different violations are printed; the rest are only counted. */
const mostShown = 40;

/** What a scenario did, measured, and found wrong. */
export class Findings {
  readonly #counts = new Map<string, number>();
  readonly #figures = new Map<string, string>();
  readonly #violations = new Map<string, number>();

  /** Adds to a counter. */
  count(what: string, times = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + times);
  }

  counted(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  figure(name: string, value: string): void {
    this.#figures.set(name, value);
  }

  /** Records a violation as a plain sentence. Repetitions are printed once. */
  violation(sentence: string): void {
    this.#violations.set(sentence, (this.#violations.get(sentence) ?? 0) + 1);
  }

  /** Records a violation if `holds` is false; returns `holds`. */
  expect(holds: boolean, sentence: string): boolean {
    if (!holds) this.violation(sentence);
    return holds;
  }

  get violations(): number {
    return [...this.#violations.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Each violation once, in alphabetical order. */
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
