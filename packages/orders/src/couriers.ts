/** The courier's page that shows a parcel. */
export interface CourierPage {
  readonly url: string;
  /** Whether the page opens with this parcel; otherwise its number must be typed there. */
  readonly isOfParcel: boolean;
}

interface Courier {
  /** Words of its name, as staff type them: lower case, letters only. */
  readonly names: readonly string[];
  /** With `#` for the parcel's number, if the page takes one. */
  readonly page: string;
}

/** Indian couriers, with tracking pages that haven't changed for years. */
const couriers: readonly Courier[] = [
  { names: ['bluedart'], page: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=#' },
  { names: ['delhivery'], page: 'https://www.delhivery.com/track-v2/package/#' },
  { names: ['xpressbees'], page: 'https://www.xpressbees.com/shipment/tracking?awbNo=#' },
  { names: ['ekart'], page: 'https://ekartlogistics.com/shipmenttrack/#' },
  { names: ['dtdc'], page: 'https://www.dtdc.com/track-your-shipment/' },
  { names: ['indiapost', 'speedpost'], page: 'https://www.indiapost.gov.in/' },
  { names: ['stcourier'], page: 'https://stcourier.com/track/shipment' },
  { names: ['professionalcouriers', 'tpc'], page: 'https://www.tpcindia.com/' },
];

/** The courier's page for a parcel; null for unknown couriers, and without a number. */
export function courierPage(courier: string, trackingNumber: string): CourierPage | null {
  const typed = courier.toLowerCase().replace(/[^a-z]/g, '');
  const number = trackingNumber.replace(/\s/g, '');
  const known = couriers.find(({ names }) => names.some((name) => typed.startsWith(name) || typed === `the${name}`));
  if (known === undefined || number === '') return null;
  const [before = '', after] = known.page.split('#');
  if (after === undefined) return { url: known.page, isOfParcel: false };
  return { url: before + encodeURIComponent(number) + after, isOfParcel: true };
}
