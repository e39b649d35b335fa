import type { ShopVisitor } from './open-shop.ts';

/** Begins a draft with these figures and returns its revision. */
export async function draftWith(
  staff: ShopVisitor,
  kind: 'carton' | 'sticker' | 'delivery',
  figures: Readonly<Record<string, string>>,
): Promise<number> {
  const { data } = await staff.call('StartPriceDraft', { kind });
  const saved = await staff.call('SavePriceDraft', {
    kind,
    revision: data.revision,
    figures: Object.entries(figures).map(([key, value]) => ({ key, value })),
  });
  return saved.data.revision;
}
