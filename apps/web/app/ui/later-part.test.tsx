import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { laterPart } from './later-part.tsx';

const greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const options = { fallback: <p>It is coming</p> };

test('a part shows its fallback while its script comes, and never once that has come ahead', async () => {
  const Greeting = laterPart(async () => greeting, options);
  expect(renderToString(<Greeting name="Meena" />)).toContain('It is coming');
  const Ahead = laterPart(async () => greeting, options);
  await Ahead.preload();
  const shown = renderToString(<Ahead name="Meena" />);
  expect(shown).toContain('Hello');
  expect(shown).not.toContain('It is coming');
});
