import { type DiscountKind, discountKinds, mostListRates } from '@boxwright/contract';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

export const action = officeAction({
  save: async (form) => {
    const id = form.id('id') || null;
    const saved = await form.send('SavePriceList', {
      ...form.texts('name', 'customer', 'validFrom', 'validUntil'),
      ...{ id, seen: form.count('seen'), groupId: form.id('groupId') || null, rates: ratesOf(form) },
    });
    return id === null ? { done: `The price list “${saved.name}” is made.` } : officePaths.priceLists;
  },
  end: async (form) => {
    const isEnded = form.text('ended') === 'yes';
    const ended = { what: 'price-list' as const, id: form.id('id'), seen: form.count('seen'), isEnded };
    const { name } = await form.send('EndDiscount', ended);
    return { done: isEnded ? `The price list “${name}” has ended.` : `The price list “${name}” goes on.` };
  },
});

const ratesOf = (form: SentForm) =>
  Array.from({ length: mostListRates }, (_, index) => ({
    kind: kindIn(form.text(`kind-${index + 1}`)),
    percent: form.text(`percent-${index + 1}`),
    fromQuantity: form.text(`fromQuantity-${index + 1}`),
    fromAmount: form.text(`fromAmount-${index + 1}`),
  }));

const kindIn = (text: string): DiscountKind => discountKinds.find((kind) => kind === text) ?? 'box';
