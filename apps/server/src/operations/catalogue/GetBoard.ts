import { ok } from '@boxwright/contract';
import { caliperOf } from '@boxwright/dieline';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { choose } from '../../selling/catalogue/choose.ts';
import { printedFaceOf } from '../../selling/goods/box/printed-face.ts';

export const GetBoard: Handler<'GetBoard'> = async ({ where }, { services }) => {
  const { boards, pictureTexts } = await currentCatalogue(services);
  const shown = [...boards.values()].filter((board) => board.status === 'Active');
  return ok(
    choose(shown, where).map(({ id, name, gsm, family, bulk, image, description, status }) => ({
      id,
      name,
      gsm,
      image: image ?? '',
      imageAlt: pictureTexts.get(image ?? '') ?? '',
      description: description ?? '',
      caliper: caliperOf(gsm, bulk),
      face: printedFaceOf({ family, name }),
      status,
    })),
  );
};
