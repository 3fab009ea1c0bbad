export { captureEmail, skipEmail } from '../actions/captureEmail.ts'
export { confirmNetwork } from '../actions/confirmNetwork.ts'
export {
  type ConnectErrorType,
  type ConnectParameters,
  type ConnectReturnType,
  connect,
} from '../actions/connect.ts'
export {
  type DisconnectErrorType,
  type DisconnectParameters,
  disconnect,
} from '../actions/disconnect.ts'
export {
  enterCode,
  prepareLogin,
  resend,
  resetLogin,
  type StartEmailLoginErrorType,
  startEmailLogin,
} from '../actions/emailLogin.ts'
export {
  enterUpdateCode,
  resetEmailUpdate,
  type StartEmailUpdateErrorType,
  startEmailUpdate,
} from '../actions/emailUpdate.ts'
export { embed } from '../actions/embed.ts'
export { endTransaction } from '../actions/endTransaction.ts'
export { firstRoute } from '../actions/firstRoute.ts'
export type { GetIdentityTokenErrorType, GetIdentityTokenReturnType } from '../actions/getIdentityToken.ts'
export {
  type GetProviderParameters,
  type GetProviderReturnType,
  getProvider,
} from '../actions/getProvider.ts'
export { goBack } from '../actions/goBack.ts'
export {
  type LoadActivityParameters,
  loadActivity,
} from '../actions/loadActivity.ts'
export {
  type LoadBalanceErrorType,
  type LoadBalanceParameters,
  loadBalance,
} from '../actions/loadBalance.ts'
export { saveBackup } from '../actions/saveBackup.ts'
export { type SelectConnectorParameters, selectConnector } from '../actions/selectConnector.ts'
export { selectNetwork } from '../actions/selectNetwork.ts'
export { selectTab } from '../actions/selectTab.ts'
export {
  cancelSignIn,
  type SignInErrorType,
  type SignOutErrorType,
  signIn,
  signOut,
} from '../actions/signIn.ts'
export {
  type StartSocialLoginErrorType,
  startSocialLogin,
} from '../actions/startSocialLogin.ts'
export {
  type SwitchConnectionErrorType,
  type SwitchConnectionParameters,
  switchConnection,
} from '../actions/switchConnection.ts'
export {
  type SwitchNetworkErrorType,
  type SwitchNetworkParameters,
  switchNetwork,
} from '../actions/switchNetwork.ts'
export { type WatchBalanceReturnType, watchBalance } from '../actions/watchBalance.ts'
export type { Transaction } from '../controllers/createTransactions.ts'
export type { LoadFailure } from '../errors/loadFailureOf.ts'
export { type ActivityGroup, activityGroups } from '../selectors/activityGroups.ts'
export { canBuy } from '../selectors/canBuy.ts'
export { canRegister } from '../selectors/canRegister.ts'
export { canSend } from '../selectors/canSend.ts'
export { canSwap } from '../selectors/canSwap.ts'
export { MOST_IMPACT, WARN_IMPACT } from '../selectors/impacts.ts'
export { accountTypes, hasSmartAccounts } from '../selectors/smartAccounts.ts'
export { socialProviders } from '../selectors/socialProviders.ts'
export { swapTokens } from '../selectors/swapTokens.ts'
export type {
  Account,
  AccountDetails,
  AccountState,
  AccountType,
  ConnectedAccount,
  ConnectedWalletInfo,
  Connection,
  ConnectionAccount,
  ConnectionStatus,
  LoginUser,
} from '../types/account.ts'
export type {
  AccountTab,
  ActivityItem,
  ActivityOperation,
  ActivityRecord,
  ActivitySource,
  ActivityState,
  ActivityTransfer,
} from '../types/activity.ts'
export type {
  Adapter,
  AdapterHost,
  Call,
  CallsParameters,
  GetAssetsParameters,
  GetBalancesParameters,
  PreparedTransfer,
  ReadReceiver,
  Sending,
  TransactionParameters,
  TransferParameters,
} from '../types/adapter.ts'
export type { AlertCode, AlertReason, AlertState } from '../types/alert.ts'
export type { BalanceState, TokenBalance, TokenInput } from '../types/balance.ts'
export type { Diagnosis } from '../types/diagnosis.ts'
export type { Eip1193Provider } from '../types/eip1193.ts'
export type { AllEvents, ModalEvents } from '../types/events.ts'
export type { Feature, SiwxFeature } from '../types/feature.ts'
export type { Instance, UpdateParameters } from '../types/instance.ts'
export type {
  EmailUpdateErrorCode,
  EmailUpdateState,
  FarcasterErrorCode,
  FarcasterState,
  GetIdentityTokenParameters,
  LoginErrorCode,
  LoginFlow,
  LoginRecord,
  LoginSource,
  LoginState,
  SocialErrorCode,
  SocialState,
} from '../types/login.ts'
export type { FeatureControls, FeatureModal, Modal } from '../types/modal.ts'
export type { MultiChainEvents, MultiChainProvider } from '../types/multiChain.ts'
export type {
  NameSuggestion,
  NamesControl,
  NamesError,
  NamesErrorCode,
  NamesState,
  NamesStatus,
} from '../types/names.ts'
export type {
  ChainId,
  ExplorerPaths,
  Namespace,
  NamespaceOf,
  Network,
  NetworkInput,
  Networks,
} from '../types/network.ts'
export type {
  OnRampControl,
  OnRampCurrency,
  OnRampError,
  OnRampErrorCode,
  OnRampLink,
  OnRampProvider,
  OnRampQuote,
  OnRampState,
  OnRampToken,
} from '../types/onRamp.ts'
export type {
  Endpoints,
  LanguageInput,
  Locale,
  OnEmailCapture,
  Options,
  Preload,
  ThemeMode,
  ThemeRoles,
  ThemeVariables,
  TokensOf,
  WebStorage,
} from '../types/options.ts'
export type {
  PairedWallet,
  PairingCache,
  PairingSource,
  PairingState,
  RelayFailure,
} from '../types/pairing.ts'
export type { Profile, Profiles } from '../types/profile.ts'
export type { ProviderSource } from '../types/provider.ts'
export type {
  BitcoinAddress,
  BitcoinProvider,
  BitcoinPurpose,
  CosmosAminoSigner,
  CosmosKey,
  CosmosOfflineSigner,
  CosmosProvider,
  CosmosSignature,
  PolkadotAccount,
  PolkadotInjectedSigner,
  PolkadotProvider,
  ProviderOf,
  Providers,
  SolanaProvider,
  StandardAccount,
  StandardWallet,
} from '../types/providers.ts'
export type {
  Direction,
  OpenParameters,
  OpenTarget,
  Route,
  View,
} from '../types/route.ts'
export type { SendControl, SendError, SendErrorCode, SendState, SendStatus } from '../types/send.ts'
export type { Server, ServerParameters, Servers } from '../types/server.ts'
export type { SignIn, SiwxControl } from '../types/signIn.ts'
export type {
  FoundSession,
  SignedText,
  SiwxImplementation,
  SiwxMessage,
  SiwxProof,
  SiwxRecord,
  SiwxSession,
  SiwxState,
  SiwxTarget,
} from '../types/siwx.ts'
export type { PopupProvider, SocialProvider } from '../types/socialProvider.ts'
export type {
  DeepReadonly,
  ModalState,
  SnackbarMessage,
  SnackbarState,
  SnackbarTone,
  WalletRequestState,
} from '../types/state.ts'
export type {
  SwapControl,
  SwapError,
  SwapErrorCode,
  SwapQuote,
  SwapState,
  SwapStatus,
  SwapToken,
  SwapTokens,
} from '../types/swap.ts'
export type { RecentTransaction, TransactionsControl, TransactionsRecord } from '../types/transactions.ts'
export type {
  ConnectMethod,
  CustomWallet,
  ItemKind,
  Wallet,
  WalletChoice,
  WalletId,
  WalletItem,
  WalletsState,
} from '../types/wallet.ts'
export type { WalletProblem, WalletProblemCode } from '../types/walletProblem.ts'
export { createEmitter, type WithEvery } from '../utils/createEmitter.ts'
export { findConnector } from '../utils/findConnector.ts'
export { memberOf } from '../utils/memberOf.ts'
export { REQUESTED_PERMISSIONS } from '../utils/requestedPermissions.ts'
export { toExplorerUrl } from '../utils/toExplorerUrl.ts'
export * from './page.ts'
