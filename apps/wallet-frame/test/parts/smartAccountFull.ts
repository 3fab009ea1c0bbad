/** Smart accounts of the site as it is deployed, in real Chromium, with a chain that has the contracts, a bundler and a sponsor. Part of `test:full`: `smartAccount.test.ts` has chain, bundler and sponsor in `test`. */
import { runStatement } from '@foyer/wallet-server/test/rows'
import { encodeFunctionData, toFunctionSelector } from 'viem'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { ACCOUNT_ABI } from '../../src/smartAccount/accountAbi.ts'
import { ENTRY_POINT } from '../../src/smartAccount/contracts.ts'
import { askAndApprove, askChain, createRecipient, toClient } from '../fieldDapp.ts'
import {
  balanceOf,
  createSmartUser,
  fund,
  getStatus,
  logInNewUser,
  openSmartSites,
  pay,
  type SmartUser,
  sendCalls,
} from '../smartAccountSteps.ts'
import { SHOP, type Sites } from '../startSites.ts'

const TAKE = { to: SHOP, data: toFunctionSelector('function take()') }

let sites: Sites
let user: SmartUser
beforeAll(async () => {
  sites = await openSmartSites()
  user = await createSmartUser(sites)
})

test('T17: a user of the smart account makes two calls as one', async () => {
  const { page, address } = user
  const client = toClient(page)
  // The first calls of this user: nothing is delegated before.
  expect(await client.request('GET_USER')).toMatchObject({
    accounts: [
      { address, type: 'smartAccount' },
      { address, type: 'eoa' },
    ],
    smartAccountDeployed: false,
  })
  const to = [createRecipient(), createRecipient()]
  const { id } = await sendCalls(user.page, to.map(pay))
  await expect.poll(() => getStatus(user.page, id)).toMatchObject({ status: 200, atomic: true })
  for (const each of to) expect(await balanceOf(sites, each)).toBe('0x5')
  expect(await client.request('GET_USER')).toMatchObject({ smartAccountDeployed: true })
})

test('T17: calls of an account without BNB are paid for until its budget is used up, and the screen says who pays', async () => {
  const { page, address } = await logInNewUser(sites)
  onTestFinished(() => page.context().close())
  await toClient(page).request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
  const { id, shown } = await sendCalls(page, [TAKE])
  expect(shown).toContain('Free for you: the operator of this wallet pays the network fee.')
  await expect.poll(() => getStatus(page, id)).toMatchObject({ status: 200 })
  expect(await balanceOf(sites, address)).toBe('0x0')

  await runStatement(sites.servers.settings.auth, "UPDATE sponsorships SET state = 'paid', amount = 10 ^ 17")
  await fund(sites, address)
  const next = await sendCalls(page, [TAKE])
  expect(next.shown).toContain('You pay the fee. The budget for sponsored fees is used up for now.')
  await expect.poll(() => getStatus(page, next.id)).toMatchObject({ status: 200 })
  expect(Number(await balanceOf(sites, address))).toBeLessThan(1e18)
})

test('T17: an operation whose answer is lost happens once, and its status needs no bundler', async () => {
  let isLost = false
  onTestFinished(() => sites.failAs(() => undefined))
  sites.failAs((part, request) => {
    if (part !== 'bundler' || request.method === 'OPTIONS') return undefined
    if (isLost) return 'drop'
    isLost = request.rpc?.method === 'eth_sendUserOperation'
    return isLost ? 'dropAnswer' : undefined
  })
  const to = createRecipient()
  const { id } = await sendCalls(user.page, [pay(to)])
  expect(isLost).toBe(true)
  await expect.poll(() => getStatus(user.page, id)).toMatchObject({ status: 200 })
  expect(await balanceOf(sites, to)).toBe('0x5')
})

test('T17: calls that fail in their block, though not when they were tried, are told as reverted and change nothing', async () => {
  const [to, target] = [createRecipient(), createRecipient()]
  await askChain(sites, 'evm_setAutomine', [false])
  onTestFinished(() => askChain(sites, 'evm_setAutomine', [true]) as Promise<void>)
  const { id } = await sendCalls(user.page, [pay(to), { to: target }])
  expect(await getStatus(user.page, id)).toMatchObject({ status: 100 })
  await askChain(sites, 'anvil_setCode', [target, '0x5f5ffd'])
  await askChain(sites, 'evm_mine', [])
  await expect
    .poll(() => getStatus(user.page, id))
    .toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
  expect(await balanceOf(sites, to)).toBe('0x0')
})

test('T17: an operation that the dapp has made is shown and sent with numbers of the chain', async () => {
  const to = createRecipient()
  const nonce = await toClient(user.page).request('RPC_REQUEST', {
    method: 'eth_call',
    params: [
      { to: ENTRY_POINT, data: `0x35567e1a${user.address.slice(2).padStart(64, '0')}${'0'.repeat(64)}` },
    ],
  })
  const callData = encodeFunctionData({
    abi: ACCOUNT_ABI,
    functionName: 'execute',
    args: [to as `0x${string}`, 5n, '0x'],
  })
  const operation = { sender: user.address, nonce, callData, signature: '0x', maxFeePerGas: '0xffffffffff' }
  const { answer, shown } = await askAndApprove(user.page, 'eth_sendUserOperation', [operation, ENTRY_POINT])
  expect(shown?.toLowerCase()).toContain(to.slice(-6))
  const receipt = { method: 'eth_getUserOperationReceipt', params: [answer] }
  await expect
    .poll(() => toClient(user.page).request('RPC_REQUEST', receipt))
    .toMatchObject({ success: true })
  expect(await balanceOf(sites, to)).toBe('0x5')
})

test('permissions are shown as they came, and refused when the user has approved', async () => {
  const permission = { type: 'native-token-transfer', data: { allowance: '0x5' } }
  const { said, shown } = await askAndApprove(user.page, 'wallet_grantPermissions', [
    { chainId: '0x38', expiry: 1_900_000_000, permissions: [permission] },
  ])
  expect(shown).toContain('native-token-transfer')
  // The client answers 4200 to this text.
  expect(said).toBe('This wallet gives no permissions to act without asking')
})
