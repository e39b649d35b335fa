import { z } from 'zod';
import { artworkToken } from '../fields/artwork.ts';
import { grainWishes } from '../forms/grain.ts';
import {
  enquiryAnswerRules,
  enquiryNoteRules,
  enquiryStates,
  enquiryTextMaxLength,
  enquiryViews,
} from '../forms/office-enquiry.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formParagraphs, id, moment, optionalId, rupees, searchText, wholeNumber } from '../kernel/values.ts';

const state = z.enum(enquiryStates);
/** The version that was read; a change is refused if somebody else has changed the enquiry since. */
const version = field('fld_version', wholeNumber(0, 2 ** 31 - 1));
const enquiryId = field('fld_enquiry_id', id);

const row = {
  id: field('fld_enquiry_id', z.int()),
  /** The form it came from, in words. */
  form: field('fld_form', z.string()),
  name: field('fld_name', z.string()),
  company: field('fld_company_name', z.string().nullable()),
  /** What it is about, in a few words. */
  about: field('fld_about', z.string()),
  state: field('fld_state', state),
  /** Null if nobody looks after it. */
  ownerId: field('fld_owner_id', z.int().nullable()),
  ownerName: field('fld_owner_name', z.string().nullable()),
  createdAt: field('fld_created_on', moment),
};
const listed = record(row);
export type EnquiryRow = z.output<typeof listed>;

const entry = record({
  id: field('fld_entry_id', z.int()),
  kind: field('fld_kind', z.enum(['answer', 'note'])),
  by: field('fld_written_by', z.string()),
  text: field('fld_text', z.string()),
  createdAt: field('fld_created_on', moment),
  /** For an answer: the state of its mail; null until the mail is written. */
  mailState: field('fld_mail_state', z.enum(['queued', 'sent', 'kept', 'failed']).nullable()),
  mailId: field('fld_mail_id', z.int().nullable()),
});
export type EnquiryEntryRow = z.output<typeof entry>;

const sale = record({
  id: field('fld_sale_id', z.int()),
  openedAt: field('fld_opened_at', moment),
  lines: field('fld_lines', z.int()),
  /** Null until it is ordered. */
  order: field(
    'fld_order',
    record({
      id: field('fld_order_id', z.int()),
      number: field('fld_order_number', z.string()),
      statusLabel: field('fld_status_label', z.string()),
      paymentStatus: field('fld_payment_status', z.string()),
      total: field('fld_total_amount', rupees),
    }).nullable(),
  ),
});

export const enquiredBox = record({
  variantId: field('fld_variant_id', z.int()),
  boardId: field('fld_board_id', z.int()),
  outerCoatingId: field('fld_outer_coating_id', z.int().nullable()),
  innerCoatingId: field('fld_inner_coating_id', z.int().nullable()),
  /** As it was chosen; null for the usual print of its style. */
  print: field('fld_print', z.string().nullable()),
  /** What is wanted of the board's grain; null to have it as the style needs it. */
  grain: field('fld_grain_wish', z.enum(grainWishes).nullable()),
  quantity: field('fld_quantity', z.int()),
  lengthMm: field('fld_length', z.number()),
  widthMm: field('fld_width', z.number()),
  heightMm: field('fld_height', z.number()),
});
export type EnquiredBox = z.output<typeof enquiredBox>;

const enquiry = record({
  ...row,
  mobile: field('fld_mobile', z.string()),
  email: field('fld_email', z.string().nullable()),
  pincode: field('fld_pincode', z.string().nullable()),
  message: field('fld_message', z.string().nullable()),
  cartonType: field('fld_carton_type', z.string().nullable()),
  quantity: field('fld_quantity', z.number().nullable()),
  /** Length, width and height in cm, for the quotation form. */
  sizeCm: field('fld_size_cm', z.array(z.number()).nullable()),
  weightGrams: field('fld_weight', z.number().nullable()),
  /** Before GST. */
  goods: field('fld_goods', rupees.nullable()),
  /** The configured box in question. */
  box: field('fld_box', enquiredBox.nullable()),
  files: field(
    'fld_files',
    z.array(
      record({
        token: field('fld_token', artworkToken),
        name: field('fld_name', z.string()),
        bytes: field('fld_bytes', z.int()),
      }),
    ),
  ),
  suspectedRobot: field('fld_suspected_robot', z.boolean()),
  version: field('fld_version', z.int()),
  /** The customer who sent it, or who was found or created by its e-mail. */
  customerId: field('fld_customer_id', z.int().nullable()),
  customerName: field('fld_customer_name', z.string().nullable()),
  /** The sales that began with it, the latest first. */
  sales: field('fld_sales', z.array(sale)),
  entries: field('fld_entries', z.array(entry)),
  /** Everybody who may look after it. */
  members: field(
    'fld_members',
    z.array(record({ id: field('fld_staff_id', z.int()), name: field('fld_name', z.string()) })),
  ),
});
export type OfficeEnquiry = z.output<typeof enquiry>;

const changed = record({ version: field('fld_version', z.int()) });

export const officeEnquiryOperations = {
  GetEnquiries: operation({
    summary:
      'Enquiries of all forms, newest first, by state and by the person who looks after them. A search reads the newest 20,000.',
    method: 'POST',
    access: { staff: 'enquiries' },
    input: record({
      view: field('view', z.enum(enquiryViews).optional()),
      owner: field('owner', z.enum(['anybody', 'me', 'nobody']).optional()),
      search: field('search', searchText(100)),
      before: field('before', id.optional()),
    }),
    output: record({
      enquiries: field('enquiries', z.array(listed)),
      /** The last id of this page if there are older ones. */
      next: field('next', z.int().nullable()),
    }),
  }),
  GetEnquiry: operation({
    summary: 'One enquiry with everything that was typed, and what staff have written about it.',
    method: 'POST',
    access: { staff: 'enquiries' },
    input: record({ id: enquiryId }),
    output: enquiry,
  }),
  ChangeEnquiry: operation({
    summary: 'Sets an enquiry’s state and the person who looks after it, unless somebody has changed it meanwhile.',
    method: 'POST',
    access: { staff: 'enquiries' },
    input: record({
      id: enquiryId,
      version,
      state: field('fld_state', state),
      /** Nothing or 0 for nobody. */
      ownerId: field('fld_owner_id', optionalId),
    }),
    output: changed,
  }),
  AnswerEnquiry: operation({
    summary: 'Mails an answer to the sender of an enquiry and stores it; the enquiry then counts as answered.',
    method: 'POST',
    access: { staff: 'enquiries' },
    input: record({ id: enquiryId, version, text: field('fld_text', formParagraphs(enquiryTextMaxLength)) }),
    rules: enquiryAnswerRules,
    output: changed,
  }),
  AddEnquiryNote: operation({
    summary: 'Adds a note to an enquiry, for staff only.',
    method: 'POST',
    access: { staff: 'enquiries' },
    input: record({ id: enquiryId, text: field('fld_text', formParagraphs(enquiryTextMaxLength)) }),
    rules: enquiryNoteRules,
    output: record({ entryId: field('fld_entry_id', z.int()) }),
  }),
  LinkEnquiryCustomer: operation({
    summary: 'Finds the customer with an enquiry’s e-mail, or creates one, and links the enquiry to them.',
    method: 'POST',
    access: { staff: 'enquiries' },
    input: record({ id: enquiryId, version }),
    output: record({
      version: field('fld_version', z.int()),
      customerId: field('fld_customer_id', z.int()),
      /** False if there was a customer with this e-mail already. */
      isNew: field('fld_is_new', z.boolean()),
    }),
  }),
};
