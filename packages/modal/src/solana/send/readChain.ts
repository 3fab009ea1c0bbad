import type { Request } from '../../rpc/rpcOf.ts'
import { type Fields, toAmount, toFields } from '../answers.ts'
import { TOKEN_PROGRAMS } from '../programs.ts'
import type { Token } from './instructions.ts'

/** An account, as a node says it. Undefined where there is none. */
export type ChainAccount = {
  lamports: bigint
  /** The program that may change it. */
  program: unknown
  isExecutable: boolean
  hasData: boolean
  /** The type and fields that the node has read of an account of a token program. */
  type: unknown
  info: Fields
}

export function readAccount(answer: unknown): ChainAccount | undefined {
  if (answer === null || answer === undefined) return undefined
  const { lamports, owner, executable, data, space } = toFields(answer)
  const { type, info } = toFields(toFields(data).parsed)
  const isEmpty = Array.isArray(data) && data[0] === ''
  return {
    lamports: toAmount(lamports) ?? 0n,
    program: owner,
    isExecutable: executable === true,
    hasData: space === undefined ? !isEmpty : space !== 0,
    type,
    info: toFields(info),
  }
}

export const isTokenProgram = (program: unknown) => TOKEN_PROGRAMS.includes(String(program))

/**
 * A token that can be sent as SPL has it. Undefined for one whose mint takes a fee, asks another program, freezes what is new,
 * or shows other amounts than it moves.
 */
export function readToken(mint: string, account: ChainAccount | undefined): Token | undefined {
  const { program, type, info } = account ?? {}
  const { decimals, extensions = [] } = info ?? {}
  const isMint = isTokenProgram(program) && type === 'mint' && Number.isInteger(decimals)
  if (!isMint || !Array.isArray(extensions) || !extensions.every(isHarmless)) return undefined
  return { mint, program: String(program), decimals: Number(decimals) }
}

/** Extensions of Token-2022 that change nothing about a transfer. */
const HARMLESS: readonly unknown[] = [
  'tokenMetadata',
  'metadataPointer',
  'mintCloseAuthority',
  'permanentDelegate',
  'groupPointer',
  'groupMemberPointer',
  'tokenGroup',
  'tokenGroupMember',
  'confidentialTransferMint',
  'confidentialTransferFeeConfig',
  'confidentialMintBurn',
]

function isHarmless(one: unknown): boolean {
  const { extension, state } = toFields(one)
  if (extension === 'transferHook') return toFields(state).programId === null
  if (extension === 'transferFeeConfig') {
    const { olderTransferFee, newerTransferFee } = toFields(state)
    return [olderTransferFee, newerTransferFee].every((fee) => toFields(fee).transferFeeBasisPoints === 0)
  }
  if (extension === 'pausableConfig') return toFields(state).paused === false
  return HARMLESS.includes(extension)
}

export type TokenSource = { address: string; amount: bigint; isFrozen: boolean }

/** The token accounts in which an owner keeps a token, those with most first. */
export async function readSources(request: Request, owner: string, mint: string): Promise<TokenSource[]> {
  const answer = await request('getTokenAccountsByOwner', [owner, { mint }, { encoding: 'jsonParsed' }])
  const { value } = toFields(answer)
  return (Array.isArray(value) ? value : [])
    .flatMap((item) => {
      const { pubkey, account } = toFields(item)
      const { info } = readAccount(account) ?? {}
      const amount = toAmount(toFields(info?.tokenAmount).amount)
      if (typeof pubkey !== 'string' || amount === undefined || info?.mint !== mint) return []
      return [{ address: pubkey, amount, isFrozen: info.state === 'frozen' }]
    })
    .toSorted((a, b) => Number(b.amount - a.amount > 0n) - Number(b.amount - a.amount < 0n))
}

/** The newest blockhash, and the last block that takes a transaction with it. */
export async function readLifetime(request: Request) {
  const answer = await request('getLatestBlockhash', [{ commitment: 'confirmed' }])
  const { blockhash, lastValidBlockHeight } = toFields(toFields(answer).value)
  const last = toAmount(lastValidBlockHeight)
  if (typeof blockhash !== 'string' || last === undefined)
    throw new Error('The node answered with something other than a blockhash')
  return { blockhash, last }
}
