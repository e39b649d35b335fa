import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { Hands } from './hands.ts';

/** What a task takes: keys, and fields that are typed or chosen. */
interface Effort {
  readonly presses: number;
  readonly fields: number;
}

/** Does tasks by keyboard alone, each from a page that was just opened, and counts them. */
export class CountedWalk {
  readonly #page: Page;
  readonly #efforts = new Map<string, Effort>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** @param done is shown once the task is done */
  async does(task: string, address: string, done: string | RegExp, work: (hands: Hands) => Promise<void>) {
    const page = this.#page;
    await page.setViewportSize(desktop);
    await page.goto(address);
    await page.locator('html[data-alive]').waitFor();
    const hands = new Hands(page);
    await work(hands).catch((error: unknown) => {
      throw new Error(`${task}: ${error}`, { cause: error });
    });
    await page.getByRole('main').getByText(done).first().waitFor();
    await expectWellMadeOn(page);
    this.#efforts.set(task, { presses: hands.presses, fields: hands.fields });
  }

  /** Expects that no task takes more than `docs/presses.md` says, and that the page names each. */
  expectAsDocumented(): void {
    const written = new Map(
      readFileSync(new URL('../docs/presses.md', import.meta.url), 'utf8')
        .split('\n')
        .map((line) => line.split('|').map((cell) => cell.trim()))
        .map(([, task = '', presses, fields]) => [task, { presses: Number(presses), fields: Number(fields) }]),
    );
    const wrong = [...this.#efforts].filter(([task, { presses, fields }]) => {
      const most = written.get(task);
      return most === undefined || presses > most.presses || fields > most.fields;
    });
    // The rows as they should be.
    expect(wrong.map(([task, { presses, fields }]) => `| ${task} | ${presses} | ${fields} |`)).toEqual([]);
  }
}
