import { ok } from '@boxwright/contract';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { choose } from '../../catalogue/choose.ts';
import type { Handler } from '../../door/call.ts';

export const GetCoatingdata: Handler<'GetCoatingdata'> = async ({ where }, { services }) => {
  const { coatings } = await currentCatalogue(services);
  const shown = [...coatings.values()].filter((coating) => coating.status === 'Active');
  return ok(
    choose(shown, where).map(({ id, name, image, description, kind, status }) => ({
      id,
      name,
      image: image ?? '',
      description: description ?? '',
      kind,
      status,
    })),
  );
};
