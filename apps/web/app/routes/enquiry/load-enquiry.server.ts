import { type Company, deliveryQuoteThanks, enquiryThanks } from '@boxwright/contract';
import { countOf } from '../../features/configurator/box-choice.ts';
import { listCategories } from '../../features/content/content.server.ts';
import { deliveryForm, deliveryMessage } from '../../features/delivery/delivery-chat.ts';
import { type Delivery, loadDelivery } from '../../features/delivery/load-delivery.server.ts';
import { cartonTypeOf } from '../../features/enquiry/carton-type.ts';
import { unlisted } from '../../features/shell/meta.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { loadCompany } from '../../features/site/load-company.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { askedBox } from './asked-box.server.ts';
import { askedDrawing } from './asked-drawing.server.ts';

const described = ({ name, hours }: Company) =>
  `Write to ${name} in Chennai about printed boxes, labels and stickers. We answer within 2 hours on working days, ${hours}.`;

/** Which form the page shows, its subject, and whether one has just been sent without JavaScript. */
export async function loadEnquiry(request: Request, api: ServerApi) {
  const company = await loadCompany(api);
  const asked = new URL(request.url).searchParams;
  const sent = asked.get('sent');
  const about = aboutOf(asked);
  const head = await pageHead(api, {
    title: 'Write to us',
    description: described(company),
    path: paths.enquiry,
    crumbs: [{ name: 'Enquiry', path: paths.enquiry }],
  });
  const isOfDelivery = asked.get('form') === deliveryForm || sent === deliveryForm;
  const delivery = isOfDelivery ? await loadDelivery(api, asked) : null;
  const box = isOfDelivery ? null : ((await askedDrawing(api, asked)) ?? (await askedBox(api, asked)));
  return {
    form: formOf(asked.get('form')),
    /** The first text of the message. */
    message: box?.message ?? (about === '' ? '' : `About ${about}: `),
    isDescribed: box !== null,
    /** The configured box, shown above the form. */
    shown: box?.shown ?? null,
    pincode: box?.pincode ?? '',
    thanks: thanksFor(sent),
    /** The box of a delivery quote; null if the address names no box on offer. */
    delivery,
    /** The first message of the chat about it. */
    chatText: delivery && messageOf(delivery),
    head: sent === null ? head : [...head, unlisted],
  };
}

const messageOf = ({ box, choice, quote }: Delivery): string =>
  deliveryMessage(box, {
    quantity: countOf(choice),
    pincode: choice.pincode,
    weight: quote?.price?.weight,
  });

const formOf = (form: string | null): 'quote' | 'message' | typeof deliveryForm => {
  if (form === deliveryForm) return deliveryForm;
  return form === 'quote' ? 'quote' : 'message';
};

const thanksFor = (sent: string | null): string | null => {
  if (sent === deliveryForm) return deliveryQuoteThanks;
  return sent === 'message' ? enquiryThanks.page : sent === 'quote' ? enquiryThanks.panel : null;
};

/** The subject of "Enquire Now" on a card or page. Only short plain words, so that a link can't inject a text. */
function aboutOf(asked: URLSearchParams): string {
  const packaging = listCategories().map(({ slug, meta }) => ({ slug, name: meta.name }));
  const about = asked.get('about') ?? cartonTypeOf(asked.get('from') ?? '', packaging);
  return /^[\p{L}\d ,&()-]{1,60}$/u.test(about) ? about : '';
}
