import { type Address, isAddressEqual, parseAbi, parseEventLogs, type TransactionReceipt } from 'viem'
import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
} from 'viem/account-abstraction'
import { hasFailedExecution } from './findExecution.ts'

const ENTRY_POINTS = [entryPoint06Address, entryPoint07Address, entryPoint08Address, entryPoint09Address]

const abi = parseAbi([
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
])

/**
 * True if a transaction changed nothing for an account: it failed, or what a smart account (ERC-4337) or a Safe did in it. The
 * transaction of the bundler succeeds then, and only the event of EntryPoint tells.
 */
export function hasReverted({ status, logs }: TransactionReceipt, account: Address): boolean {
  if (status !== 'success' || hasFailedExecution({ logs }, account)) return true
  const operations = parseEventLogs({ abi, eventName: 'UserOperationEvent', args: { sender: account }, logs })
  return operations.some(
    ({ address, args }) => !args.success && ENTRY_POINTS.some((one) => isAddressEqual(one, address)),
  )
}
