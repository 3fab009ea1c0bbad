import { expect, test } from 'vitest'
import { readAccounts } from './accounts.ts'
import { createNode } from './createNode.ts'

const GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const NAME = '11111111111111111111111111111111'

/** A node that says this of an account, as text of JSON. */
const nodeOf = (account: string) =>
  createNode(['https://node.example'], GENESIS, async (_, { body }) => {
    const { method } = JSON.parse(String(body)) as { method: string }
    const result = method === 'getGenesisHash' ? `"${GENESIS}"` : `{ "value": [${account}] }`
    return new Response(`{ "jsonrpc": "2.0", "id": 1, "result": ${result} }`)
  })

test.each([
  ['9007199254740993', 9_007_199_254_740_993n],
  ['18446744073709551615', 18_446_744_073_709_551_615n],
  ['5', 5n],
])('reads %s lamports to the last one', async (written, lamports) => {
  const account = `{"data":["","base64"],"lamports":${written},"owner":"${NAME}","rentEpoch":18446744073709551615}`
  expect(await readAccounts(nodeOf(account), [NAME])).toEqual([
    { lamports, owner: NAME, data: new Uint8Array() },
  ])
})

test('leaves a text alone that looks like that', async () => {
  const owner = '{\\"lamports\\":12345678901234567890'
  const [found] = await readAccounts(nodeOf(`{"data":["","base64"],"lamports":5,"owner":"${owner}"}`), [NAME])
  expect(found?.owner).toBe('{"lamports":12345678901234567890')
})

test.each(['-1', '1.5', '1e30', '"x"', '123456789012345678901', 'null'])(
  'takes no %s for an amount',
  async (lamports) => {
    const account = `{"data":["","base64"],"lamports":${lamports},"owner":"${NAME}"}`
    await expect(readAccounts(nodeOf(account), [NAME])).rejects.toThrow()
  },
)
