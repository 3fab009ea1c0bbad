import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { RpcRequest } from '../rpc/createPost.ts'
import { toBigInt } from '../rpc/quantity.ts'
import { ENTRY_POINT } from './contracts.ts'

/** Selectors of `getNonce(address,uint192)` and `balanceOf(address)`. */
const GET_NONCE = '0x35567e1a'
const BALANCE_OF = '0x70a08231'

type Block = 'latest' | 'finalized'

async function read(rpc: RpcRequest, data: string, block: Block = 'latest'): Promise<bigint> {
  const amount = toBigInt(await rpc('eth_call', [{ to: ENTRY_POINT, data }, block]))
  // Without code the answer is empty.
  if (amount === undefined) throw new ReplyError('The network gave an answer that cannot be used')
  return amount
}

const word = (text: string) => text.slice(2).toLowerCase().padStart(64, '0')

/** The number of the account's next operation. */
export const readNonce = (rpc: RpcRequest, account: string, block?: Block) =>
  read(rpc, `${GET_NONCE}${word(account)}${word('0x')}`, block)

/** Reads the account's deposit at EntryPoint. */
export const readDeposit = (rpc: RpcRequest, account: string) => read(rpc, `${BALANCE_OF}${word(account)}`)
