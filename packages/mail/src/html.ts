/** Markup that needs no more escaping; made only by `html` and `trusted`. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
  toString(): string {
    return this.markup;
  }
}

/** The values a template accepts: text and numbers are escaped, `Html` and lists of it are inserted as they are. */
export type HtmlValue = string | number | Html | null | undefined | false | readonly HtmlValue[];

/**
 * Template tag that escapes every value by default, for element text and quoted attributes:
 * `` html`<p title="${name}">${name}</p>` ``. Nothing is written for null, undefined and false.
 */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(literals.reduce((markup, literal, index) => markup + markupOf(values[index - 1]) + literal));
}

/** Marks a constant of ours as markup. Never use it for user input. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

function markupOf(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(markupOf).join('');
  return String(value).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
