import { addUp, bps, paise } from '@boxwright/money';
import type { Random } from '@boxwright/testing/random';
import type { Pool } from 'pg';

const atOnce = 1_000;

/** Stores packed orders of random lines, fees and discounts, inside the supplier's state and outside. */
export const storeGeneratedOrders = async (pool: Pool, random: Random, count: number): Promise<void> => {
  await pool.query(
    `insert into customers (name, email, mobile) values ('Buyer', 'buyer@generated.example', '9840012345')`,
  );
  for (let stored = 0; stored < count; stored += atOnce) {
    const drawn = Array.from({ length: Math.min(atOnce, count - stored) }, (_, index) =>
      drawOrder(random, stored + index + 1),
    );
    await pool.query(`insert into carts (customer_id, status) select 1, 'ORDERED' from generate_series(1, $1)`, [
      drawn.length,
    ]);
    await pool.query(orderSql, [JSON.stringify(drawn.map(({ order }) => order))]);
    await pool.query(lineSql, [JSON.stringify(drawn.flatMap(({ lines }) => lines))]);
  }
  await pool.query('vacuum analyze orders, order_lines');
};

const drawOrder = (random: Random, id: number) => {
  const states = { supplierState: '33', placeOfSupply: random.happens(0.5) ? '33' : random.one(['29', '34', '27']) };
  const lines = Array.from({ length: random.whole(1, 4) }, () => ({
    goods: paise(random.whole(1, 9_000_000)),
    gstRate: bps(random.one([500, 1800])),
    paysDelivery: random.happens(0.7),
  }));
  const sum = addUp({
    lines,
    delivery: paise(random.happens(0.6) ? random.whole(0, 300_000) : 0),
    fees: random.happens(0.2) ? [paise(random.whole(5_000, 40_000))] : [],
    discounts: random.happens(0.3) ? [paise(random.whole(1, 200_000))] : [],
    credits: random.happens(0.1) ? [paise(100_000)] : [],
    states,
  });
  const { cgst, sgst, igst } = sum.tax;
  return {
    order: {
      cart_id: id,
      place_of_supply: states.placeOfSupply,
      goods: sum.goods,
      delivery: sum.delivery,
      cod_fee: sum.fee,
      discount: sum.discount,
      cgst,
      sgst,
      igst,
      total: sum.total,
    },
    lines: sum.lines.map((line, position) => ({
      cart_id: id,
      position,
      goods: line.goods,
      delivery: line.delivery,
      discount: line.discount,
      rate: lines[position]?.gstRate ?? 0,
      cgst: line.tax.cgst,
      sgst: line.tax.sgst,
      igst: line.tax.igst,
    })),
  };
};

const orderSql = `
  insert into orders (cart_id, customer_id, order_type, status, payment_mode, reference, delivery_type, billing_address,
    shipping_address, place_of_supply, goods_paise, delivery_paise, cod_fee_paise, discount_paise, cgst_paise, sgst_paise,
    igst_paise, total_paise)
  select cart_id, 1, 'Normal', 'Packed', 'PayLater', 'generated-' || cart_id, 'StandardShipping', address, address,
    place_of_supply, goods, delivery, cod_fee, discount, cgst, sgst, igst, total
  from jsonb_to_recordset($1::jsonb) as drawn (cart_id int, place_of_supply text, goods bigint, delivery bigint,
    cod_fee bigint, discount bigint, cgst bigint, sgst bigint, igst bigint, total bigint),
    (select jsonb_build_object('contactName', 'Asha Raman', 'mobile', '9840012345', 'area', 'Mill Road', 'flat', '12',
      'country', 'India', 'state', 'Tamil Nadu', 'city', 'Coimbatore', 'pincode', '641001') as address) as buyer
  order by cart_id`;

const lineSql = `
  insert into order_lines (order_id, position, kind, item_name, description, quantity, unit_price, configuration,
    delivery_type, engine_version, goods_paise, delivery_paise, discount_paise, gst_rate_bps, hsn, cgst_paise, sgst_paise,
    igst_paise, weight_grams, breakdown)
  select o.id, drawn.position, 'box', 'Soap Box', '60 × 40 × 100 mm', 1000, 27335, '{}', 'StandardShipping', 'generated',
    drawn.goods, drawn.delivery, drawn.discount, drawn.rate, '481920', drawn.cgst, drawn.sgst, drawn.igst, 0, '{}'
  from jsonb_to_recordset($1::jsonb) as drawn (cart_id int, position int, goods bigint, delivery bigint, discount bigint,
    rate int, cgst bigint, sgst bigint, igst bigint) join orders o on o.cart_id = drawn.cart_id`;
