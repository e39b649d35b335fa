import { expect, test } from 'vitest';
import { courierPage } from './index.ts';

test('a parcel is linked if its courier is known, however the name is written', () => {
  for (const name of ['Blue Dart', 'BLUEDART', 'BlueDart Express Ltd', 'The Bluedart']) {
    expect(courierPage(name, '4412 7781')).toEqual({
      url: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=44127781',
      isOfParcel: true,
    });
  }
  expect(courierPage('Delhivery', '../x?a=1#')?.url).toBe(
    'https://www.delhivery.com/track-v2/package/..%2Fx%3Fa%3D1%23',
  );
  expect(courierPage('Our own van', '1')).toBeNull();
  expect(courierPage('My Delhivery', '1')).toBeNull();
  expect(courierPage('Delhivery', '')).toBeNull();
});

test.each([
  ['XpressBees', 'https://www.xpressbees.com/shipment/tracking?awbNo=7'],
  ['Ekart Logistics', 'https://ekartlogistics.com/shipmenttrack/7'],
])('%s shows the parcel itself', (name, url) => {
  expect(courierPage(name, '7')).toEqual({ url, isOfParcel: true });
});

test.each([
  ['DTDC', 'https://www.dtdc.com/track-your-shipment/'],
  ['India Post', 'https://www.indiapost.gov.in/'],
  ['Speed Post', 'https://www.indiapost.gov.in/'],
  ['ST Courier', 'https://stcourier.com/track/shipment'],
  ['The Professional Couriers', 'https://www.tpcindia.com/'],
  ['TPC', 'https://www.tpcindia.com/'],
])('the page of %s asks for the number', (name, url) => {
  expect(courierPage(name, '7')).toEqual({ url, isOfParcel: false });
});
