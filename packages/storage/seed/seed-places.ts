import { sql } from 'drizzle-orm';
import type { Tx } from '../src/connect.ts';
import { cities, countries, pincodes, states } from '../src/schema/places.ts';
import { readCities, readPincodes, readStates } from './places.ts';

const india = { id: 101, name: 'India', iso2: 'IN' };

/**
 * Inserts or updates India's states, cities and pincodes; ids don't change. Does nothing if the number of rows is
 * right.
 */
export async function seedPlaces(tx: Tx): Promise<void> {
  const seeds = { states: readStates(), cities: readCities(), pincodes: readPincodes() };
  const [stored] = await tx
    .select({
      states: sql<number>`count(*)::int`,
      cities: sql<number>`(select count(*)::int from ${cities})`,
      pincodes: sql<number>`(select count(*)::int from ${pincodes})`,
    })
    .from(states);
  const complete =
    stored &&
    stored.states >= seeds.states.length &&
    stored.cities >= seeds.cities.length &&
    stored.pincodes >= seeds.pincodes.length;
  if (complete) return;

  await tx.insert(countries).values(india).onConflictDoNothing();
  await tx.execute(sql`
    insert into ${states} (id, country_id, name, gst_code)
    select id, ${india.id}, name, gst_code
    from unnest(${column(seeds.states, 'id')}::int[], ${column(seeds.states, 'name')}::text[], ${column(seeds.states, 'gstCode')}::text[])
      as seed (id, name, gst_code)
    on conflict (id) do update set name = excluded.name, gst_code = excluded.gst_code`);
  await tx.execute(sql`
    insert into ${cities} (id, state_id, name)
    select * from unnest(${column(seeds.cities, 'id')}::int[], ${column(seeds.cities, 'stateId')}::int[], ${column(seeds.cities, 'name')}::text[])
    on conflict (id) do update set state_id = excluded.state_id, name = excluded.name`);
  await tx.execute(sql`
    insert into ${pincodes} (pincode, district, state_id, city_id)
    select * from unnest(${column(seeds.pincodes, 'pincode')}::text[], ${column(seeds.pincodes, 'district')}::text[], ${column(seeds.pincodes, 'stateId')}::int[], ${column(seeds.pincodes, 'cityId')}::int[])
    on conflict (pincode) do update set district = excluded.district, state_id = excluded.state_id, city_id = excluded.city_id`);
}

/** One array parameter with a field of every row, so that thousands of rows need one statement only. */
const column = <Row, Field extends keyof Row>(rows: Row[], field: Field) => sql.param(rows.map((row) => row[field]));
