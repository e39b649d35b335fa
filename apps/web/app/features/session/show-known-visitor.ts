/**
 * Shows a customer's name and the number of lines in their cart at the first paint: public pages are the same for
 * everybody, and their scripts come later. The styles in `known-visitor.css` show what this function marks until the
 * header is hydrated. Its source is written into every page, so it uses nothing from outside.
 */
export function showKnownVisitor(customerKey: string, nameField: string, linesKey: string): void {
  const root = document.documentElement;
  const show = (mark: string, text: string) => {
    root.setAttribute(`data-${mark}`, '');
    // A string in CSS is written as one in JSON.
    root.style.setProperty(`--${mark}`, JSON.stringify(text));
  };
  try {
    const records = JSON.parse(localStorage.getItem(customerKey) ?? 'null');
    const name = records?.[0]?.[nameField];
    if (typeof name === 'string') show('customer', name);
    // Signed in according to the server's cookie, but this browser has forgotten the name.
    else if (document.cookie.includes('boxwright.known=1')) show('customer', 'My Account');
    const lines = Number(localStorage.getItem(linesKey));
    if (lines > 0) show('cart-lines', String(lines));
  } catch {
    // Storage is disabled or holds something else: the header shows Login until the server has been asked.
  }
}
