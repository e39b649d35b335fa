import { type Board, fail, ok, type Product, type Variant } from '@boxwright/contract';
import type { BoxOffer } from '../features/configurator/box-choice.ts';
import type { Answers } from './server-double.ts';

const box = { style: 'straight-tuck-end', length: 81.5, width: 28, height: 80 } as const;

export const smallProduct: Product = {
  ...box,
  id: 10,
  verticalName: 'Care',
  itemName: 'Soap Box',
  image: '',
  imageAlt: '',
  route: 'soap-box',
  status: 'Active',
  fromPrice: null,
  fromQuantity: 1000,
};

const variant: Variant = {
  ...box,
  id: 202,
  name: 'Soap Box 100 g',
  images: '',
  imageAlt: '',
  gstRate: 18,
  shortDescription: '',
  longDescription: '',
  route: 'soap-box-100-g',
  itemName: 'Soap Box',
  itemRoute: 'soap-box',
  productId: 10,
  hsn: '4819',
  status: 'Active',
};

export const smallBoard: Board = {
  id: 3,
  name: 'Folding Box Board',
  gsm: 300,
  image: '',
  imageAlt: '',
  description: '',
  caliper: 0.4,
  face: 'coated',
  status: 'Active',
};

/** What there is to choose for its box. */
export const smallOffer: BoxOffer = { variants: [variant], boards: [smallBoard], outerCoatings: [], innerCoatings: [] };

/** A shop that offers one box in one size and board, and one round sticker. Prices have to be given by the test. */
export const smallCatalogue = {
  GetProductMaster: () => ok([smallProduct]),
  GetVariantData: () => ok([variant]),
  GetBoard: () => ok([smallBoard]),
  GetCoatingdata: () => ok([]),
  GetVariantImage: () => ok([]),
  GetQuote: () => fail('unavailable', 'The price isn’t known at the moment.'),
  GetStickerShapeMaster: () =>
    ok([
      {
        id: 1,
        name: 'Round',
        image: '',
        imageAlt: '',
        status: 'Yes',
        outline: 'round',
        priceClass: 'round',
        startingPrice: null,
        sizes: ['40 X 40'],
      },
    ]),
  GetStickerMaterialMaster: () =>
    ok([
      {
        id: 2,
        code: 'paper',
        name: 'Paper',
        description: '',
        image: '',
        imageAlt: '',
        gstRate: 18,
        hasWhite: false,
        status: 'Active',
      },
    ]),
  GetStickerQuantityMaster: () => ok([{ id: 1, quantity: 300, status: 'Active' }]),
  GetStickerQuote: () => fail('unavailable', 'The price isn’t known at the moment.'),
  GetCompany: () =>
    ok({
      name: 'Boxwright',
      legalName: 'Boxwright',
      addressLines: [],
      phones: [],
      email: '',
      whatsapp: '',
      hours: '',
      gstin: '',
      stateCode: '33',
      social: [],
      groupCompanies: [],
      grievanceOfficer: { name: '', email: '', phone: '' },
      minimumBoxes: 1000,
      minimumStickers: 50,
      workingDaysToShip: 7,
      maximumBoxes: 50_000,
      payLaterDays: 3,
      balanceDays: 3,
      transferDays: 5,
      transferReminderDays: 2,
      takesTransfers: false,
      supplyChoices: { sentElsewhere: 'registration', collectedByRegistered: 'works', collectedByOthers: 'address' },
      cashOnDelivery: { zones: [], mostPaise: 0, provenFromPaise: 0, leastFeePaise: 0, feeBps: 0 },
      daysToSample: 3,
      sampleCreditDays: 30,
      dieYears: 2,
      artworkDays: 30,
      tolerance: 5,
      evidence: { bioDegradable: '', recyclable: '', nonToxic: '', foodGrade: '', ecoFriendly: '', carbonNeutral: '' },
      banner: { text: '', address: '' },
      isDemonstration: false,
    }),
} satisfies Answers;
