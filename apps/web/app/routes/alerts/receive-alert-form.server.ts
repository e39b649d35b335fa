import { officeAction } from '../../features/office/office-action.server.ts';
import { askedPage } from '../../features/shell/asked-page.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { isUnseenAsked } from './asked-alerts.ts';

/** The maximum per page of the list. */
const mostAtOnce = 100;

/** `seen` contains the alerts to mark as seen, `again` the one whose job is run again. */
export const action = officeAction(async (form) => {
  const alertId = form.id('again');
  const ids = form
    .all('seen')
    .flatMap((text) => idIn(text) ?? [])
    .slice(0, mostAtOnce);
  if (alertId > 0) await form.send('RunJobAgain', { alertId });
  else if (ids.length > 0) await form.send('MarkAlertsSeen', { ids });
  else form.refuse({ code: 'invalid', text: 'Please choose an alert.' });
  const page = askedPage(form.url);
  return isUnseenAsked(form.url) ? officePaths.unseenAlerts(page) : officePaths.alertsPage(page);
});
