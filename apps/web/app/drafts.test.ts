import { operationShapes } from '@boxwright/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftOwner, keepDraft, readDraft } from './drafts.ts';
import { readConsent } from './features/analytics/consent.ts';
import { keepWaitingOrder, readWaitingOrder } from './features/order/waiting-order.ts';
import { keepPincode, readPincode } from './features/pincode/kept-pincode.ts';
import { forgetMarkers, markPage, readMarkers, rememberFrom } from './features/session/page-marker.ts';
import { readChoice } from './features/session/saved-choice.ts';
import { forgetBrowser, forgetSignedIn, keepSignedIn } from './features/session/session.ts';
import { selectionKey } from './features/session/stored-keys.ts';
import { keepRecovery, readRecovery } from './routes/forgetpassword/recovery.ts';
import { MemoryStorage } from './testing/memory-storage.ts';

// The build makes this file from the contract.
vi.mock('./operations.ts', () => ({ shapes: operationShapes() }));

const customer = (id: number) => ({
  id,
  userId: `user-${id}`,
  name: 'Asha Raman',
  email: 'asha@kokko.example',
  mobile: '9840012345',
  companyName: null,
  gender: null,
  dateOfBirth: null,
  maritalStatus: null,
  anniversary: null,
  gstin: null,
  picture: null,
});
const signIn = (id: number) => keepSignedIn([customer(id) as never]); // the record reads only these fields
const [asha, banu] = [7, 8];

let tab: MemoryStorage;
beforeEach(() => {
  tab = new MemoryStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

/** Removes the record, as a 401 does. */
const expire = () => localStorage.removeItem('customer');

describe('what a customer typed', () => {
  test('is shown to nobody else, not even after their session has expired', async () => {
    await signIn(asha);
    keepDraft(asha, 'profile', 'Mill Road');
    expect(readDraft(banu, 'profile')).toBeNull();
    expire();
    expect(readDraft(draftOwner(), 'profile')).toBeNull();
    await signIn(banu);
    expect(readDraft(banu, 'profile')).toBeNull();
    expect(JSON.stringify(tab)).not.toContain('Mill Road');
  });

  test('is shown to them again once they sign in after their session has expired', async () => {
    await signIn(asha);
    keepDraft(asha, 'profile', 'Mill Road');
    keepPincode('641001');
    keepWaitingOrder({ orderId: 12, transactionId: 'a' });
    expire();
    await signIn(asha);
    expect(readDraft(asha, 'profile')).toBe('Mill Road');
    expect(readPincode()).toBe('641001');
    expect(readWaitingOrder()?.orderId).toBe(12);
  });

  test('is gone once they log out, with their pincode, addresses and order; the box stays', async () => {
    await signIn(asha);
    keepDraft(asha, 'profile', 'Mill Road');
    keepDraft(null, 'quote', 'Asha');
    keepPincode('641001');
    keepWaitingOrder({ orderId: 12, transactionId: 'a' });
    rememberFrom('/my-orders/12');
    localStorage.setItem('addressChoice', '{"shippingId":3}');
    localStorage.setItem('box:1', 'quantity=2000');
    localStorage.setItem('measurement', 'denied');
    sessionStorage.setItem(selectionKey, '{}');
    forgetSignedIn();
    expect(Object.keys(sessionStorage)).toEqual([selectionKey]);
    expect(Object.keys(localStorage).toSorted()).toEqual(['box:1', 'measurement']);
    expect(readChoice().shippingId).toBeNull();
  });

  test('shows no pincode and no order to another customer after their session has expired', async () => {
    await signIn(asha);
    keepPincode('641001');
    keepWaitingOrder({ orderId: 12, transactionId: 'a' });
    expire();
    await signIn(banu);
    expect(readPincode()).toBeNull();
    expect(readWaitingOrder()).toBeNull();
  });
});

describe('what was typed before signing in', () => {
  test('becomes the draft of the customer who signs in, and of nobody else', async () => {
    keepDraft(draftOwner(), 'quote', '2,000 boxes');
    keepPincode('641001');
    await signIn(asha);
    expect(readPincode()).toBe('641001');
    expect(readDraft(draftOwner(), 'quote')).toBe('2,000 boxes');
    expire();
    await signIn(banu);
    expect(readDraft(draftOwner(), 'quote')).toBeNull();
  });

  test('replaces what the customer left when their session expired', async () => {
    keepDraft(asha, 'quote', 'old');
    keepDraft(null, 'quote', 'new');
    await signIn(asha);
    expect(readDraft(draftOwner(), 'quote')).toBe('new');
  });

  test('is replaced by what the customer types once they have signed in', async () => {
    keepDraft(null, 'note', 'matt black inside');
    await signIn(asha);
    keepDraft(draftOwner(), 'note', null);
    expect(readDraft(draftOwner(), 'note')).toBeNull();
  });
});

describe('a browser that stores nothing', () => {
  const refusing = new Proxy(
    {},
    {
      get: () => {
        throw new Error('denied');
      },
    },
  );
  // Disabled in WebViews, and for sites that may store nothing.
  describe.each([
    ['has no storage', () => null],
    ['refuses to store', () => refusing],
  ])('because it %s', (_, open) => {
    beforeEach(() => {
      const storage = open();
      vi.stubGlobal('sessionStorage', storage);
      vi.stubGlobal('localStorage', storage);
    });

    test('loses what was typed, without a failure', () => {
      expect(() => keepDraft(null, 'quote', 'a')).not.toThrow();
      expect(readDraft(null, 'quote')).toBeNull();
    });

    test('signs in and out, and goes its way, without a failure', async () => {
      await signIn(asha);
      markPage('Header', '/cart');
      rememberFrom('/my-orders/12');
      expect(readMarkers()).toEqual({ marker: null, previousPage: null, from: null });
      forgetMarkers();
      keepRecovery({ email: 'asha@kokko.example', ticket: 't', verified: true, endsAt: 2, resendAt: 1 });
      expect(readRecovery(0)).toBeNull();
      forgetSignedIn();
      forgetBrowser();
    });

    test('counts as not asking to be measured', () => {
      expect(readConsent()).toBe('denied');
    });
  });
});
