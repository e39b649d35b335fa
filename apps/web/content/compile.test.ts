import { expect, it } from 'vitest';
import { compileContent } from './compile.ts';

const front = [
  'title: What is a mono carton',
  'description: What people in the trade mean by a mono carton, and when a single printed carton is all a product needs.',
  'heading: What is a mono carton?',
  "date: '2025-01-03'",
  'teaser: One carton, one product.',
  'heroAlt: A carton',
];
const file = (lines: readonly string[], text = '') => `---\n${lines.join('\n')}\n---\n${text}`;

it('returns a text as a whole, and by its headings', () => {
  const text = 'First.\n\n## 1. Size & shape\n\nSecond.\n\n### How big?\n\nThird.\n\n## After\n\nFourth.\n';
  const { meta, html, intro, sections } = compileContent('articles', 'a.md', file(front, text));
  expect(meta).toMatchObject({ title: 'What is a mono carton', date: '2025-01-03' });
  expect(html).toContain('<h2 id="size-shape">1. Size &amp; shape</h2>');
  expect(intro).toBe('<p>First.</p>\n');
  expect(sections.map(({ id, title, html }) => [id, title, html])).toEqual([
    ['size-shape', '1. Size & shape', '<p>Second.</p>\n'],
    ['after', 'After', '<p>Fourth.</p>\n'],
  ]);
  expect(sections[0]?.parts).toEqual([{ id: 'how-big', title: 'How big?', html: '<p>Third.</p>\n' }]);
});

it('names the file and what is wrong in it', () => {
  const without = (word: string) => front.filter((line) => !line.startsWith(word));
  expect(() => compileContent('articles', 'a.md', file(without('date')))).toThrow(/a\.md[\s\S]*date/);
  expect(() => compileContent('articles', 'a.md', file([...front, 'datum: 3']))).toThrow(/a\.md[\s\S]*datum/);
  expect(() => compileContent('articles', 'a.md', 'Just text')).toThrow(/a\.md must begin with a line of three dashes/);
});

it('takes Markdown and no HTML', () => {
  expect(() => compileContent('articles', 'a.md', file(front, 'A <b>word</b>'))).toThrow('no HTML');
  expect(() => compileContent('articles', 'a.md', file(front, '<script>alert(1)</script>'))).toThrow('no HTML');
});

it('keeps the placeholders of the company in the address of a link', () => {
  const { html } = compileContent('articles', 'a.md', file(front, 'Write to [{email}](mailto:{email}).'));
  expect(html).toBe('<p>Write to <a href="mailto:{email}">{email}</a>.</p>\n');
});

it('makes a table scrollable by keyboard, and names it after its head', () => {
  const { html } = compileContent('articles', 'a.md', file(front, '| A "b" | C |\n| --- | ---: |\n| 1 | 2 |\n'));
  expect(html).toContain('<section class="table-frame" aria-label="A &#34;b&#34;, C" tabindex="0"><table>');
  expect(html).toContain('<th scope="col" class="figures">C</th>');
  expect(html).toContain('<td class="figures">2</td>');
});

it('names tables of the same head after the headings above them', () => {
  const table = '| A | B |\n| --- | --- |\n| 1 | 2 |\n\n';
  const { html, sections } = compileContent('articles', 'a.md', file(front, `## One\n\n${table}## Two\n\n${table}`));
  for (const text of [html, sections.map((section) => section.html).join('')])
    expect([...text.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(['One: A, B', 'Two: A, B']);
});
