export {
  type Commitment,
  type SendOptions,
  type SignAndSendTransactionParameters,
  type SignMessageParameters,
  type SignMessageReturnType,
  type SignTransactionParameters,
  signAllTransactions,
  signAndSendTransaction,
  signMessage,
  signOffchainMessage,
  signTransaction,
} from '../solana/requests.ts'
