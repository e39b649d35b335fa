import { ok } from '@boxwright/contract';
import { countAwaitedTransfers } from '@boxwright/storage';
import { senderOf } from '../../adapters/mail/sender.ts';
import type { Handler } from '../../calls/call.ts';
import { freshCatalogue } from '../../selling/catalogue/catalogue.ts';
import { noteOnZones, zonesOf } from '../../selling/settings/cash-zones.ts';
import { readSettingsNow, sections } from '../../selling/settings/sections.ts';
import { seenValues } from '../../selling/settings/seen-values.ts';

export const GetSettings: Handler<'GetSettings'> = async ({ section }, { services }) => {
  const { db, env, gateway } = services;
  const stored = await readSettingsNow(db);
  const values = sections[section].show(stored);
  const sender = senderOf(env.mailFrom, stored.company.name);
  return ok({
    values: { ...values },
    notes:
      section === 'cod'
        ? { zones: noteOnZones(values['zones'] ?? '', zonesOf((await freshCatalogue(services)).delivery)) }
        : {},
    awaitedTransfers: section === 'bank' ? await countAwaitedTransfers(db) : 0,
    seen: seenValues(values),
    mail: {
      isSent: env.smtpUrl !== null,
      // Only the host, because the address contains the password.
      server: env.smtpUrl === null ? null : new URL(env.smtpUrl).hostname,
      from: `${sender.name} <${sender.address}>`,
    },
    payments: { gateway: gateway.name, mode: env.payu?.mode ?? 'test' },
  });
};
