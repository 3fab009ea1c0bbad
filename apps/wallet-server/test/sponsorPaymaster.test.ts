import { readFileSync } from 'node:fs'
import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { installContracts } from '@foyer/stand-ins/bundler'
import {
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseEther,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { entryPoint08Abi, entryPoint08Address, toPackedUserOperation } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signVoucher, VERIFICATION_GAS, type Voucher } from '../src/auth/sponsor/voucher.ts'
import { SponsorPaymaster } from '../src/generated/sponsorPaymaster.ts'
import { SIMPLE_7702_ACCOUNT, toDelegatedCode } from '../src/paymaster/contracts.ts'
import { transactions } from '../src/paymaster/transactions.ts'
import {
  type ChainClient,
  createChainClient,
  createSponsoredAccount,
  deployPaymaster,
  handleOperation,
  type Operation,
  OWNER,
  type SponsoredAccount,
} from './createSponsoredAccount.ts'

const accountAbi = parseAbi(['function execute(address target, uint256 value, bytes data)'])
const RECEIVER = '0x00000000000000000000000000000000000000b1'
const signer = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())

let anvil: Anvil
let client: ChainClient
let paymaster: Address
let sender: SponsoredAccount
beforeAll(async () => {
  anvil = await startAnvil()
  client = createChainClient(anvil.rpcUrl)
  await installContracts(anvil.rpcUrl)
  paymaster = await deployPaymaster(anvil.rpcUrl, signer.address)
  sender = await createSponsoredAccount(client)
})
afterAll(() => anvil?.stop())

const readNonce = (account: Address) =>
  client.readContract({
    abi: entryPoint08Abi,
    address: entryPoint08Address,
    functionName: 'getNonce',
    args: [account, 0n],
  })
const readDeposit = () =>
  client.readContract({ abi: SponsorPaymaster.abi, address: paymaster, functionName: 'getDeposit' })

type Options = {
  by?: typeof signer
  voucher?: Partial<Voucher>
  chainId?: number
  pays?: Address
  from?: SponsoredAccount
}

/** An operation of the account with a voucher, for what is asked for or otherwise exactly for it. */
async function createOperation(options: Options = {}): Promise<Operation> {
  const { by = signer, voucher = {}, chainId = 56, pays = paymaster, from = sender } = options
  const { timestamp } = await client.getBlock()
  const fields = {
    sender: from.address,
    nonce: await readNonce(from.address),
    callData: encodeFunctionData({ abi: accountAbi, args: [RECEIVER, 0n, '0x'] }),
    callGasLimit: 60_000n,
    verificationGasLimit: 90_000n,
    preVerificationGas: 50_000n,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  }
  const whole = {
    ...fields,
    code: toDelegatedCode(SIMPLE_7702_ACCOUNT),
    validUntil: Number(timestamp) + 600,
    validAfter: 0,
    ...voucher,
  }
  return {
    ...fields,
    paymaster,
    paymasterVerificationGasLimit: VERIFICATION_GAS,
    paymasterPostOpGasLimit: 0n,
    paymasterData: await signVoucher(whole, { account: by, chainId, paymaster: pays }),
    signature: '0x',
  } as Operation
}

const handle = (operation: Operation, from = sender) => handleOperation(client, from, operation)
const changeByte = (data: Hex, index: number): Hex => {
  const at = 2 + 2 * index
  const byte = (Number.parseInt(data.slice(at, at + 2), 16) ^ 1).toString(16).padStart(2, '0')
  return `${data.slice(0, at)}${byte}${data.slice(at + 2)}` as Hex
}
const write = (transaction: { to?: Address; data: Hex; value: bigint }, account = OWNER) =>
  client
    .sendTransaction({ ...transaction, account } as never)
    .then((hash) => client.waitForTransactionReceipt({ hash }))
const asStranger = (transaction: { to?: Address; data: Hex; value: bigint }) =>
  client.call({ ...transaction, account: stranger })
const deploy = (entryPoint: Address, by: Address, owner = OWNER.address) =>
  client.deployContract({ ...SponsorPaymaster, args: [entryPoint, owner, by], account: OWNER })

