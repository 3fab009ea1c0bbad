import { type Address, type Hex, hexToBigInt } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import {
  type SponsoredFields,
  STUB_DATA,
  signVoucher,
  VERIFICATION_GAS,
} from '../src/auth/sponsor/voucher.ts'
import { SIMPLE_7702_ACCOUNT, toDelegatedCode } from '../src/paymaster/contracts.ts'
import { transactions } from '../src/paymaster/transactions.ts'
import { createChainClient, deployPaymaster, OWNER } from './createSponsoredAccount.ts'

type RpcOperation = Record<string, Hex>

/** A paymaster on a chain of anvil, and answers of ERC-7677 of a sponsor who pays for everything. */
export async function createTestSponsor(rpcUrl: string) {
  const key = generatePrivateKey()
  const account = privateKeyToAccount(key)
  const client = createChainClient(rpcUrl)
  const paymaster = await deployPaymaster(rpcUrl, account.address)
  const send = async (transaction: { to?: Address; data: Hex; value: bigint }) => {
    const hash = await client.sendTransaction({ ...transaction, account: OWNER } as never)
    await client.waitForTransactionReceipt({ hash })
  }
  const answer = (paymasterData: Hex) => ({
    paymaster,
    paymasterData,
    paymasterPostOpGasLimit: '0x0',
    paymasterVerificationGasLimit: `0x${VERIFICATION_GAS.toString(16)}`,
  })
  return {
    key,
    paymaster,
    stub: () => answer(STUB_DATA),
    async voucher(operation: RpcOperation, times: { validUntil?: number; validAfter?: number } = {}) {
      const number = (name: string) => hexToBigInt(operation[name] ?? '0x0')
      const { timestamp } = await client.getBlock()
      const fields: SponsoredFields = {
        sender: operation.sender as Address,
        callData: operation.callData ?? '0x',
        nonce: number('nonce'),
        callGasLimit: number('callGasLimit'),
        verificationGasLimit: number('verificationGasLimit'),
        preVerificationGas: number('preVerificationGas'),
        maxFeePerGas: number('maxFeePerGas'),
        maxPriorityFeePerGas: number('maxPriorityFeePerGas'),
      }
      const voucher = {
        ...fields,
        code: toDelegatedCode(SIMPLE_7702_ACCOUNT),
        validAfter: 0,
        validUntil: Number(timestamp) + 600,
        ...times,
      }
      return answer(await signVoucher(voucher, { account, chainId: 56, paymaster }))
    },
    /** Takes the deposit out, and returns what pays it in again. */
    async drain() {
      const deposit = (await client.readContract({
        abi: [
          {
            type: 'function',
            name: 'getDeposit',
            inputs: [],
            outputs: [{ type: 'uint256' }],
            stateMutability: 'view',
          },
        ],
        address: paymaster,
        functionName: 'getDeposit',
      } as never)) as bigint
      await send(transactions.withdraw(paymaster, OWNER.address, deposit))
      return () => send(transactions.deposit(paymaster, deposit))
    },
  }
}

export type TestSponsor = Awaited<ReturnType<typeof createTestSponsor>>
