import type { Locator, Page } from 'playwright-core';

/** The most tabs between two controls; one that is further away can't be reached by keyboard in earnest. */
const mostTabs = 60;

/** Works on a page by keyboard alone, and counts the keys. What is typed into a field counts as one field. */
export class Hands {
  readonly #page: Page;
  presses = 0;
  fields = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
    this.presses += keys.length;
  }

  /** Presses Tab until the control has the focus. */
  async reach(control: Locator): Promise<void> {
    await control.waitFor();
    for (let tabs = 0; tabs <= mostTabs; tabs += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`${control} isn’t reached by ${mostTabs} tabs.`);
  }

  /** Replaces what is in a field. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    // Tab selects what is in a field; one that had the focus already may hold something.
    await field.evaluate((element) => {
      if (element instanceof HTMLInputElement && element.type !== 'date') element.select();
    });
    await this.#page.keyboard.type(text);
    this.fields += 1;
  }

  /** Chooses by the first letters. */
  async choose(field: Locator, letters: string): Promise<void> {
    await this.reach(field);
    await this.#page.keyboard.type(letters);
    this.fields += 1;
  }

  async confirm(button: Locator): Promise<void> {
    await this.reach(button);
    await this.press('Enter');
  }

  /** Past the menu. */
  async skipMenu(): Promise<void> {
    await this.press('Tab', 'Enter');
    await this.#page.waitForFunction(() => document.activeElement?.id === 'content');
  }

  /** Opens a page of the back office by a few letters of its name. */
  async goTo(letters: string, address: string): Promise<void> {
    await this.press('Control+k');
    await this.#page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox').waitFor();
    await this.#page.waitForFunction(() => document.activeElement?.id === 'go-to');
    await this.#page.keyboard.type(letters);
    this.fields += 1;
    await this.press('Enter');
    await this.#page.waitForURL(`**${address}`);
  }
}
