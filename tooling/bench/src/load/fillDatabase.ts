import pg from 'pg'

export const PURCHASES = 1_000_000
export const USERS = 100_000
/** Buys every tenth purchase: a list of 100,000. */
export const HEAVY_USER = 0

/** More calls than an admin schedules in a lifetime. */
const OPERATIONS = 10_000
/** More accounts than ever hold a role. */
const ROLE_MEMBERS = 100

const SCHEMA = 'presale'
const OPENING = 1_759_842_000
const PURCHASES_PER_BLOCK = 5
/** With these the sale lasts 90 days. */
const SECONDS_PER_BLOCK = 39
const TOKEN = `'0x' || repeat('0', 36) || '5e0' || (1 + i % 2)`

/** The address of a generated user, as SQL. */
const user = (number: string) => `'0x' || lpad(to_hex(${number}), 40, '0')`

export const userAddress = (number: number) => `0x${number.toString(16).padStart(40, '0')}`

const time = `${OPENING} + i / ${PURCHASES_PER_BLOCK} * ${SECONDS_PER_BLOCK}`

/** The place of event `i` in the chain, as the columns id, block_number, timestamp and transaction_hash. */
const position = `
  lpad((${time})::text, 10, '0') || lpad('56', 16, '0')
    || lpad((i / ${PURCHASES_PER_BLOCK})::text, 16, '0') || lpad((i % ${PURCHASES_PER_BLOCK})::text, 16, '0')
    || '5' || lpad('0', 16, '0') AS id,
  i / ${PURCHASES_PER_BLOCK} AS block_number,
  ${time} AS timestamp,
  '0x' || lpad(to_hex(i), 64, '0') AS transaction_hash`

const buyer = `CASE WHEN i % 10 = 0 THEN ${HEAVY_USER} ELSE (i::bigint * 7919 % ${USERS})::int END`

/** All withdrawals but the newest thousand. */
const paid = `i <= ${USERS - 1_000}`

const statements = {
  purchase: `INSERT INTO purchase (id, block_number, timestamp, transaction_hash, purchase_id, buyer, inviter,
      item_id, quantity, pay_token, cost, yes_amount, price, reward)
    SELECT ${position}, i, ${user(buyer)}, ${user(`(${buyer}) / 10`)}, 1 + i % 2, 1, ${TOKEN},
      100e18::numeric, 1000e18::numeric, 1e17::numeric, 20e18::numeric
    FROM generate_series(1, ${PURCHASES}) AS i`,
  reward: `INSERT INTO reward (id, block_number, timestamp, transaction_hash, "user", token, amount)
    SELECT id, block_number, timestamp, transaction_hash, inviter, pay_token, reward FROM purchase`,
  reward_balance: `INSERT INTO reward_balance ("user", token, earned, pending, claimed)
    SELECT "user", token, sum(amount), 0, 0 FROM reward GROUP BY "user", token`,
  referral: `INSERT INTO referral (id, block_number, timestamp, transaction_hash, "user", inviter, code, inviter_code,
      direct_count)
    SELECT ${position}, ${user('i')}, ${user('i / 10')}, lpad(i::text, 8, '0'), lpad((i / 10)::text, 8, '0'), 1 + i % 10
    FROM generate_series(1, ${USERS}) AS i`,
  withdrawal: `INSERT INTO withdrawal (block_number, timestamp, transaction_hash, id, "user", token, amount, fee,
      gas_fee, net, received, settler, settled_at, settled_transaction_hash)
    SELECT i, ${OPENING} + i, '0x' || lpad(to_hex(i), 64, '0'), i, ${user(`i % ${USERS / 10}`)}, ${TOKEN},
      20e18::numeric, 1e18::numeric, 1e18::numeric, 18e18::numeric,
      CASE WHEN ${paid} THEN 18e18::numeric END, CASE WHEN ${paid} THEN ${user('1')} END,
      CASE WHEN ${paid} THEN ${OPENING} + i END, CASE WHEN ${paid} THEN '0x' || lpad(to_hex(i), 64, '0') END
    FROM generate_series(1, ${USERS}) AS i`,
  operation: `INSERT INTO operation (id, block_number, timestamp, transaction_hash, hash, nonce, caller, target, data,
      ready_at, status)
    SELECT ${position}, '0x' || lpad(to_hex(i), 64, '0'), 1, ${user('1')}, ${user('2')}, '0x8456cb59',
      ${OPENING} + i, CASE WHEN i % 3 = 0 THEN 'cancelled' ELSE 'executed' END
    FROM generate_series(1, ${OPERATIONS}) AS i`,
  role_member: `INSERT INTO role_member (id, block_number, timestamp, transaction_hash, role, account)
    SELECT ${position}, i % 4, ${user('i')} FROM generate_series(1, ${ROLE_MEMBERS}) AS i`,
  daily_total: `INSERT INTO daily_total (id, day, item_id, pay_token, purchases, quantity, cost, yes_amount, reward)
    SELECT day || ':' || lpad(item_id::text, 3, '0') || ':' || pay_token, day, item_id, pay_token,
      count(*), sum(quantity), sum(cost), sum(yes_amount), sum(reward)
    FROM (SELECT *, to_char(to_timestamp(timestamp) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM purchase) AS p
    GROUP BY day, item_id, pay_token`,
}

/**
 * Fills the tables of a stopped indexer with a million purchases by 100,000 users and all that follows from them.
 * Generated in the database: a million events on a development chain would take an hour.
 */
export async function fillDatabase(url: string) {
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${SCHEMA}` })
  await client.connect()
  try {
    for (const [table, insert] of Object.entries(statements)) {
      // Ponder's triggers note how to undo each change of a live block.
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
      await client.query(insert)
      await client.query(`VACUUM ANALYZE ${table}`)
    }
    // Filling has started a checkpoint, which Postgres spreads over minutes: it would fall into the reads.
    await client.query('CHECKPOINT')
  } finally {
    await client.end()
  }
}
