import type { Exported } from './data-json.ts';

/** What is in the archive, in plain words. */
export const readMe = ({ customer, isEmailProven }: Exported, now: Date): string => `Data of ${customer.name}
Written on ${now.toISOString()}

data.json         Everything that we store of you, as text that programs can read:
                  profile       what you see in My Account
                  addresses     your address book, and what you deleted from it
                  cart          what lies in your cart now
                  savedBoxes    boxes that you have saved
                  quotations    those that we made for you, and those that you saved
                                boxes with
                  orders        all orders with their lines, addresses, payments, steps,
                                refunds, return requests and reminders, and when you
                                accepted the terms
                  moneyOnAccount  money that we hold for you beside orders, and where it went
                  artwork       files that you uploaded, also for saved boxes and without an order
                  enquiries     what you asked us, and what we answered
                  calls         numbers that we call about cash on delivery
                  mails         what we wrote to you
                  refusedMails  kinds of mail that you don't want
                  sessions      devices that are signed in
                  signIns       attempts to sign in to your account in the last year
                  Amounts are in rupees, times in UTC.
orders/           A folder for each order: the order form, the other documents that
                  were made for it, and the photographs of your return requests.
artwork/          The files that you uploaded, unchanged.
profile-picture/  Your picture, if you have set one.
left-out.txt      Only there if a file couldn't be read.

Not in here: your password, because we only know a hash of it; card numbers, because
we never see them; your choice about measurement, because only your browser keeps it.
${isEmailProven ? '' : notProven}`;

const notProven = `
Mails to your address, and enquiries that were sent with it while nobody was signed in,
are left out: we don't know yet that the mailbox is yours. To prove it, set a password
with the link that "Forgot password?" mails you, and download your data once more.
`;
