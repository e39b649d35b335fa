import type { SettledRowShown, SettlementRowSum, UnsettledRow } from '@boxwright/contract';
import type { SettlementRowListed, SettlementSum, Unsettled } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';

export const presentSettledRow = (row: SettlementRowListed): SettledRowShown => ({
  ...{ id: row.id, kind: row.kind, utr: row.utr, day: row.settledOn, txnid: row.txnid },
  ...{ payuId: row.gatewayPaymentId, action: row.action, orderId: row.orderId },
  orderNumber:
    row.number === null || row.placedAt === null ? '' : orderNumber({ number: row.number, placedAt: row.placedAt }),
  ...{ amount: row.amountPaise, fee: row.feePaise, gst: row.cgstPaise + row.sgstPaise + row.igstPaise },
  ...{ net: row.netPaise, ours: row.ours, oddness: row.oddness, aside: row.asideReason },
});

export const presentSettlement = (sum: SettlementSum): SettlementRowSum => ({
  ...{ utr: sum.utr, settledOn: sum.settledOn, bookedOn: sum.bookedOn },
  ...{ payments: sum.payments, refunds: sum.refunds, chargebacks: sum.chargebacks, adjustments: sum.adjustments },
  ...{ fee: sum.fee, gst: sum.cgst + sum.sgst + sum.igst, net: sum.net, odd: sum.odd },
});

export const presentUnsettled = (row: Unsettled): UnsettledRow => ({
  ...{ orderId: row.orderId, orderNumber: orderNumber(row), txnid: row.txnid, payuId: row.payuId ?? '' },
  ...{ amount: row.amount, day: row.day },
});
