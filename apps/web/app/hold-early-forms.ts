/**
 * A form that is sent before the page's scripts are there waits for them, and goes as a page without scripts sends it
 * when they don't come. It is written into every page as it stands here, so it uses nothing from outside.
 */
export function holdEarlyForms(): void {
  const patience = 6_000;
  let held: SubmitEvent | null = null;
  let hasGivenUp = false;
  const send = () => {
    // Several presses are one: the last.
    if (held?.target instanceof HTMLFormElement) held.target.requestSubmit(held.submitter);
    held = null;
  };
  const hold = (event: SubmitEvent) => {
    if (hasGivenUp || 'alive' in document.documentElement.dataset) return;
    event.preventDefault();
    event.stopPropagation();
    if (held === null) {
      setTimeout(() => {
        hasGivenUp = true;
        send();
      }, patience);
    }
    held = event;
  };
  addEventListener('submit', hold, true);
  addEventListener('alive', send, { once: true });
}
