import { type Customer, genders, maritalStatuses, profilePicture, profileRules } from '@boxwright/contract';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { GstinField } from '../../features/address/GstinField.tsx';
import { keepCustomers } from '../../features/session/customer-record.ts';
import { requireCustomer, signInFor } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { notify } from '../../ui/notify.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRuledForm } from '../../ui/use-ruled-form.ts';
import type { Route } from './+types/route.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { PictureField } from './PictureField.tsx';

export const meta = unlistedMeta('My Profile');

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  customer: await requireCustomer({ context, url }),
});

const listed = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

/** The form's values from the record; without a picture the initials are used. */
const valuesOf = (customer: Customer) => ({
  companyName: customer.companyName ?? '',
  name: customer.name,
  email: customer.email,
  mobile: customer.mobile,
  gender: customer.gender ?? '',
  dateOfBirth: customer.dateOfBirth ?? '',
  maritalStatus: customer.maritalStatus ?? '',
  anniversary: customer.anniversary ?? '',
  gstin: customer.gstin ?? '',
  picture: customer.picture === null ? profilePicture.initials : profilePicture.kept,
});

export default function EditProfile({ loaderData: { customer } }: Route.ComponentProps) {
  const navigate = useNavigate();
  // Registration asks for neither of these, but the profile requires both.
  const isFirst = customer.gender === null && customer.dateOfBirth === null;
  const form = useRuledForm({
    rules: profileRules,
    defaults: valuesOf(customer) as Record<keyof ReturnType<typeof valuesOf>, string>, // the picture may become a data URL
    keepAs: 'profile',
    keptFor: customer.id,
    // The picture is too large to store; the e-mail can't be changed here.
    secrets: ['picture', 'email'],
    send: async (values) => {
      const answer = await call('UpdateCustomer', { customerId: customer.id, ...values });
      if (!answer.ok && answer.failure.code === 'signed_out') {
        await navigate(signInFor(paths.editProfile));
        return answer;
      }
      if (!answer.ok) return answer;
      await keepCustomers(answer.value);
      notify.success(isFirst ? 'Profile Information Successfully Added' : 'Profile Information Successfully Updated');
      await navigate(paths.customerProfile);
      return answer;
    },
  });

  return (
    <div className="page max-w-3xl pb-16">
      <Breadcrumb crumbs={[{ label: 'My Account', to: paths.customerProfile }, { label: 'My Profile' }]} />
      <h1 className="mb-6 text-4xl">My Profile</h1>
      <form method="post" noValidate onSubmit={form.onSubmit}>
        <Card className="grid gap-x-4 gap-y-5 p-5 sm:grid-cols-2 sm:p-7">
          <TextField label="Company name" autoComplete="organization" {...form.field('companyName')} />
          <TextField label="Name" autoComplete="name" {...form.field('name')} />
          <TextField
            label="Email"
            type="email"
            readOnly
            autoComplete="email"
            hint="You sign in with this address. To change it, use Change email below."
            className="bg-board"
            {...form.field('email')}
          />
          <MobileField {...form.field('mobile')} />
          <Select
            label="Gender"
            autoComplete="sex"
            placeholder="Choose"
            options={listed(genders)}
            {...form.field('gender')}
          />
          <TextField label="Date of Birth" type="date" autoComplete="bday" {...form.field('dateOfBirth')} />
          <Select
            label="Marital Status"
            optional
            autoComplete="off"
            placeholder="Choose"
            options={listed(maritalStatuses)}
            {...form.field('maritalStatus')}
          />
          <TextField
            label="Date of Anniversary"
            optional
            type="date"
            autoComplete="off"
            {...form.field('anniversary')}
          />
          <GstinField gstin={form.current.gstin} {...form.field('gstin')} />
          <div className="crease border-t pt-5 sm:col-span-2">
            <PictureField
              field={form.field('picture')}
              onValue={(value) => form.setValue('picture', value)}
              name={form.current.name}
              stored={customer.picture}
            />
          </div>
        </Card>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
          <Button type="submit" busy={form.busy && 'Saving…'} className="sm:min-w-48">
            Update Profile
          </Button>
          <LinkButton to={paths.customerProfile} tone="outline">
            Go Back
          </LinkButton>
        </div>
      </form>
      <ChangeEmail current={customer.email} />
    </div>
  );
}
