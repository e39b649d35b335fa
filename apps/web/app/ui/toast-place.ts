/** Distances of toasts from the window's edges, in pixels: over the header, and above a price bar. */
export const fromEdge = { top: 8, bottom: 88 } as const;

/** Sonner's: on phones toasts are as wide as the window. */
const widestPhone = 600;
const width = 356;
/** Lines of about 40 letters. */
const heightOf = (text: string): number => 37 + 20 * Math.ceil(text.length / 40);

const readOrPressed = 'h1, h2, h3, p, dt, dd, label, legend, input, select, textarea, button, a';

/**
 * Where a toast covers least: never the field that it speaks of, which has the focus by now, with its label and its
 * error, nor the button that was pressed; and rather the header than a heading.
 */
export function placeOf(text: string): 'top-center' | 'bottom-center' {
  const height = heightOf(text);
  const wide = innerWidth <= widestPhone ? innerWidth : width;
  const covers = (top: number) => weightWithin(new DOMRect((innerWidth - wide) / 2, top, wide, height));
  // A keyboard on the screen hides what stands at the bottom.
  const isHidden = matchMedia('(pointer: coarse)').matches && document.activeElement?.matches('input, textarea');
  const below = covers(innerHeight - fromEdge.bottom - height) + (isHidden ? 20 : 0);
  return below < covers(fromEdge.top) ? 'bottom-center' : 'top-center';
}

const weightWithin = (zone: DOMRect): number => {
  const weightOf = weights(document.activeElement);
  let sum = 0;
  for (const element of document.querySelectorAll(readOrPressed)) {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    // Texts for screen readers alone are a pixel wide.
    if (width <= 1 || left >= zone.right || right <= zone.left || top >= zone.bottom || bottom <= zone.top) continue;
    sum += weightOf(element);
  }
  return sum;
};

const weights = (focused: Element | null) => {
  const field = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused : null;
  const form = field?.form ?? focused?.closest('form');
  const describing = focused?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const labels = [...(field?.labels ?? [])];
  return (element: Element): number => {
    if (element === focused || describing.includes(element.id) || labels.some((label) => label === element)) return 100;
    if (element instanceof HTMLButtonElement && element.type === 'submit' && form?.contains(element)) return 30;
    if (element.localName === 'h1') return 10;
    if (element.closest('header')) return 0.25;
    // What is typed or chosen next.
    return element.matches('input, select, textarea') ? 5 : 1;
  };
};
