import type { SendState } from '../types/send.ts'

/** The form before anything is typed. */
export const emptyForm = (): SendState => ({
  status: 'editing',
  token: undefined,
  sendTokenAmount: '',
  receiver: '',
  receiverAddress: undefined,
  resolving: false,
  receiverProfileName: undefined,
  receiverProfileImageUrl: undefined,
  isOwnAddress: false,
  networkBalanceInUsd: undefined,
  fee: undefined,
  deposit: undefined,
  warning: undefined,
  hash: undefined,
  loading: false,
  error: undefined,
})
