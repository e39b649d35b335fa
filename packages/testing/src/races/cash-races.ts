import { isPlaced, remembered, saleFor } from './price-races.ts';
import type { Race, RaceShop } from './race.ts';
import { ownPlace, type RaceBuyer, raceBuyer } from './race-buyer.ts';

/** A placed order of more than half of the cash limit of a new shop; nobody is called for it. */
async function readyForCash(
  shop: RaceShop,
  own: object,
): Promise<{ buyer: RaceBuyer; confirm: () => ReturnType<RaceBuyer['place']> }> {
  const buyer = await raceBuyer(shop, own);
  const { id, total } = await buyer.order();
  if (total < 12_500 || total > 19_500) throw new Error(`This race is not about orders of ${total} rupees.`);
  const confirm = () => buyer.caller.call('ConfirmOrder', { orderid: id, paymentmode: 'COD', asplaced: true });
  return { buyer, confirm };
}

const shared = (name: string, pick: (place: ReturnType<typeof ownPlace>) => object): Race => ({
  name: `two customers with the same ${name} choose cash on delivery, each for more than half of what may be open`,
  async prepare(shop) {
    const same = pick(ownPlace());
    const isReady: Awaited<ReturnType<typeof readyForCash>>[] = [];
    for (const _ of [1, 2]) isReady.push(await readyForCash(shop, same));
    const presses = isReady.map(({ confirm }) => remembered(confirm));
    return {
      presses: presses.map(({ press }) => press),
      wrong: async () =>
        presses.filter(({ answer }) => isPlaced(answer())).length === 1
          ? undefined
          : `Not one of two customers with the same ${name} got cash on delivery.`,
    };
  },
});

/** The races for the limit of cash on delivery between orders placed in the same moment; decision 99. */
export const cashRaces: readonly Race[] = [
  shared('mobile number', ({ mobileNo }) => ({ mobileNo })),
  shared('address', ({ area }) => ({ area })),
  {
    name: 'a customer chooses cash on delivery, and the desk sells to them in cash',
    async prepare(shop) {
      const { buyer, confirm } = await readyForCash(shop, {});
      const presses = [remembered(confirm), remembered(await saleFor(shop, buyer, 'COD'))];
      return {
        presses: presses.map(({ press }) => press),
        wrong: async () =>
          presses.filter(({ answer }) => isPlaced(answer())).length === 1
            ? undefined
            : 'Not one of a customer’s order and the desk’s sale is paid in cash.',
      };
    },
  },
];
