import type { Page } from 'playwright'
import { type Address, createPublicClient, type Hash, type Hex, http, verifyMessage } from 'viem'
import { expect } from 'vitest'

export type ConnectSignAndSendOptions = {
  /** The name of the wallet in the list. */
  wallet: string
  address: Address
  rpcUrl: string
}

/** Connects a RainbowKit dapp of the fixtures, with either kit, signs its message and sends its transaction. */
export async function connectSignAndSend(page: Page, { wallet, address, rpcUrl }: ConnectSignAndSendOptions) {
  const click = (text: string) => page.getByRole('button', { name: text, exact: true }).click()
  const output = (text: string) => page.getByRole('status', { name: text })
  await click('Connect Wallet')
  await click(wallet)
  await output('Account').getByText(address).waitFor()
  await click('Sign')
  const signature = (await output('Signature').getByText(/^0x/).textContent()) as Hex
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  await click('Send')
  const hash = (await output('Transaction').getByText(/^0x/).textContent()) as Hash
  const receipt = await createPublicClient({ transport: http(rpcUrl) }).waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
}
