import {
  fail,
  firstBroken,
  ok,
  type SettingsForm,
  type SettingsSection,
  settingsFields,
  settingsRules,
  settingsSections,
  settingsText,
} from '@boxwright/contract';
import { isGstin } from '@boxwright/money';
import { inTransaction, lockSettings } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { forgetCatalogue, freshCatalogue } from '../../selling/catalogue/catalogue.ts';
import { forgetCompany } from '../../selling/company/company.ts';
import { refuseZones, zonesOf } from '../../selling/settings/cash-zones.ts';
import { readSettingsNow, sections, writeSettings } from '../../selling/settings/sections.ts';
import { seenValues } from '../../selling/settings/seen-values.ts';

export const SaveSettings: Handler<'SaveSettings'> = async ({ section, values, seen }, { services, visitor }) => {
  const { db } = services;
  const form = formOf(section, values);
  if (form === null) return fail('invalid', 'These are not the fields of this form. Please load the page again.');
  const broken = firstBroken(settingsRules(section), form);
  if (broken) return fail('invalid', broken.text, { field: broken.field });
  const gstin = form['gstin'] ?? '';
  if (gstin !== '' && !isGstin(gstin))
    return fail('invalid', 'The GSTIN’s check character is wrong. Please compare it with the certificate.', {
      field: 'gstin',
    });

  const zones =
    section === 'cod' ? refuseZones(form['zones'] ?? '', zonesOf((await freshCatalogue(services)).delivery)) : null;
  if (zones !== null) return fail('invalid', zones, { field: 'zones' });

  const saved = await inTransaction(db, async (tx) => {
    await lockSettings(tx);
    const stored = await readSettingsNow(tx);
    const before = sections[section].show(stored);
    if (seenValues(before) !== seen)
      return fail('conflict', 'Somebody has changed these settings meanwhile. Please load the page again and look.');
    await writeSettings(db, tx, sections[section].read(form, stored));
    const after = sections[section].show(await readSettingsNow(tx));
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    if (changed.length > 0)
      await noted(tx, { services, visitor }, 'SaveSettings', ['settings', section, settingsSections[section].name], {
        before: only(before, changed),
        after: only(after, changed),
      });
    return ok({ changed, seen: seenValues(after) });
  });
  // Again after the commit: somebody may have read and cached the old values meanwhile.
  forgetCompany(db);
  forgetCatalogue(services);
  return saved;
};

/** The section's fields and no others; null when one is missing or unknown. */
function formOf(section: SettingsSection, values: SettingsForm): SettingsForm | null {
  const fields = settingsFields(section);
  const isWhole =
    fields.length === Object.keys(values).length && fields.every(({ name }) => Object.hasOwn(values, name));
  return isWhole
    ? Object.fromEntries(fields.map((field) => [field.name, settingsText(field, values[field.name] ?? '')]))
    : null;
}

const only = (form: SettingsForm, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, form[name]]));
