import { z } from 'zod';
import { paymentModes } from '../forms/payment-mode.ts';
import { artworkStandings, artworkWishes } from '../forms/proof.ts';
import { field, record } from '../kernel/record.ts';
import { moment, rupees } from '../kernel/values.ts';
import { proofBefore } from './artwork.ts';
import { discountRow, sampleCredit } from './cart.ts';
import { openPayment } from './open-payment.ts';
import { readyDates } from './ready-dates.ts';
import { stickerLine } from './sticker-line.ts';

const text = z.string();

/** One item of an order with the whole order around it: the specification's flat "website order details" row. */
export const orderRow = record({
  id: field('fld_order_id', z.int()),
  number: field('fld_orderNumber', text),
  placedAt: field('fld_order_date', moment),
  status: field('fld_order_status', text),
  /** The status as shown to buyers. */
  statusLabel: field('fld_order_status_label', text),
  /** Null unless the order is cancelled. */
  cancelledAt: field('fld_cancelled_on', moment.nullable()),
  orderType: field('fld_order_type', z.enum(['Normal', 'Ordersample', 'Stickers'])),
  paymentStatus: field('fld_payment_status', text),
  /** Whether the buyer of a closed order bears a part of the carriage. */
  isCarriageKept: field('fld_carriage_kept', z.boolean()),
  paymentMode: field('Payment_Mode', z.enum(paymentModes)),
  /** The last day to pay an order that is paid later, `YYYY-MM-DD`; null for other orders. */
  paymentDueOn: field('fld_payment_due_date', z.string().nullable()),
  /** `txnid/mipid`; the second part is empty until a payment has succeeded. */
  paymentReference: field('fld_payment_trx_num', text),
  /** Gives access to /downloadorderform without signing in. */
  downloadToken: field('fld_download_token', text),
  /** Set while a payment attempt is under way. */
  openAttempt: field('fld_open_attempt', z.boolean()),
  /** That payment; null unless one is under way. */
  openPayment: field('fld_open_payment', openPayment.nullable()),
  /** Paid through the sandbox: no money was moved, and nothing is produced. */
  isDemonstration: field('fld_demonstration', z.boolean()),

  customerName: field('CustomerName', text),
  customerEmail: field('fld_email', text),
  customerMobile: field('fld_mobile', text),
  totalQuantity: field('Total_Item_Quantity', z.int()),

  billingContact: field('fld_contactperson', text),
  billingCompany: field('fld_billing_company_name', text),
  billingAddress: field('fld_address', text),
  billingLandmark: field('fld_landmark', text),
  billingCity: field('fld_city', text),
  billingState: field('fld_state', text),
  billingPincode: field('fld_Pincode', text),
  billingCountry: field('fld_country', text),
  billingEmail: field('fld_billingemail', text),
  billingMobile: field('fld_billingmobile', text),
  billingGstin: field('fld_GSTIN', text),
  /** The buyer's own number of the purchase; empty for none. */
  purchaseOrder: field('fld_purchase_order', text),
  shippingContact: field('fld_shippingcontactperson', text),
  shippingCompany: field('fld_shipping_company_name', text),
  shippingAddress: field('fld_shippingaddress', text),
  shippingLandmark: field('fld_shippinglandmark', text),
  shippingCity: field('fld_shippingcity', text),
  shippingState: field('fld_shippingstate', text),
  shippingPincode: field('fld_shippingPincode', text),
  shippingCountry: field('fld_shippingcountry', text),
  shippingMobile: field('fld_shippingmobile', text),
  shippingGstin: field('fld_shippingGSTIN', text),

  /** Amount to pay; the specification has three names for this figure. */
  total: field('fld_total', rupees),
  orderValue: field('fld_ordervalue', rupees),
  totalWithTax: field('Total_Inclusive_Tax', rupees),
  /** Goods before delivery and GST. */
  netCost: field('fld_netcost', rupees),
  netValue: field('fld_netamount_without_GST_ship_amount', rupees),
  /** Goods, delivery and fees before GST. */
  subTotal: field('fld_netamount_without_GSTamount', rupees),
  subTotalAgain: field('Sub_Total_Amnt', rupees),
  gst: field('fld_GSTamount', rupees),
  cgst: field('fld_cgst_amount', rupees),
  sgst: field('fld_sgst_amount', rupees),
  igst: field('fld_igst_amount', rupees),
  delivery: field('Shipping_Charg', rupees),
  codFee: field('COD_Charge', rupees),
  /** Before tax, including credited samples. */
  discount: field('Total_Discount', rupees),
  /** What the discount consists of, without samples. */
  discounts: field('fld_discounts', z.array(discountRow)),
  sampleCredits: field('fld_sample_credits', z.array(sampleCredit)),
  paid: field('fld_amount_paid', rupees),
  due: field('fld_balance_due', rupees),
  /** What the buyer of a closed order bears of the carriage. */
  kept: field('fld_kept_amount', rupees),
  /** Whether its invoice is credited whole. */
  isCredited: field('fld_credited', z.boolean()),
  gst5Items: field('gst_5_items', z.int()),
  gst5Amount: field('gst_5_amount', rupees),
  gst18Items: field('gst_18_items', z.int()),
  gst18Amount: field('gst_18_amount', rupees),
  gst28Items: field('gst_28_items', z.int()),
  gst28Amount: field('gst_28_amount', rupees),
  deliveryType: field('fld_delivery_type', text),
  /** Where it is supplied, why, and the taxes that follow; empty for old orders. */
  supply: field('fld_supply', text),
  /** An example until the proofs are approved; null once it is packed, or if no date can be named. */
  dates: field('fld_dates', readyDates.nullable()),

  lineId: field('fld_order_line_id', z.int()),
  itemName: field('item_name', text),
  itemImage: field('design_4_image', text),
  itemKind: field('fld_line_kind', z.enum(['box', 'sample', 'sticker'])),
  itemDeliveryType: field('fld_item_delivery_type', text),
  itemStyle: field('fld_style', text),
  itemLength: field('fld_length', z.number()),
  itemWidth: field('fld_width', z.number()),
  itemHeight: field('fld_height', z.number()),
  /** Of the board, in mm; 0 if the item is neither a box nor a sample of one. */
  itemCaliper: field('fld_caliper', z.number()),
  /** The revision of the drawing that it was ordered with and is cut by. */
  itemDrawing: field('fld_drawing', z.literal([1, 2])),
  /** Whether it is a box that is printed inside, too. */
  itemInside: field('fld_inside', z.boolean()),
  quantity: field('fld_quantity', z.int()),
  /** Rupees per piece, up to four decimals, as on tax documents. */
  unitPrice: field('fld_unit_price', z.number()),
  /** The item's goods before GST. */
  itemGoods: field('fld_item_amount', rupees),
  hsn: field('fld_hsn', text),
  /** GST in per cent. */
  gstRate: field('GstRate', z.number()),
  description: field('fld_order_description', text),
  customDescription: field('fld_custom_item_description', text),
  designType: field('fld_design_type', text),
  /** The name of the file that the item is printed with; empty without one. */
  artworkName: field('fld_artwork_name', text),
  /** What the buyer says about artwork that hasn't come; null where they say nothing. */
  artworkWish: field('artwork_wish', z.enum(artworkWishes).nullable()),
  /** Where its artwork stands for its buyer: `approved` also as before, `agreed` where no approved proof is awaited, null where nothing is printed. */
  artworkStanding: field('artwork_standing', z.enum([...artworkStandings, 'agreed']).nullable()),
  /** The proof with its file that was approved before, while that file’s check isn’t done; else null. */
  proofBefore: field('proof_before', proofBefore.nullable()),
  /** Null for other goods. */
  sticker: field('sticker', stickerLine.nullable()),
});
export type OrderRow = z.output<typeof orderRow>;
