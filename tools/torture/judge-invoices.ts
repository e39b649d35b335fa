import type { Pool } from 'pg';
import type { Findings } from './findings.ts';

const heads = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

/** The sums of the invoices as issued, and of the orders and their lines; in paise. */
const sumsSql = `
  with said as (
    select d.order_id, (d.snapshot ->> 'total')::bigint as total, lines.*
    from documents d, lateral (
      select sum((l ->> 'taxable')::bigint) as taxable, sum((l ->> 'cgst')::bigint) as cgst,
        sum((l ->> 'sgst')::bigint) as sgst, sum((l ->> 'igst')::bigint) as igst
      from jsonb_array_elements(d.snapshot -> 'lines') as l) as lines
    where d.kind = 'tax-invoice'),
  due as (
    select o.id as order_id, o.total_paise as total,
      o.goods_paise + o.delivery_paise + o.cod_fee_paise - o.discount_paise as taxable, lines.*
    from orders o join (
      select order_id as of_order, sum(cgst_paise)::bigint as cgst, sum(sgst_paise)::bigint as sgst,
        sum(igst_paise)::bigint as igst
      from order_lines group by order_id) as lines on lines.of_order = o.id
    where o.status = 'Dispatched')
  select count(*)::int as orders, count(said.order_id)::int as invoices,
    (count(*) filter (where ${heads.map((head) => `said.${head} is distinct from due.${head}`).join(' or ')}))::int as wrong,
    ${heads.map((head) => `sum(said.${head})::text as said_${head}, sum(due.${head})::text as due_${head}`).join(', ')}
  from due full join said using (order_id)`;

/** Each series with its first number, its last one, how many there are, and its counter. */
const seriesSql = `
  select series, year, count(*)::int as count, min(place)::int as first, max(place)::int as last,
    max(length(number)) as longest, max(c.last)::int as counter
  from (select number, split_part(number, '/', 1) as series, split_part(number, '/', 2) as year,
      split_part(number, '/', 3)::int as place from documents where number is not null) as numbered
    left join document_counters c using (series)
  where c.financial_year is null or c.financial_year = year
  group by series, year order by series, year`;

const jobsSql = `
  select (select count(*)::int from documents where number is not null and file_key is null) as without_file,
    (select count(distinct data ->> 'documentId')::int from jobs.job where name = 'MakeDocument') as jobs`;

/** Every dispatched order has one invoice whose sums by tax head equal those of its lines, and no number is missing. */
export const judgeInvoices = async (pool: Pool, findings: Findings, dispatched: number): Promise<void> => {
  const [sums = {}] = (await pool.query(sumsSql)).rows;
  findings.figure('invoices', `${sums.invoices} of ${sums.orders} dispatched orders`);
  findings.expect(
    sums.orders === dispatched && sums.invoices === dispatched,
    `${sums.invoices} invoices of ${sums.orders} orders, where ${dispatched} were dispatched.`,
  );
  findings.expect(sums.wrong === 0, `${sums.wrong} invoices differ from the lines of their orders.`);
  for (const head of heads) {
    const [said, due] = [sums[`said_${head}`], sums[`due_${head}`]];
    findings.figure(`sum of ${head}`, `${said} paise on the invoices, ${due} in the orders`);
    findings.expect(said === due, `The invoices say ${said} paise of ${head}, the orders ${due}.`);
  }
  await judgeNumbers((sql) => pool.query(sql).then(({ rows }) => rows), findings);
  const [{ without_file: withoutFile, jobs }] = (await pool.query(jobsSql)).rows;
  findings.figure('documents that wait for their files', `${withoutFile}, with ${jobs} jobs`);
  findings.expect(
    withoutFile === jobs,
    `${withoutFile} documents wait for their files, and ${jobs} jobs to make them.`,
  );
};

/** The numbers of each series are consecutive from 1, none twice, at most 16 characters long. */
export const judgeNumbers = async (
  query: (sql: string) => Promise<readonly Record<string, unknown>[]>,
  findings: Findings,
): Promise<void> => {
  for (const { series, year, count, first, last, longest, counter } of await query(seriesSql)) {
    findings.figure(`numbers ${series}/${year}`, `${first} to ${last}, ${count} of them`);
    // Numbers are unique, so if there are as many as the last one says, none is missing.
    findings.expect(first === 1 && last === count && counter === count, `Numbers of ${series}/${year} have gaps.`);
    findings.expect(Number(longest) <= 16, `A number of ${series}/${year} is longer than 16 characters.`);
  }
};
