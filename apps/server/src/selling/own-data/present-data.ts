import type {
  AccountLedgerEntry,
  AddressWithPlaces,
  Artwork,
  CartLine,
  Customer,
  Enquiry,
  EnquiryEntry,
  KeptQuotation,
  Mail,
  SavedBox,
  SignIn,
} from '@boxwright/storage';
import { deviceWords } from '../customers/identity/device-words.ts';
import { hiddenCodeText, isCodeMail } from '../mails/code-mails.ts';

/** Rows as the export holds them; amounts are in rupees. */

export const presentProfile = (customer: Customer) => ({
  name: customer.name,
  email: customer.email,
  mobile: customer.mobile,
  companyName: customer.companyName,
  gender: customer.gender,
  dateOfBirth: customer.dateOfBirth,
  anniversary: customer.anniversary,
  maritalStatus: customer.maritalStatus,
  gstin: customer.gstin,
  registeredAt: customer.createdAt,
  changedAt: customer.updatedAt,
  registeredBy: customer.source,
});

export const presentAddress = (address: AddressWithPlaces) => ({
  kind: address.kind,
  companyName: address.companyName,
  contactName: address.contactName,
  mobile: address.mobile,
  flat: address.flat,
  area: address.area,
  landmark: address.landmark,
  city: address.city,
  state: address.state,
  country: address.country,
  pincode: address.pincode,
  email: address.email,
  gstin: address.gstin,
  latitude: address.latitude,
  longitude: address.longitude,
  addedAt: address.createdAt,
  deletedAt: address.deletedAt,
});

export const presentCartLine = (line: CartLine) => ({
  description: line.description,
  kind: line.kind,
  quantity: line.quantity,
  configuration: line.configuration,
  deliveryType: line.deliveryType,
  destinationPincode: line.destinationPincode,
  goods: line.goodsPaise / 100,
  addedAt: line.createdAt,
});

export const presentSavedBox = (box: SavedBox) => ({
  name: box.name,
  quantity: box.quantity,
  configuration: box.configuration,
  deliveryType: box.deliveryType,
  destinationPincode: box.destinationPincode,
  savedAt: box.createdAt,
});

export const presentQuotation = ({ quotation, madeOutTo }: KeptQuotation) => ({
  number: quotation.number,
  quantity: quotation.quantity,
  total: quotation.totalPaise / 100,
  madeOutTo,
  validUntil: quotation.validUntil,
  content: quotation.snapshot,
  madeAt: quotation.createdAt,
});

export const presentAccountEntry = (entry: AccountLedgerEntry) => ({
  kind: entry.kind,
  amount: entry.amountPaise / 100,
  how: entry.how,
  reference: entry.reference,
  day: entry.receivedOn,
  recordedAt: entry.createdAt,
});

export const presentArtwork = ({ name, kind, bytes, createdAt }: Artwork) => ({
  name,
  kind,
  bytes,
  uploadedAt: createdAt,
});

export const presentEnquiry = (enquiry: Enquiry, answers: readonly EnquiryEntry[]) => ({
  form: enquiry.source,
  name: enquiry.name,
  mobile: enquiry.mobile,
  email: enquiry.email,
  company: enquiry.company,
  pincode: enquiry.pincode,
  message: enquiry.message,
  cartonType: enquiry.cartonType,
  details: enquiry.details,
  sentAt: enquiry.createdAt,
  answers: answers.map(({ text, createdAt }) => ({ text, answeredAt: createdAt })),
});

/** A code stays secret here as in the staff's mailbox: it may still work. */
export const presentMail = ({ key, subject, text, createdAt, sentAt }: Mail) => ({
  subject,
  text: isCodeMail(key) ? hiddenCodeText : text,
  writtenAt: createdAt,
  sentAt,
});

export const presentSignIn = ({ result, network, userAgent, isNewDevice, createdAt }: SignIn) => ({
  at: createdAt,
  result,
  device: deviceWords(userAgent),
  userAgent,
  network,
  isNewDevice,
});
