/** Tests of smart accounts that a lower level has, too, here again at the deployed site. Part of `test:full`. */
import { encodeFunctionData } from 'viem'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { ACCOUNT_ABI } from '../../src/smartAccount/accountAbi.ts'
import { ENTRY_POINT } from '../../src/smartAccount/contracts.ts'
import { askAndApprove, askChain, createRecipient, toClient } from '../fieldDapp.ts'
import {
  balanceOf,
  createSmartUser,
  getStatus,
  openSmartSites,
  pay,
  type SmartUser,
  sendCalls,
} from '../smartAccountSteps.ts'
import type { Sites } from '../startSites.ts'

let sites: Sites
let user: SmartUser
beforeAll(async () => {
  sites = await openSmartSites()
  user = await createSmartUser(sites)
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
  expect(shown).toContain(to.slice(2, 10))
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
