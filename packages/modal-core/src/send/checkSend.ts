import type { TransferParameters } from '../types/adapter.ts'
import type { SendErrorCode, SendState } from '../types/send.ts'
import { parseAmount } from '../utils/parseAmount.ts'

type CheckSendParameters = {
  form: Pick<SendState, 'token' | 'sendTokenAmount' | 'receiver' | 'receiverAddress'>
  /** The account and network in use, where it can send. */
  sender: Omit<TransferParameters, 'call'> | undefined
  /** Why the receiver that was typed has no address. */
  receiverCode: SendErrorCode | undefined
  /** Of the amount. */
  locale: string
}

/** The transaction that the form describes, or the first thing that is wrong with it. */
export function checkSend({
  form: { token, sendTokenAmount, receiver, receiverAddress },
  sender,
  receiverCode,
  locale,
}: CheckSendParameters): TransferParameters | SendErrorCode {
  if (token === undefined) return 'token'
  const amount = parseAmount(sendTokenAmount, token.decimals, locale)
  if (amount === undefined || amount === 0n || receiver.trim() === '') return 'required'
  if (sender === undefined || sender.network.caipNetworkId !== token.chainId) return 'unsupportedChain'
  if (typeof amount === 'string') return amount
  if (typeof amount === 'object') return 'ambiguous'
  if (receiverAddress === undefined) return receiverCode ?? 'name'
  if (receiverAddress.toLowerCase() === token.address?.toLowerCase()) return 'tokenContract'
  if (amount > token.amount) return 'balance'
  return { ...sender, call: { type: 'transfer', token: token.address, to: receiverAddress, amount } }
}
