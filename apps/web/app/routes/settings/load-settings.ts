import { isSettingsSection } from '@boxwright/contract';
import { officeCall } from '../../features/office/office-call.ts';
import type { ServerApi } from '../../server-api.ts';

/** The section that the address asks for, the company by default. */
export async function loadSettings(url: URL, api: ServerApi) {
  const asked = url.searchParams.get('section') ?? '';
  const section = isSettingsSection(asked) ? asked : 'company';
  return { section, ...(await officeCall(api, url, 'GetSettings', { section })) };
}
