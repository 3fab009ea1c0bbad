import { createBitcoinTestWallet } from '@foyer/testing/bitcoin'
import { AddressPurpose, BitcoinNetworkType, MessageSigningProtocols, request } from 'sats-connect'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createPsbt, RECEIVER } from '../test/bitcoinPsbt.ts'
import { fromHex } from './bytes.ts'

// The other side of our test wallet, which is what checks our adapter.

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const SECRET = '01'.repeat(32)

test('sats-connect connects the test wallet, has it sign, pay and change its network', async () => {
  const wallet = createBitcoinTestWallet({ accounts: [`0x${SECRET}`] })
  wallet.announce()
  onTestFinished(wallet.destroy)
  const [{ id }] = (window as never as { btc_providers: [{ id: string }] }).btc_providers
  const connected = await request(
    'wallet_connect',
    { addresses: [AddressPurpose.Payment, AddressPurpose.Ordinals] },
    id,
  )
  if (connected.status === 'error') throw new Error(connected.error.message)
  const { addresses } = connected.result
  expect(addresses.map(({ address }) => address)).toEqual(wallet.addresses)
  const [payment] = addresses as [(typeof addresses)[0]]

  const signed = await request(
    'signMessage',
    { address: payment.address, message: 'Text', protocol: MessageSigningProtocols.BIP322 },
    id,
  )
  expect(signed).toMatchObject({ status: 'success', result: { protocol: 'BIP322' } })
  const psbt = createPsbt({ addresses: addresses as never, secret: fromHex(SECRET) as Uint8Array })
  const signInputs = { [payment.address]: [0] }
  expect(await request('signPsbt', { psbt, signInputs }, id)).toMatchObject({ status: 'success' })
  const recipients = [{ address: RECEIVER, amount: 1_000 }]
  expect(await request('sendTransfer', { recipients }, id)).toMatchObject({
    status: 'success',
    result: { txid: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  await request('wallet_changeNetwork', { name: BitcoinNetworkType.Testnet4 }, id)
  expect(await request('wallet_getAccount', null, id)).toMatchObject({
    result: { network: { bitcoin: { name: 'Testnet4' } }, addresses: [{ address: wallet.addresses[0] }, {}] },
  })
  wallet.set({ reject: true })
  expect(await request('signPsbt', { psbt, signInputs }, id)).toMatchObject({ error: { code: -32000 } })
})
