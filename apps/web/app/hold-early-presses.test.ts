// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holdEarlyPresses } from './hold-early-presses.ts';

beforeAll(holdEarlyPresses);
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] }));
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  delete document.documentElement.dataset['alive'];
  document.body.replaceChildren();
});

/** A button of the page as the server has rendered it. React hears nothing of it before `hydrate`. */
function render() {
  const button = document.createElement('button');
  button.type = 'button';
  document.body.append(button);
  const onClick = vi.fn();
  const hydrate = () => {
    document.documentElement.dataset['alive'] = '';
    Object.assign(button, { __reactProps$ab12: {} });
    button.addEventListener('click', onClick);
  };
  return { button, onClick, hydrate };
}

test('presses before the scripts are shown as heard, and repeated once when the button is hydrated', () => {
  const { button, onClick, hydrate } = render();
  button.click();
  button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  hydrate();
  vi.advanceTimersByTime(100);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  button.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a press whose scripts never come is answered by a sentence', () => {
  const { button } = render();
  button.click();
  vi.advanceTimersByTime(14_000);
  expect(document.querySelector('[role=alert]')).toBeNull();
  vi.advanceTimersByTime(1_100);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('did nothing');
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

/** A field for a file as the server has rendered it, and another that React renders in its place. */
function renderField() {
  const field = Object.assign(document.createElement('input'), { type: 'file' });
  document.body.append(field);
  const choose = () => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(['carton'], 'carton.pdf'));
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const onChange = vi.fn<(names: string[]) => void>();
  const renderAnew = () => {
    document.documentElement.dataset['alive'] = '';
    const other = Object.assign(document.createElement('input'), { type: 'file' });
    other.addEventListener('change', () => onChange([...(other.files ?? [])].map(({ name }) => name)));
    field.replaceWith(other);
    return { hydrate: () => Object.assign(other, { __reactProps$ab12: {} }) };
  };
  return { field, choose, renderAnew, onChange };
}

test('a file chosen in a field that React renders anew is passed to the field in its place, once that is hydrated', () => {
  const { choose, renderAnew, onChange } = renderField();
  choose();
  const { hydrate } = renderAnew();
  vi.advanceTimersByTime(1_000);
  expect(onChange).not.toHaveBeenCalled();
  hydrate();
  vi.advanceTimersByTime(1_000);
  expect(onChange.mock.calls).toEqual([[['carton.pdf']]]);
});

test('so is one whose dialog was open meanwhile', () => {
  const { field, choose, renderAnew, onChange } = renderField();
  field.click();
  const { hydrate } = renderAnew();
  hydrate();
  choose();
  vi.advanceTimersByTime(1_000);
  expect(onChange.mock.calls).toEqual([[['carton.pdf']]]);
});
