import { expect, test } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useMemberRole } from './use-member-role.ts';

const openOffice = (member: unknown) =>
  openScreen(useMemberRole, {
    given: undefined,
    layout: { id: 'features/office/office-layout', data: { member, unseenAlerts: 0 } },
  });

test('the role is that of the signed-in member; nobody has one on the sign-in page', async () => {
  const office = await openOffice({ name: 'Ravi', role: 'Sales' });
  expect(office.now).toBe('Sales');
  await office.leave();
  expect((await openOffice(null)).now).toBe('');
});

test('outside of the back office nobody has a role', async () => {
  expect((await openScreen(useMemberRole, { given: undefined })).now).toBe('');
});