const TESTS: Record<string, () => Promise<void>> = {
  'it should refuse an EntryPoint of another kind': async () => {
    await expect(deploy(paymaster, signer.address)).rejects.toThrow()
  },

  'it should refuse to have no owner': async () => {
    await expect(deploy(entryPoint08Address, signer.address, zeroAddress)).rejects.toThrow(
      toFunctionSelector('OwnerRequired()'),
    )
  },

  'it should refuse to have no signer': async () => {
    await expect(deploy(entryPoint08Address, zeroAddress)).rejects.toThrow(
      toFunctionSelector('SignerMissing()'),
    )
  },

  'it should pay for the operation of an account that has nothing': async () => {
    const before = await readDeposit()
    const { logs, status } = await handle(await createOperation())
    expect(status).toBe('success')
    expect(logs.length).toBeGreaterThan(0)
    expect(await client.getBalance({ address: sender.address })).toBe(0n)
    expect(await readDeposit()).toBeLessThan(before)
  },

  'it should not pay a second time': async () => {
    const operation = await createOperation()
    await handle(operation)
    await expect(handle(operation)).rejects.toThrow(/AA25/)
    await expect(handle({ ...operation, nonce: operation.nonce + 1n })).rejects.toThrow(/AA34/)
  },

  'it should refuse an operation in which any field was changed': async () => {
    const operation = await createOperation()
    const other = encodeFunctionData({ abi: accountAbi, args: [RECEIVER, 0n, '0x01'] })
    const changes: Partial<Operation>[] = [
      { callData: other },
      { nonce: 1n << 64n },
      { callGasLimit: operation.callGasLimit + 1n },
      { verificationGasLimit: operation.verificationGasLimit + 1n },
      { preVerificationGas: operation.preVerificationGas + 1n },
      { maxFeePerGas: operation.maxFeePerGas + 1n },
      { maxPriorityFeePerGas: operation.maxPriorityFeePerGas + 1n },
      { paymasterVerificationGasLimit: VERIFICATION_GAS + 1n },
      { paymasterPostOpGasLimit: 1n },
      // The last byte of each time, and one of the signature.
      ...[5, 11, 40].map((index) => ({ paymasterData: changeByte(operation.paymasterData ?? '0x', index) })),
    ]
    for (const change of changes)
      await expect(
        handle({ ...operation, ...change } as Operation),
        JSON.stringify(Object.keys(change)),
      ).rejects.toThrow(/AA34/)
    const another = await createSponsoredAccount(client)
    await expect(handle({ ...operation, sender: another.address, nonce: 0n }, another)).rejects.toThrow(
      /AA34/,
    )
    expect((await handle(operation)).status).toBe('success')
  },

  'it should refuse one of another signer': async () => {
    await expect(handle(await createOperation({ by: stranger }))).rejects.toThrow(/AA34/)
  },

  'it should refuse one for another chain': async () => {
    await expect(handle(await createOperation({ chainId: 97 }))).rejects.toThrow(/AA34/)
  },

  'it should refuse one for another paymaster': async () => {
    await expect(handle(await createOperation({ pays: RECEIVER }))).rejects.toThrow(/AA34/)
  },

  'it should refuse an account with other code than was judged': async () => {
    const code = await client.getCode({ address: SIMPLE_7702_ACCOUNT })
    const copy = '0x00000000000000000000000000000000000000c7'
    await client.setCode({ address: copy, bytecode: code ?? '0x' })
    const from = await createSponsoredAccount(client, copy)
    await expect(handle(await createOperation({ from }), from)).rejects.toThrow(/AA34/)
    const judged = await createOperation({ from, voucher: { code: toDelegatedCode(copy) } })
    expect((await handle(judged, from)).status).toBe('success')
  },

  'it should refuse one that has ended': async () => {
    const { timestamp } = await client.getBlock()
    await expect(
      handle(await createOperation({ voucher: { validUntil: Number(timestamp) - 1 } })),
    ).rejects.toThrow(/AA32/)
  },

  'it should refuse one that has not begun': async () => {
    const { timestamp } = await client.getBlock()
    const voucher = { validAfter: Number(timestamp) + 300 }
    await expect(handle(await createOperation({ voucher }))).rejects.toThrow(/AA32/)
  },

  'it should refuse data of another length': async () => {
    const operation = await createOperation()
    for (const paymasterData of ['0x', concat([operation.paymasterData ?? '0x', '0x00'])] as const)
      await expect(handle({ ...operation, paymasterData })).rejects.toThrow(/AA33|VoucherMalformed/)
  },

  'it should refuse an operation that creates an account': async () => {
    const packed = toPackedUserOperation({
      ...(await createOperation()),
      factory: RECEIVER,
      factoryData: '0x01',
    })
    const validate = client.simulateContract({
      abi: SponsorPaymaster.abi,
      address: paymaster,
      functionName: 'validatePaymasterUserOp',
      args: [packed, `0x${'0'.repeat(64)}`, 0n],
      account: entryPoint08Address,
    })
    await expect(validate).rejects.toThrow(/FactoryNotSponsored/)
  },

  'it should pay for nothing': async () => {
    const all = await readDeposit()
    await write(transactions.withdraw(paymaster, OWNER.address, all))
    await expect(handle(await createOperation())).rejects.toThrow(/AA31/)
    await write(transactions.deposit(paymaster, all))
    expect((await handle(await createOperation())).status).toBe('success')
  },

  'it should believe the new one and no longer the old one': async () => {
    await write(transactions.setSigner(paymaster, stranger.address))
    await expect(handle(await createOperation())).rejects.toThrow(/AA34/)
    expect((await handle(await createOperation({ by: stranger }))).status).toBe('success')
    await write(transactions.setSigner(paymaster, signer.address))
  },

  'it should pay out the deposit and keep a stake': async () => {
    const before = await client.getBalance({ address: RECEIVER })
    await write(transactions.withdraw(paymaster, RECEIVER, 7n))
    expect((await client.getBalance({ address: RECEIVER })) - before).toBe(7n)
    await write(transactions.addStake(paymaster, parseEther('1'), 60))
    const { stake } = await client.readContract({
      abi: entryPoint08Abi,
      address: entryPoint08Address,
      functionName: 'getDepositInfo',
      args: [paymaster],
    })
    expect(stake).toBe(parseEther('1'))
  },

  'it should hand the deposit to another owner who takes it over': async () => {
    const call = (functionName: 'transferOwnership' | 'acceptOwnership', args: Address[] = []) => ({
      to: paymaster,
      value: 0n,
      data: encodeFunctionData({ abi: SponsorPaymaster.abi, functionName, args } as never),
    })
    await client.setBalance({ address: stranger.address, value: parseEther('1') })
    await write(call('transferOwnership', [stranger.address]))
    await write(transactions.withdraw(paymaster, RECEIVER, 1n))
    await write(call('acceptOwnership'), stranger)
    await expect(write(transactions.withdraw(paymaster, RECEIVER, 1n))).rejects.toThrow(
      toFunctionSelector('OwnableUnauthorizedAccount(address)'),
    )
    await write(call('transferOwnership', [OWNER.address]), stranger)
    await write(call('acceptOwnership'))
  },

  'it should refuse to leave it without an owner': async () => {
    const data = encodeFunctionData({ abi: SponsorPaymaster.abi, functionName: 'renounceOwnership' })
    const transaction = { to: paymaster, data, value: 0n }
    await expect(client.call({ ...transaction, account: OWNER })).rejects.toThrow(
      toFunctionSelector('OwnerRequired()'),
    )
    await expect(asStranger(transaction)).rejects.toThrow(
      toFunctionSelector('OwnableUnauthorizedAccount(address)'),
    )
    const { abi } = SponsorPaymaster
    expect(await client.readContract({ abi, address: paymaster, functionName: 'owner' })).toBe(OWNER.address)
  },

  'it should refuse to pay out, to stake and to replace the signer': async () => {
    // OwnableUnauthorizedAccount
    for (const transaction of [
      transactions.withdraw(paymaster, stranger.address, 1n),
      transactions.addStake(paymaster, 0n, 60),
      transactions.setSigner(paymaster, stranger.address),
    ])
      await expect(asStranger(transaction)).rejects.toThrow(
        toFunctionSelector('OwnableUnauthorizedAccount(address)'),
      )
  },

  'it should refuse to be another EntryPoint’s paymaster': async () => {
    const validate = client.simulateContract({
      abi: SponsorPaymaster.abi,
      address: paymaster,
      functionName: 'validatePaymasterUserOp',
      args: [toPackedUserOperation(await createOperation()), `0x${'0'.repeat(64)}`, 0n],
      account: stranger,
    })
    await expect(validate).rejects.toThrow(/Sender not EntryPoint/)
  },
}

const tree = readFileSync(new URL('../contracts/SponsorPaymaster.tree', import.meta.url), 'utf8')
const leaves = [...tree.matchAll(/── (it should .*)/g)].map(([, leaf]) => leaf ?? '')

test.each(leaves)('%s', (leaf) => {
  const run = TESTS[leaf]
  if (!run) throw new Error('The leaf has no test.')
  return run()
})

test('has no test without a leaf', () => {
  expect(Object.keys(TESTS)).toEqual(leaves)
})
