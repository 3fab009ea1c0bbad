export type { LoginErrorCode, LoginRecord, LoginState, LoginUser } from '@foyer/modal-core'
export {
  AccountNotFoundError,
  AuthConnectorNotFoundError,
  SmartAccountRefusedError,
} from '@foyer/modal-core/page'
export {
  EMBEDDED_WALLET_ID,
  type EmbeddedWalletParameters,
  embeddedWallet,
} from '../embedded/embeddedWallet.ts'
