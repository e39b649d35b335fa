// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holdEarlyPresses } from './hold-early-presses.ts';

beforeAll(holdEarlyPresses);
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] }));
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  delete document.documentElement.dataset['alive'];
  delete document.documentElement.dataset['hearsKey'];
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

test('the key of the command bar is shown as heard at its button, and pressed again once the page hears it', () => {
  const { button } = render();
  button.setAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  const heard = vi.fn();
  const onKey = ({ key, metaKey }: KeyboardEvent) => heard(key, metaKey);
  const press = (keys: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'k', cancelable: true, bubbles: true, ...keys });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press({ metaKey: true })).toBe(true);
  expect(press({ metaKey: true })).toBe(true);
  expect(button.getAttribute('aria-busy')).toBe('true');
  for (const keys of [{}, { ctrlKey: true, altKey: true }, { ctrlKey: true, key: 'j' }])
    expect(press(keys)).toBe(false);
  window.addEventListener('keydown', onKey);
  document.documentElement.dataset['alive'] = '';
  vi.advanceTimersByTime(100);
  expect(heard).not.toHaveBeenCalled();
  // React has rendered the button anew, and what hears the key is there.
  button.remove();
  document.documentElement.dataset['hearsKey'] = '';
  vi.advanceTimersByTime(100);
  expect(heard.mock.calls).toEqual([['k', true]]);
  // From now on the page hears the key itself.
  expect(press({ ctrlKey: true })).toBe(false);
  window.removeEventListener('keydown', onKey);
});

test('a page without a command bar leaves its key to the browser', () => {
  const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true, bubbles: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
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
