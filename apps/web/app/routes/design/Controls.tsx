import { ArrowRight, ShoppingCart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Chapter, fields, row, Specimen } from './Specimen.tsx';

const tones = ['primary', 'ink', 'outline', 'quiet'] as const;
const towns = ['Chennai', 'Coimbatore', 'Madurai'].map((town) => ({ value: town, label: town }));

/** Buttons and form controls. */
export function Controls() {
  const [gsm, setGsm] = useState(300);
  const [isBusy, setBusy] = useState(true);
  return (
    <>
      <Chapter title="Buttons">
        <Specimen name="Tones">
          <p className={row}>
            {tones.map((tone) => (
              <Button key={tone} tone={tone}>
                {tone === 'primary' ? 'Add to cart' : tone}
              </Button>
            ))}
          </p>
        </Specimen>
        <Specimen name="Small, with icons">
          <p className={row}>
            <Button size="small">
              <ShoppingCart aria-hidden="true" className="size-5" /> Add to cart
            </Button>
            <Button size="small" tone="outline">
              Go on <ArrowRight aria-hidden="true" className="size-5" />
            </Button>
            <Button size="icon" tone="outline" aria-label="Remove">
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          </p>
        </Specimen>
        <Specimen name="Busy" note="Says what is going on, keeps the focus, and can't be pressed twice">
          <p className={row}>
            <Button busy={isBusy && 'Adding…'}>Add to cart</Button>
            <Button tone="quiet" onClick={() => setBusy(!isBusy)}>
              {isBusy ? 'Stop being busy' : 'Be busy again'}
            </Button>
          </p>
        </Specimen>
        <Specimen name="Disabled">
          <p className={row}>
            {tones.map((tone) => (
              <Button key={tone} tone={tone} disabled>
                {tone}
              </Button>
            ))}
          </p>
        </Specimen>
        <Specimen name="Links that look like buttons">
          <p className={row}>
            <LinkButton to={paths.shop}>See all boxes</LinkButton>
            <LinkButton to={paths.enquiry} tone="outline">
              Write to us
            </LinkButton>
          </p>
        </Specimen>
      </Chapter>
      <Chapter title="Fields">
        <Specimen name="Text">
          <div className={fields}>
            <TextField label="Name" autoComplete="off" />
            <TextField label="Company name" optional autoComplete="off" />
            <TextField label="Pincode" digitsOnly maxLength={6} hint="Six digits of the delivery address" />
            <TextField label="Mobile" start="+91" digitsOnly maxLength={10} />
            <TextField label="Length" end="mm" inputMode="decimal" defaultValue="62" />
            <TextField label="Email" defaultValue="asha@kokko" error="Please enter valid email address." />
            <TextField label="Quantity" defaultValue="2000" disabled />
            <PasswordField label="Password" autoComplete="off" defaultValue="Carton72" />
          </div>
        </Specimen>
        <Specimen name="Select" note="The system's own list">
          <div className={fields}>
            <Select label="Town" options={towns} placeholder="Choose a town" />
            <Select label="State" options={towns} error="Please select state." />
          </div>
        </Specimen>
        <Specimen name="Checkbox">
          <div className={fields}>
            <Checkbox label="Billing address same as shipping" defaultChecked />
            <Checkbox label="I agree to the terms" error="Please accept the terms and conditions." />
          </div>
        </Specimen>
        <Specimen name="Radio cards">
          <div className="max-w-xl">
            <RadioCards
              legend="Weight of the board"
              value={gsm}
              onChoose={setGsm}
              grid="grid-cols-3"
              cards={[250, 300, 350].map((value) => ({
                value,
                content: <span className="figures px-3.5 py-2.5 font-semibold">{value} gsm</span>,
              }))}
            />
          </div>
        </Specimen>
      </Chapter>
    </>
  );
}
