import type { ShopVisitor, WireAnswer } from './open-shop.ts';

/** A thousand 100 g soap boxes on 300 gsm board with gloss aqueous coating, shipped to Coimbatore. */
export const soapBox = {
  varientid: 202,
  boardid: 2,
  outercoatingid: 2,
  innercoatingid: 0,
  quantity: 1000,
  deliverytype: 'StandardShipping',
  destination_pin: '641001',
};

export const saveSoapBox = (visitor: ShopVisitor, own: object = {}): Promise<WireAnswer> =>
  visitor.call('SaveBox', { ...soapBox, ...own });

/** The customer's saved boxes, newest first. */
// biome-ignore lint/suspicious/noExplicitAny: the wire's rows are checked by what each test expects.
export const savedBoxesOf = async (visitor: ShopVisitor): Promise<any[]> =>
  (await visitor.call('GetSavedBoxes', {})).data;
