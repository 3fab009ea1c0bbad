import { IS_FULL } from '@foyer/harness/full'
import { presaleAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import * as operate from '@foyer/presale-operator'
import { startDevnet, type TestDevnet } from '@foyer/presale-operator/testing'
import { createWalletClient, custom, erc20Abi, keccak256 } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { prepare, safeFileOf } from './prepare.ts'

/** Of calls that differ only by what they are: `contracts.test.ts` of the command line has the same ones. */
const testInFull = test.runIf(IS_FULL)

const MNEMONIC = 'test test test test test test test test test test test junk'
/** As in config/devnet.yaml. */
const holder = (addressIndex: number) => mnemonicToAccount(MNEMONIC, { addressIndex })
const [admin, operator, guardian, keeper, stranger] = [1, 2, 3, 4, 25].map(holder)
type Holder = typeof admin

/** Of nobody. */
const SOMEBODY = '0x00000000000000000000000000000000000A11cE'

let devnet: TestDevnet
let runtime: Parameters<typeof prepare>[0]
beforeAll(async () => {
  devnet = await startDevnet('public')
  const { deployment, client, config } = devnet
  runtime = { client, config: exampleConfig({ deployment, roles: config.roles }) }
})
afterAll(() => devnet?.stop())

const contracts = () => devnet.deployment.contracts
const presale = () => ({ address: contracts().presale, abi: presaleAbi }) as const
const vault = () => ({ address: contracts().rewardVault, abi: rewardVaultAbi }) as const
const tokenAt = (index: number) => {
  const token = devnet.deployment.tokens[index]
  if (token === undefined) throw new Error(`The deployment has no token ${index}.`)
  return token
}

/** Sends what is due as the console does, and returns which step that was. */
async function act(proposal: operate.Proposal, account: Holder) {
  if (account === undefined) throw new Error('no account')
  const prepared = await prepare(runtime, { proposal, account: account.address })
  expect(prepared).toMatchObject({ caller: account.address, isOwn: true })
  const { planned } = prepared
  if (planned.status === 'wait') return planned.status
  expectLoadable(safeFileOf(runtime, proposal, prepared), planned.call)
  const { client } = devnet
  const wallet = createWalletClient({ account, chain: client.chain, transport: custom(client) })
  const { to, data } = planned.call
  const hash = await wallet.sendTransaction({ to, data, gas: proposal.gas })
  expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  return planned.status
}

/** A call of the admin: scheduled, waited for, executed. */
async function administer(proposal: operate.Proposal) {
  expect(await act(proposal, admin)).toBe('schedule')
  expect(await act(proposal, admin)).toBe('wait')
  const { timestamp } = await devnet.client.getBlock()
  await devnet.devnet.advanceTo(Number(timestamp) + 11)
  expect(await act(proposal, admin)).toBe('execute')
}

/** Checks what the Transaction Builder of the Safe app reads of a file, with the checksum that it compares. */
function expectLoadable(text: string | undefined, call: operate.Call) {
  const file = JSON.parse(text ?? '')
  const { checksum, ...meta } = file.meta
  expect(file).toEqual({
    version: '1.0',
    chainId: '56',
    createdAt: expect.any(Number),
    meta: {
      name: 'Genesis presale',
      description: expect.any(String),
      createdFromSafeAddress: expect.stringMatching(/^0x/),
      checksum: operate.safeChecksum({ ...file, meta }),
    },
    transactions: [
      {
        to: call.to,
        value: '0',
        data: null,
        contractMethod: { name: call.functionName, payable: false, inputs: call.inputs },
        contractInputsValues: expect.any(Object),
      },
    ],
  })
}

describe('on the chain, by the account that has the role:', () => {
  test('pause and resume', () =>
    devnet.isolated(async () => {
      const paused = () => devnet.client.readContract({ ...presale(), functionName: 'paused' })
      expect(await act(operate.pauseSale(contracts()), guardian)).toBe('call')
      expect(await paused()).toBe(true)
      expect(await act(operate.resumeSale(contracts()), operator)).toBe('call')
      expect(await paused()).toBe(false)
    }))

  testInFull('change the price steps', () =>
    devnet.isolated(async () => {
      const { timestamp } = await devnet.client.getBlock()
      const step = { startsAt: Number(timestamp) + 7_200, price: 75n * 10n ** 15n }
      await administer(operate.changeSteps(contracts(), [step]))
      const steps = await devnet.client.readContract({ ...presale(), functionName: 'steps' })
      expect(steps.at(-1)).toEqual(step)
    }),
  )

  testInFull('put a whitelist in force', () =>
    devnet.isolated(async () => {
      const root = keccak256('0x01')
      const baseUrl = 'https://presale.example/whitelist'
      expect(await act(operate.setWhitelist(contracts(), { root, baseUrl }), operator)).toBe('call')
      expect(await devnet.client.readContract({ ...presale(), functionName: 'whitelistRoot' })).toBe(root)
    }),
  )

  testInFull('register a token, accept it, stop accepting it', () =>
    devnet.isolated(async () => {
      const code = await devnet.client.getCode({ address: tokenAt(0).address })
      await devnet.devnet.setCode(SOMEBODY, code ?? '0x')
      const accepted = async () => {
        const [, enabled] = await devnet.client.readContract({
          ...presale(),
          functionName: 'paymentTokens',
        })
        return enabled.at(-1)
      }
      await administer(operate.registerToken(contracts(), SOMEBODY))
      await administer(operate.enableToken(contracts(), SOMEBODY))
      expect(await accepted()).toBe(true)
      expect(await act(operate.disableToken(contracts(), SOMEBODY), guardian)).toBe('call')
      expect(await accepted()).toBe(false)
    }),
  )

  test('set the treasury', () =>
    devnet.isolated(async () => {
      await administer(operate.setTreasury(contracts(), SOMEBODY))
      expect(await devnet.client.readContract({ ...presale(), functionName: 'treasury' })).toBe(SOMEBODY)
    }))

  testInFull('collect fees, which anybody may', () =>
    devnet.isolated(async () => {
      const token = tokenAt(1)
      const [fees, recipient] = await Promise.all([
        devnet.client.readContract({ ...vault(), functionName: 'fees', args: [token.address] }),
        devnet.client.readContract({ ...vault(), functionName: 'feeRecipient' }),
      ])
      expect(fees).toBeGreaterThan(0n)
      await act(operate.collectFees(contracts(), { token, fees, recipient }), stranger)
      const balance = { address: token.address, abi: erc20Abi, functionName: 'balanceOf' } as const
      expect(await devnet.client.readContract({ ...balance, args: [recipient] })).toBe(fees)
    }),
  )

  testInFull('change the keeper', () =>
    devnet.isolated(async () => {
      expect(await act(operate.setKeeper(contracts(), SOMEBODY), operator)).toBe('call')
      expect(await devnet.client.readContract({ ...vault(), functionName: 'keeper' })).toBe(SOMEBODY)
    }),
  )

  test('settle withdrawals: the keeper at once', () =>
    devnet.isolated(async () => {
      await act(operate.settleWithdrawals(contracts(), { token: tokenAt(1), ids: [2] }), keeper)
      const [[newest]] = await devnet.client.readContract({
        ...vault(),
        functionName: 'withdrawalsOf',
        args: [holder(10).address, 0, 1n],
      })
      expect(newest).toMatchObject({ id: 2, status: 2 })
    }))

  test('cancel a scheduled call, and execute another one', () =>
    devnet.isolated(async () => {
      const proposal = operate.setTreasury(contracts(), SOMEBODY)
      const { to: target, data } = proposal.call
      const operation = { caller: runtime.config.roles.adminSafe, target, data }
      expect(await act(proposal, admin)).toBe('schedule')
      expect(await act(operate.cancelOperation(contracts(), operation), admin)).toBe('call')
      expect(await operate.readSchedule(devnet.client, devnet.deployment, operation)).toBeUndefined()
      expect(await act(proposal, admin)).toBe('schedule')
      const readyAt = await operate.readSchedule(devnet.client, devnet.deployment, operation)
      await devnet.devnet.advanceTo(Number(readyAt) + 1)
      expect(await act(operate.executeOperation(contracts(), operation), admin)).toBe('call')
      expect(await devnet.client.readContract({ ...presale(), functionName: 'treasury' })).toBe(SOMEBODY)
    }))
})

test('refuses to execute what is not scheduled, though the contracts would accept it', async () => {
  const caller = runtime.config.roles.operator
  const { call } = operate.setWhitelist(contracts(), {
    root: keccak256('0x02'),
    baseUrl: 'https://evil.example',
  })
  const forged = operate.executeOperation(contracts(), { caller, target: call.to, data: call.data })
  // The operator has no delay: the AccessManager executes at once whatever the operator may call.
  await expect(operate.simulateCall(devnet.client, caller, forged.call)).resolves.toBeDefined()
  const prepared = prepare(runtime, { proposal: forged, account: caller })
  await expect(prepared).rejects.toThrow('The chain does not know this operation.')
})

describe('for an account without the role', () => {
  const pause = () => operate.pauseSale(contracts())

  test('prepares a proposal for the account that has the role', async () => {
    const prepared = await prepare(runtime, { proposal: pause(), account: stranger?.address })
    expect(prepared).toMatchObject({ caller: guardian?.address, isOwn: false })
    expect(prepared.planned.status).toBe('call')
  })

  test('prepares the scheduling for the admin when no wallet is connected', async () => {
    const proposal = operate.setTreasury(contracts(), SOMEBODY)
    const prepared = await prepare(runtime, { proposal, account: undefined })
    expect(prepared).toMatchObject({ caller: admin?.address, isOwn: false, planned: { status: 'schedule' } })
    if (prepared.planned.status === 'schedule')
      expectLoadable(safeFileOf(runtime, proposal, prepared), prepared.planned.call)
  })

  test('rejects with what the contracts would refuse, in their words', () =>
    devnet.isolated(async () => {
      await act(pause(), guardian)
      const again = prepare(runtime, { proposal: pause(), account: guardian?.address })
      await expect(again).rejects.toThrow('pause would be refused: EnforcedPause().')
    }))
})
