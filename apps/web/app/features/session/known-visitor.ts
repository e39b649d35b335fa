/** Where this browser keeps the customer record, and how full the cart is. */
export const customerKey = 'customer';
export const linesKey = 'cartLines';

/** Whether somebody is on record here or has a cart: only then the header has to say more than the server's markup. */
export const isKnownVisitor = (): boolean => {
  if (document.cookie.includes('boxwright.known=1')) return true; // set by the server beside the session
  try {
    return localStorage.getItem(customerKey) !== null || localStorage.getItem(linesKey) !== null;
  } catch {
    return false; // storage is switched off: nobody is greeted, everything else works
  }
};
