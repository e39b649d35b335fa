import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { choose } from '../../selling/catalogue/choose.ts';

export const GetCoatingdata: Handler<'GetCoatingdata'> = async ({ where }, { services }) => {
  const { coatings, pictureTexts } = await currentCatalogue(services);
  const shown = [...coatings.values()].filter((coating) => coating.status === 'Active');
  return ok(
    choose(shown, where).map(({ id, code, name, image, description, kind, status }) => ({
      id,
      code,
      name,
      image: image ?? '',
      imageAlt: pictureTexts.get(image ?? '') ?? '',
      description: description ?? '',
      kind,
      status,
    })),
  );
};
