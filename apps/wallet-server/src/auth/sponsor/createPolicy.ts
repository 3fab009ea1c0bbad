import { OperatorError } from '@foyer/server-kit'
import type { SponsorPolicy } from '@foyer/wallet-api'
import {
  type AbiFunction,
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  parseAbi,
  parseAbiItem,
  toFunctionSelector,
} from 'viem'
import { SIMPLE_7702_ACCOUNT, toDelegatedCode } from '../../paymaster/contracts.ts'
import { REFUSED, SponsorError } from './errors.ts'
import type { SponsoredOperation } from './operation.ts'
import { gasOf, type SponsoredFields } from './voucher.ts'

const ACCOUNT_ABI = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch(Call[] calls)',
])

/** More than any operation needs on a chain that pays no fees to another layer. */
const MAX_PRE_VERIFICATION_GAS = 200_000
/** Times the chain's price. Wallets allow for a base fee that rises; a bundler of the user's own keeps the rest. */
const MAX_PRICES = 3n

type Call = { target: Address; value: bigint; data: Hex }
type Rule = { to: Address; abi: AbiFunction; selector: Hex; args: (string | null)[]; isPayable: boolean }

/**
 * Creates the checks of what a project pays for. An operation that cannot be decoded is not paid for.
 *
 * @throws {OperatorError} a function of it is none
 */
export function createPolicy(sponsor: SponsorPolicy) {
  const rules = sponsor.calls.map(toRule)
  const implementations = (sponsor.implementations ?? [SIMPLE_7702_ACCOUNT]) as Address[]
  const maxFeePerGas = BigInt(sponsor.maxFeePerGas)
  const maxPreVerificationGas = BigInt(sponsor.maxPreVerificationGas ?? MAX_PRE_VERIFICATION_GAS)

  const isCovered = ({ target, value, data }: Call) =>
    rules.some(
      (rule) => isAddressEqual(rule.to, target) && (value === 0n || rule.isPayable) && hasArgs(rule, data),
    )

  return {
    paymaster: sponsor.paymaster.toLowerCase() as Address,
    perUser: BigInt(sponsor.budget.perUser),
    total: BigInt(sponsor.budget.total),
    lowDeposit: BigInt(sponsor.lowDeposit),

    /** @throws {SponsorError} one of the calls is not paid for */
    checkCalls({ callData }: Pick<SponsoredOperation, 'callData'>): void {
      const calls = readCalls(callData)
      if (calls === undefined || calls.length === 0 || !calls.every(isCovered))
        throw new SponsorError(REFUSED, 'policy', 'The calls are not among those that are sponsored')
    },

    /** @throws {SponsorError} more gas, or at a higher fee, than is paid for */
    checkGas(operation: SponsoredFields): void {
      if (operation.preVerificationGas > maxPreVerificationGas)
        throw new SponsorError(
          REFUSED,
          'policy',
          `More than ${maxPreVerificationGas} preVerificationGas is not sponsored`,
        )
      if (gasOf(operation) > sponsor.maxGas)
        throw new SponsorError(REFUSED, 'policy', `More gas than ${sponsor.maxGas} is not sponsored`)
      if (operation.maxFeePerGas > maxFeePerGas)
        throw new SponsorError(REFUSED, 'policy', `A fee above ${maxFeePerGas} wei is not sponsored`)
    },

    /** @throws {SponsorError} a fee that the chain does not ask for: the sender of the operation would keep it */
    checkFee({ maxFeePerGas: fee }: SponsoredFields, gasPrice: bigint): void {
      if (fee > gasPrice * MAX_PRICES)
        throw new SponsorError(
          REFUSED,
          'policy',
          `A fee above ${gasPrice * MAX_PRICES} wei is not sponsored now`,
        )
    },

    /**
     * The code that the account has when the operation happens: what its calls mean depends on it.
     *
     * @throws {SponsorError} another account than those that are known
     */
    checkAccount(operation: SponsoredOperation, code: Hex): Hex {
      const { factory, factoryData, eip7702Auth } = operation
      const isMark = factory == null || /^0x7702(?:0{36})?$/.test(factory)
      const delegate = eip7702Auth?.address ?? (factory == null ? undefined : implementations[0])
      const expected = delegate === undefined ? code.toLowerCase() : toDelegatedCode(delegate)
      const isKnown = implementations.some((implementation) => toDelegatedCode(implementation) === expected)
      if (!isMark || (factoryData ?? '0x') !== '0x' || !isKnown)
        throw new SponsorError(REFUSED, 'account', 'Operations of this kind of account are not sponsored')
      return expected as Hex
    },
  }
}

function toRule({ to, function: text, args = [], payable }: SponsorPolicy['calls'][number]): Rule {
  const abi = parseFunction(text)
  if (abi?.type !== 'function' || args.length > abi.inputs.length)
    throw new OperatorError(`sponsor.calls: \`${text}\` is not a function with these arguments.`, {
      section: 'sponsored-gas',
    })
  return { to: to as Address, abi, selector: toFunctionSelector(abi), args, isPayable: payable }
}

function parseFunction(text: string) {
  try {
    return parseAbiItem(text as string)
  } catch {
    return undefined
  }
}

/** True if the data are a call of the rule's function with its arguments. */
function hasArgs({ abi, selector, args }: Rule, data: Hex): boolean {
  if (data.slice(0, 10).toLowerCase() !== selector) return false
  if (args.length === 0) return true
  const read = readExactly([abi], data)
  return (
    read !== undefined &&
    args.every((arg, index) => arg === null || String(read.args[index]).toLowerCase() === arg.toLowerCase())
  )
}

function readCalls(callData: Hex): readonly Call[] | undefined {
  const read = readExactly(ACCOUNT_ABI, callData)
  if (read === undefined) return undefined
  if (read.name === 'executeBatch') return read.args[0] as Call[]
  const [target, value, data] = read.args as [Address, bigint, Hex]
  return [{ target, value, data }]
}

/** Only what is written in the one usual way: what is read here is what the contract reads. */
function readExactly(abi: readonly AbiFunction[] | typeof ACCOUNT_ABI, data: Hex) {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: abi as readonly AbiFunction[], data })
    const again = encodeFunctionData({ abi: abi as readonly AbiFunction[], functionName, args })
    return again === data.toLowerCase() ? { name: functionName, args: args as readonly unknown[] } : undefined
  } catch {
    return undefined
  }
}
