import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { RpcLostError, RpcRefusedError } from './errors.ts'

/** Texts that dapps' libraries recognize, by what servers write. A server's own text is never passed on. */
const REASONS: [pattern: RegExp, text: string][] = [
  [
    /insufficient funds|exceeds the balance|exceeds transaction sender account balance|out of funds|\bAA[23]1\b/i,
    'insufficient funds for gas * price + value',
  ],
  [/nonce too low|nonce has already been used|\bAA25\b/i, 'nonce too low'],
  [/underpriced|fee too low|max fee per gas less than/i, 'transaction underpriced'],
  [/exceeds block gas limit|gas limit reached|intrinsic gas too high/i, 'exceeds block gas limit'],
  [/intrinsic gas too low|out of gas/i, 'intrinsic gas too low'],
  [/revert|invalid opcode|vm execution error|EvmError/i, 'execution reverted'],
  [/filter not found|filter does not exist/i, 'filter not found'],
  [/limit exceeded|too many|rate limit|block range|query returned more/i, 'limit exceeded'],
]

const CODES: Record<number, string> = {
  3: 'execution reverted',
  [-32601]: 'method not found',
  [-32602]: 'invalid params',
  [-32005]: 'limit exceeded',
}

/** The error that a dapp gets for an error of an endpoint. Other errors are returned as they are. */
export function toReplyError(error: unknown): unknown {
  if (error instanceof RpcRefusedError) return new ReplyError(textOf(error))
  if (!(error instanceof RpcLostError)) return error
  return new ReplyError(
    error.reason === 'tooLong' ? 'The answer of the network is too long' : 'The network did not answer',
  )
}

function textOf({ code, text }: RpcRefusedError): string {
  const reason = REASONS.find(([pattern]) => pattern.test(text))?.[1]
  return reason ?? CODES[code] ?? 'The network refused the request'
}
