import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { checkBeforeOrder } from '../../selling/artwork/check-before-order.ts';
import { presentFinding } from '../../selling/artwork/present-finding.ts';
import { presentPlacement } from '../../selling/artwork/present-placement.ts';
import { readArtworkOnBox } from '../../selling/goods/box/artwork-on-box.ts';

export const GetArtworkPlacement: Handler<'GetArtworkPlacement'> = async (asked, call) => {
  const onBox = await readArtworkOnBox(call.services, asked);
  if (!onBox.ok) return onBox;
  const { artwork, target, inside, shown } = onBox.value;
  const checked = await checkBeforeOrder(call, artwork, { outside: target, inside });
  if (!checked.ok) return checked;
  const { placement, findings } = checked.value;
  return ok({
    ...shown,
    placement: presentPlacement(placement),
    insidePlacement: presentPlacement(placement?.inside ?? null),
    findings: findings.map(presentFinding),
  });
};
