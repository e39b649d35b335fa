import { TextField, type TextFieldProps } from '../../ui/TextField.tsx';

/** Couriers whose tracking pages our mails link to. */
const couriers = [
  'Blue Dart',
  'Delhivery',
  'XpressBees',
  'Ekart',
  'DTDC',
  'India Post',
  'ST Courier',
  'Professional Couriers',
];

/** Who takes the parcels: one of the usual couriers, or any other. At most one such field on a page. */
export const CourierField = (props: Omit<TextFieldProps, 'label' | 'name' | 'list' | 'maxLength'>) => (
  <>
    <TextField label="Courier" name="courier" maxLength={60} list="couriers" {...props} />
    <datalist id="couriers">
      {couriers.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  </>
);
