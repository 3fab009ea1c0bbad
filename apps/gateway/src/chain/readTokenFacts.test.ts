import { startAnvil } from '@foyer/harness/anvil'
import {
  type Address,
  createPublicClient,
  encodeAbiParameters,
  type Hex,
  http,
  size,
  stringToHex,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTokenFacts } from './readTokenFacts.ts'

let anvil: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

/** Code that answers every call with these bytes. */
function codeOf(answer: Hex): Hex {
  const length = size(answer).toString(16).padStart(4, '0')
  // PUSH2 length, PUSH1 13, PUSH0, CODECOPY, PUSH2 length, PUSH0, RETURN
  return `0x61${length}600d5f3961${length}5ff300${answer.slice(2)}`
}

const string = (text: string) => encodeAbiParameters([{ type: 'string' }], [text])

async function symbolOf(answer: Hex | undefined) {
  const client = createPublicClient({ transport: http(anvil.rpcUrl) })
  const address: Address = '0x1000000000000000000000000000000000000001'
  const code = answer === undefined ? '0x5f5ffd' : codeOf(answer)
  await client.request({ method: 'anvil_setCode', params: [address, code] } as never)
  const [facts] = await readTokenFacts(client, [address])
  expect(facts?.name).toBe(facts?.symbol)
  return facts?.symbol
}

test.each<[what: string, answer: Hex, symbol: string]>([
  ['a string', string('USDT'), 'USDT'],
  [
    'a string at another offset',
    `0x${'40'.padStart(64, '0')}${'0'.repeat(64)}${string('USDT').slice(66)}`,
    'USDT',
  ],
  ['bytes32', stringToHex('MKR', { size: 32 }), 'MKR'],
  ['digits of a text', string('0x4d4b52'), 'MKR'],
  ['digits of a text with zeros behind', string(stringToHex('MKR', { size: 32 })), 'MKR'],
])('reads a symbol that is %s', async (_, answer, symbol) => {
  expect(await symbolOf(answer)).toBe(symbol)
})

test.each<[what: string, answer: Hex | undefined]>([
  ['reverts', undefined],
  ['answers nothing', '0x'],
  ['answers an empty text', string('')],
  ['answers a text that is too long', string('x'.repeat(100))],
  ['answers characters that are not seen', string('US\u202eDT')],
])('reads no symbol of a contract that %s', async (_, answer) => {
  expect(await symbolOf(answer)).toBeUndefined()
})
