import { expect, test } from 'vitest'
import { createSponsor } from './createSponsor.ts'

const PAYMASTER = '0x52908400098527886e0f7030069857d2e4169ee7'
const NOW = 1_800_000_000
/** Until when, from when, and a signature. */
const DATA = `0x${(NOW + 600).toString(16).padStart(12, '0')}${'0'.repeat(12)}${'ab'.repeat(65)}`

/** A sponsor that asks for this much gas after the calls. */
const createPaying = (paymasterPostOpGasLimit: string) =>
  createSponsor({
    url: 'https://sponsor.example',
    paymaster: PAYMASTER,
    chainId: 56,
    rpc: async () => ({ timestamp: `0x${NOW.toString(16)}` }),
    fetch: async () =>
      Response.json({
        jsonrpc: '2.0',
        id: 1,
        result: {
          paymaster: PAYMASTER,
          paymasterData: DATA,
          paymasterPostOpGasLimit,
          paymasterVerificationGasLimit: '0xea60',
        },
      }),
  })

test.each(['0x0', '0x4e20', '0x249f0'])('takes a paymaster that books %s gas afterwards', async (gas) => {
  const { stub, voucher } = createPaying(gas)
  expect(await stub({})).toMatchObject({ paymaster: PAYMASTER, paymasterPostOpGasLimit: gas })
  expect(await voucher({})).toMatchObject({ paymasterPostOpGasLimit: gas, paymasterData: DATA })
})

test.each(['0x249f1', '', 'much'])('takes no paymaster that books %j gas afterwards', async (gas) => {
  await expect(createPaying(gas).voucher({})).rejects.toMatchObject({ reason: 'unavailable' })
})
