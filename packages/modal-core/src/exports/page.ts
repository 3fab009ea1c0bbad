// Functions that a page needs before the modal opens. Code in a dapp's first chunk imports from this entry: esbuild
// adds to that chunk everything that an imported file names, and the main entry names everything.
export { close } from '../actions/close.ts'
export { doLate, loadLate } from '../actions/doLate.ts'
export { findServer } from '../actions/findServer.ts'
export { type OpenErrorType, open } from '../actions/open.ts'
export { reportError } from '../actions/reportError.ts'
export { reportLoadError, toLoadError } from '../actions/reportLoadError.ts'
export { createModal } from '../createModal.ts'
export { AccountChangedError } from '../errors/AccountChangedError.ts'
export { AccountNotFoundError, SmartAccountRefusedError } from '../errors/accountErrors.ts'
export {
  BaseError,
  type BaseErrorParameters,
  ConnectorNotFoundError,
  EndpointMissingError,
  ModalLoadError,
  NetworkNotFoundError,
  NoAccountError,
} from '../errors/errors.ts'
export { isUnknownChain } from '../errors/isUnknownChain.ts'
export {
  FetchNamesError,
  FetchSuggestionsError,
  InvalidChainIdError,
  InvalidNameError,
  RegisterNameError,
  SignerNotFoundError,
} from '../errors/nameErrors.ts'
export { OnRampLinkError } from '../errors/OnRampLinkError.ts'
export { OnRampOptionsError } from '../errors/OnRampOptionsError.ts'
export { DocumentNotFoundError, InstanceNotFoundError } from '../errors/openErrors.ts'
export {
  ActionNotAllowedError,
  AuthConnectorNotFoundError,
  CheckSessionError,
  ConnectError,
  DisconnectConnectorError,
  DisconnectError,
  EstimateGasError,
  InvalidEmailError,
  InvalidTransactionHashError,
  LoadBalanceError,
  PrepareMessageError,
  RelayError,
  ResolveNameError,
  SendTransactionError,
  SignInMessageError,
  SignInUnavailableError,
  SignMessageError,
  StoreSessionError,
  SwitchNetworkError,
  UnsupportedChainError,
  UserRejectedError,
  WalletBusyError,
} from '../errors/requestErrors.ts'
export { SwapFailedError, SwapMismatchError } from '../errors/swapErrors.ts'
export { ViewNotAvailableError } from '../errors/ViewNotAvailableError.ts'
export { addInstance, findInstance, findModal, findSameInstance, watchInstances } from '../instances.ts'
export {
  activeConnector,
  connectedNamespaces,
  connectionStatus,
  connectionsOf,
  preferredAccountType,
} from '../selectors/connections.ts'
export {
  activeAccount,
  activeNetwork,
  isUnsupported,
  profileOf,
  walletNetwork,
} from '../selectors/selectors.ts'
export {
  BROWSER_WALLET,
  type Connector,
  type ConnectorInput,
  type ConnectorType,
} from '../types/connector.ts'
export type { CreateModalParameters } from '../types/parameters.ts'
export { alertTitles } from '../utils/alertTitles.ts'
export { cleanIcon } from '../utils/cleanIcon.ts'
export { cleanName } from '../utils/cleanName.ts'
export { cleanProfileName } from '../utils/cleanProfileName.ts'
export { cleanText } from '../utils/cleanText.ts'
export { findConnector } from '../utils/findConnector.ts'
export { isLoopbackUrl } from '../utils/isLoopbackHost.ts'
export { isSignature } from '../utils/isSignature.ts'
export { isSignedMessage } from '../utils/isSignedMessage.ts'
export { LOCALES } from '../utils/locales.ts'
export { type Schedule, schedule } from '../utils/schedule.ts'
export { watchOtherTabs } from '../utils/watchOtherTabs.ts'
export { withTimeout } from '../utils/withTimeout.ts'
export { readBody } from '../wire/readBody.ts'
export { type FailureCode, refusalOf } from '../wire/refusals.ts'
