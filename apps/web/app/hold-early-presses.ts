/**
 * Keeps presses that come before the page's scripts. A button that is pressed, or a form that is sent, before React has
 * hydrated it shows at once that it was, and is pressed again, once, as soon as it is hydrated. What was typed or
 * chosen before is passed to React in the same way. Links, and controls with a behaviour of their own, keep it. The key of
 * the command bar is a press of the button that opens it. Files that were chosen in a field which React has rendered anew
 * meanwhile are moved to the field in its place.
 *
 * If the scripts don't come in time, a form that works without them is sent as it is; for any other press a sentence
 * says that it did nothing. The function's source is written into every page, so it uses nothing from outside.
 */
export function holdEarlyPresses(): void {
  interface Held {
    readonly since: number;
    /** The button of a form that was sent. */
    readonly submitter?: HTMLElement | null;
    /** Pressed on the keyboard in place of the button, which may wake up later than what hears the key. */
    readonly key?: KeyboardEvent;
    /** A control that was typed into or chosen, as it was left. */
    readonly left?: { readonly value: string; readonly checked: boolean };
    /** What was chosen in a field for files, and where that stands among those of the page. */
    readonly files?: { readonly chosen: FileList; readonly place: number };
  }
  const patience = { plainForm: 6_000, other: 15_000 };
  const held = new Map<HTMLElement, Held>();
  const fileFields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
  /** Where fields for files stood when they were pressed. */
  const places = new WeakMap<HTMLElement, number>();
  /** The button or form that is being pressed again. */
  let replayed: HTMLElement | undefined;
  let timer = 0;

  const hearsKey = () => 'hearsKey' in document.documentElement.dataset;
  // React stores the props of an element that it has hydrated in the element, under a name with a random end.
  const isAwake = (element: HTMLElement) =>
    'alive' in document.documentElement.dataset &&
    Object.keys(element).some((name) => name.startsWith('__reactProps$'));
  const isPlainForm = (element: HTMLElement, submitter?: HTMLElement | null) =>
    element.matches('form:is([action], [method=get], [data-plain])') || Boolean(submitter?.hasAttribute('formaction'));

  const showHeard = (element: HTMLElement, isHeard: boolean) => {
    element.toggleAttribute('data-heard', isHeard);
    if (isHeard) element.setAttribute('aria-busy', 'true');
    else element.removeAttribute('aria-busy');
  };

  const hold = (element: HTMLElement, how: Omit<Held, 'since'>) => {
    const since = held.get(element)?.since ?? performance.now();
    // Several presses of one control are one, in the order of the last press.
    held.delete(element);
    held.set(element, { since, ...how });
    if (!how.left) showHeard(how.submitter ?? element, true);
    timer ||= window.setInterval(replayNext, 30);
  };

  /** One at a time, so that a change is rendered before the next event. */
  const replayNext = () => {
    for (const [element, { since, submitter, key, left, files }] of held) {
      const isAwakeNow = key ? hearsKey() : isAwake(element);
      if (files && !element.isConnected) {
        const inItsPlace = fileFields()[files.place];
        if (!inItsPlace && performance.now() - since < patience.other) continue;
        held.delete(element);
        if (inItsPlace) {
          inItsPlace.files = files.chosen;
          hold(inItsPlace, { left: { value: '', checked: false }, files });
        }
        break;
      }
      // Typed text is never too late.
      const isLate =
        !left && performance.now() - since > (isPlainForm(element, submitter) ? patience.plainForm : patience.other);
      // What hears a key stands beside its button, which React may have rendered anew.
      const isHere = key !== undefined || element.isConnected;
      if (isHere && !isAwakeNow && !isLate) continue;
      held.delete(element);
      if (isHere) {
        if (isAwakeNow && key) dispatchEvent(new KeyboardEvent(key.type, key));
        else if (isAwakeNow && left) passToReact(element as HTMLInputElement, left);
        else if (isAwakeNow || isPlainForm(element, submitter)) pressAgain(element, submitter);
        else sayItFailed();
      }
      if (!left) showHeard(submitter ?? element, false);
      break;
    }
    if (held.size > 0) return;
    clearInterval(timer);
    timer = 0;
  };

  const pressAgain = (element: HTMLElement, submitter?: HTMLElement | null) => {
    replayed = element;
    // React doesn't finish a hydration that has begun for a form that is sent, as it does for this event.
    element.dispatchEvent(new Event('touchcancel', { bubbles: true }));
    if (element instanceof HTMLFormElement) element.requestSubmit(submitter);
    else element.click();
    replayed = undefined;
  };

  /**
   * React ignores an event unless the control's value differs from the one it saw last, so that value is changed first.
   */
  const passToReact = (control: HTMLInputElement, { value, checked }: NonNullable<Held['left']>) => {
    if (control.type === 'checkbox' || control.type === 'radio') {
      // For some events React finishes the hydration and forgets which value it saw. So first comes an event without a
      // listener.
      control.dispatchEvent(new Event('touchcancel', { bubbles: true }));
      if (control.checked === checked) control.checked = !checked;
      control.click();
    } else if (control instanceof HTMLSelectElement || control.type === 'file') {
      if (control.type !== 'file') control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      control.value = value === control.defaultValue ? `${value} ` : control.defaultValue;
      // The prototype's setter, because React watches the element's own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };

  const sayItFailed = () => {
    const note = document.createElement('p');
    note.className = 'press-in-vain';
    note.setAttribute('role', 'alert');
    note.textContent =
      'That button did nothing, because a part of this page has not arrived. Please check your connection and reload the page.';
    document.body.append(note);
    setTimeout(() => note.remove(), 12_000);
  };

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onPress = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === 'file' && !isAwake(target)) {
      places.set(target, fileFields().indexOf(target));
      // While its dialog is open, React may render another field in its place.
      target.addEventListener('change', onTyped);
    }
    const button = target instanceof Element ? target.closest('button') : null;
    // A button that sends its form, or opens one of the browser's popovers, works by itself.
    if (!button || (button.form && button.type !== 'button') || button.popoverTargetElement) return;
    if (button === replayed || isAwake(button)) return;
    stop(event);
    hold(button, {});
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form === replayed || isAwake(form)) return;
    stop(event);
    hold(form, { submitter: event.submitter });
  };
  const onKey = (event: KeyboardEvent) => {
    if (hearsKey() || !/^k$/i.test(event.key) || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[aria-keyshortcuts^="Control+K"]')];
    const button = buttons.find(({ offsetParent }) => offsetParent) ?? buttons[0];
    // Pages without a command bar leave the key to the browser.
    if (!button) return;
    event.preventDefault();
    hold(button.form ?? button, { submitter: button, key: event });
  };
  const onTyped = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches('input, select, textarea')) return;
    const { value, checked, files: chosen } = target as HTMLInputElement;
    // What comes last may be the `change` of text that was typed before, which React ignores: it has seen that value.
    if (!held.has(target) && target.isConnected && isAwake(target)) return;
    const place = target.isConnected ? fileFields().indexOf(target as HTMLInputElement) : (places.get(target) ?? 0);
    hold(target, { left: { value, checked }, ...(chosen?.length && { files: { chosen, place } }) });
  };
  // In the window's capture phase: before React, which drops events for parts that it hasn't hydrated.
  addEventListener('click', onPress, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('keydown', onKey, true);
  addEventListener('input', onTyped, true);
  addEventListener('change', onTyped, true);
}
