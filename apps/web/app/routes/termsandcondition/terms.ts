import type { Company } from '@boxwright/contract';

export interface Section {
  readonly title: string;
  readonly text: string;
}

/** The terms of orders, in force for this shop. Comes with the page's data. */
export const termsFor = ({ legalName, email }: Company): readonly Section[] => [
  {
    title: 'Who you order from',
    text: `Orders on this site are made with ${legalName}, whose address stands at the foot of every page. The site is for orders to be delivered in India.`,
  },
  {
    title: 'Your account',
    text: 'To order you need an account with your own name and details. Keep your password to yourself; what is ordered with it counts as ordered by you. Tell us at once if somebody else has used it.',
  },
  {
    title: 'Prices and payment',
    text: 'The price on the screen holds for the order that you place with it: goods, delivery to your pincode and GST. Payment is made online through our payment provider; we never see or keep the number of your card.',
  },
  {
    title: 'Your artwork',
    text: 'You confirm that you may use the texts, brands and pictures that you send us for printing. We print after you have approved a digital sample; what is approved there is what we deliver.',
  },
  {
    title: 'Colours and sizes',
    text: 'Screens and papers show colours differently. Printed colours may vary by 5 to 10 per cent from the sample, and sizes by up to 2 millimetres. Pictures on this site are illustrative.',
  },
  {
    title: 'Cancellation',
    text: `You can cancel an order within 24 hours of placing it, by e-mail to ${email} with the order number and the word CANCEL. After that, production may have begun.`,
  },
  {
    title: 'Custom products',
    text: 'Boxes and stickers are made to your measure and print and cannot be sold to anybody else: there are no returns and no refunds for them, unless what we deliver is faulty or not what you approved.',
  },
  {
    title: 'Shipping and risk',
    text: 'We ship within 7 working days of your approval. The risk of loss passes to you when we hand the parcel to the carrier; we help you with the claim if it is lost or damaged on the way.',
  },
  {
    title: 'Liability',
    text: 'We answer for faults in our work up to the price of the order. We do not answer for lost profit or for goods packed in our boxes, as far as the law allows that.',
  },
  {
    title: 'Misuse',
    text: 'We may refuse or end orders and accounts where there is fraud or a breach of these terms.',
  },
  {
    title: 'Law and courts',
    text: 'The law of India applies. The courts of Chennai decide.',
  },
];
