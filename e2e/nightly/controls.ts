/** What a page shows after something was pressed, typed or chosen. */
export interface Look {
  readonly address: string;
  /** Values and ticks by control. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names of what is open: dialogs, menus, details. */
  readonly open: readonly string[];
  /** Names of what counts as pressed, expanded, selected or current. */
  readonly chosen: readonly string[];
  /** Announcements that are shown. */
  readonly said: readonly string[];
}

/**
 * Runs in a page, so it contains everything it needs. Without a key it returns what the page shows; with one, the
 * control's element, or null if there is none. `keys` are the controls that can be pressed; of controls with the same
 * name, the first.
 */
export const inPage = (key: string | null): { look: Look; keys: readonly string[] } | Element | null => {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  /** Without what differs from visit to visit: the customer's name, dates, numbers, and entries that can be deleted. */
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replace(/Asha( Raman)?|, your account|^(Start|Stop) |\s+/g, ' ')
      .replace(/“[^”]*”( of .*)?/g, '“…”')
      .replace(/\d+ [A-Z][a-z]+ \d{4}|\d[\d,]*/g, '#')
      .trim()
      .slice(0, 60);
  const isTicked = (element: Element) => element.matches('[type=radio], [type=checkbox]');
  const isField = (element: Element) =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  /** React's own ids, and the ids of lines, differ from visit to visit. */
  const steady = (name: string) => (/^_r_|^[«:]/.test(name) ? '' : name.replace(/-\d+$/, ''));
  const baseOf = (element: Element) => {
    if (!isField(element)) return `${element.localName} ${nameOf(element)}`;
    const label = element.labels?.[0] ? nameOf(element.labels[0]) : nameOf(element);
    return `${element.type} ${steady(element.name)} ${label}`;
  };
  const controls = new Map<string, Element>();
  const first = new Set<string>();
  const all = 'button, summary, select, textarea, input:not([type=hidden])';
  for (const element of document.querySelectorAll(all)) {
    if (element.closest('noscript')) continue;
    const base = baseOf(element);
    let name = base;
    for (let nth = 2; controls.has(name); nth += 1) name = `${base} (${nth})`;
    controls.set(name, element);
    if (name === base) first.add(name);
  }
  if (key !== null) return controls.get(key) ?? null;

  const usable = [...controls].filter(([, element]) => {
    if (element.matches(':disabled, [readonly], [type=file], [aria-disabled=true]')) return false;
    return isShown(element) || (isTicked(element) && element.parentElement !== null && isShown(element.parentElement));
  });
  // Of the radios with one name, the last one that isn't chosen.
  const radios = new Map<string, string>();
  const keys: string[] = [];
  for (const [name, element] of usable) {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      if (!element.checked) radios.set(element.name, name);
    } else if (first.has(name)) keys.push(name);
  }
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const fields = [...controls].flatMap(([name, element]) => {
    if (!isField(element) || element.type === 'file') return [];
    const isOn = element instanceof HTMLInputElement && isTicked(element) ? String(element.checked) : element.value;
    return [[name, isOn] as const];
  });
  return {
    keys: [...keys, ...radios.values()],
    look: {
      address: location.pathname + location.search,
      fields: Object.fromEntries(fields),
      open: shown('dialog[open], [role=dialog], :popover-open, details[open] > summary').map(nameOf),
      chosen: shown('[aria-pressed=true], [aria-expanded=true], [aria-selected=true], [aria-current]').map(nameOf),
      said: shown('[role=alert], [role=status]').map(nameOf).filter(Boolean),
    },
  };
};
