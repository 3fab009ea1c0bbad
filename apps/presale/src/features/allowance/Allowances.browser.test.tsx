import { disconnect, getConnection } from '@wagmi/core'
import { encodeAbiParameters, encodeEventTopics, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleView, INVITER, PRESALE, USDT } from '../../../test/exampleView.ts'
import { createFakeChain, revert } from '../../../test/fakeChain.ts'
import { BUYER, createFakeWallet } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { SaleOfPage } from '../../../test/SaleOfPage.tsx'

const HASH = `0x${'cd'.repeat(32)}` as const
const APPROVAL = `0x${'11'.repeat(32)}` as const
const left = () => page.getByText(/^The sale may still take up to 120\sUSDT from this wallet/)
const buyNow = () => page.getByRole('button', { name: 'Buy Now' })

function viewWithAllowance(allowance: bigint) {
  const [usdt] = exampleView().tokens
  if (usdt === undefined) throw new Error('No token.')
  return exampleView({ tokens: [{ ...usdt, allowance }] })
}

const approvalLog = (value: bigint) => ({
  address: USDT,
  topics: encodeEventTopics({
    abi: erc20Abi,
    eventName: 'Approval',
    args: { owner: BUYER, spender: PRESALE },
  }),
  data: encodeAbiParameters([{ type: 'uint256' }], [value]),
})

test('tells of an allowance that no purchase has used, and revokes it', async () => {
  const sent: { data: string; to: string }[] = []
  const chain = createFakeChain(viewWithAllowance(120n * 10n ** 18n))
  const wallet = createFakeWallet({
    async send(transaction) {
      sent.push(transaction)
      return HASH
    },
  })
  const { runtime } = await createTestRuntime({ chain, wallet })
  renderWithProviders(<SaleOfPage />, { runtime })
  await expect.element(left()).toBeVisible()
  await page.getByRole('button', { name: 'Revoke the allowance' }).click()
  await expect.element(page.getByText(/^Sent\. Waiting for the blockchain/)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.to.toLowerCase()).toBe(USDT.toLowerCase())
  // approve(presale, 0)
  expect(sent[0]?.data).toBe(`0x095ea7b3${PRESALE.slice(2).padStart(64, '0')}${'0'.repeat(64)}`)

  chain.functions.home = () => viewWithAllowance(0n)
  chain.mine(HASH, [approvalLog(0n)])
  await expect.element(page.getByText('The allowance has been revoked')).toBeInTheDocument()
  await expect.element(left()).not.toBeInTheDocument()
})

test.each([
  ['no token reduces', 2n ** 256n - 1n],
  ['was reduced by purchases', 2n ** 256n - 1n - 120n * 10n ** 18n],
])('says that an allowance has no limit when it %s', async (_, allowance) => {
  const { runtime } = await createTestRuntime({ chain: createFakeChain(viewWithAllowance(allowance)) })
  renderWithProviders(<SaleOfPage />, { runtime })
  await expect.element(page.getByText(/^The sale may take any amount of USDT from this wallet/)).toBeVisible()
  await expect.element(page.getByText(/\d{30}|,\d{3},\d{3},\d{3},/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Revoke the allowance' })).toBeVisible()
})

test('does not take a changed allowance for a revoked one', async () => {
  const chain = createFakeChain(viewWithAllowance(120n * 10n ** 18n))
  const { runtime } = await createTestRuntime({ chain, wallet: createFakeWallet({ send: async () => HASH }) })
  renderWithProviders(<SaleOfPage />, { runtime })
  chain.mine(HASH, [approvalLog(5n)])
  await page.getByRole('button', { name: 'Revoke the allowance' }).click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: /./ }))
    .toMatchTextContent(/^The transaction that your wallet reported did not do this/)
})

test('asks for nothing more when the account changes while it buys, and tells what stays', async () => {
  const senders: string[] = []
  let allowance = 0n
  const chain = createFakeChain()
  chain.functions.buy = () => {
    if (allowance === 0n) throw revert('InsufficientAllowance', [USDT, 0n, 1n])
    return 1n
  }
  const wallet = createFakeWallet({
    async send({ from }) {
      senders.push(from)
      return senders.length === 1 ? APPROVAL : HASH
    },
  })
  const { runtime } = await createTestRuntime({ chain, wallet })
  renderWithProviders(<SaleOfPage />, { runtime })
  await buyNow().click()
  await expect.poll(() => senders.length).toBe(1)

  getConnection(runtime.wagmi).connector?.emitter.emit('change', { accounts: [INVITER, BUYER] })
  await expect
    .element(page.getByRole('alert').filter({ hasText: /./ }))
    .toMatchTextContent(
      /^The account was changed while 0x3C44…93BC was buying, .*Anything that account has sent stays sent, including an allowance/,
    )
  // The allowance is mined: the purchase would be the next step.
  allowance = 1n
  let asked = 0
  chain.functions.buy = () => BigInt(++asked)
  chain.mine(APPROVAL, [])
  await expect.poll(() => asked).toBe(2)

  await buyNow().click()
  await expect.element(page.getByText(/^Sent\. Waiting for the blockchain/)).toBeVisible()
  expect(senders).toEqual([BUYER, INVITER].map((address) => expect.stringMatching(new RegExp(address, 'i'))))
})

test('tells what stays when the wallet is disconnected while it buys', async () => {
  const chain = createFakeChain()
  chain.functions.buy = () => {
    throw revert('InsufficientAllowance', [USDT, 0n, 1n])
  }
  const { runtime } = await createTestRuntime({
    chain,
    wallet: createFakeWallet({ send: () => new Promise(() => {}) }),
  })
  renderWithProviders(<SaleOfPage />, { runtime })
  await buyNow().click()
  await expect.element(page.getByText(/^Allow exactly 120\sUSDT/)).toBeVisible()
  await disconnect(runtime.wagmi)
  await expect
    .element(page.getByRole('alert').filter({ hasText: /./ }))
    .toMatchTextContent(/^The account was changed while 0x3C44…93BC was buying/)
})
