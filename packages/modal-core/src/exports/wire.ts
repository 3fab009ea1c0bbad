// Schemas of the servers' answers, and the client that asks them.
export { NAMED_OPERATIONS } from '../activity/operations.ts'
export { priceImpact, probeOf } from '../swap/priceImpact.ts'
export { analyticsConfig } from '../wire/analyticsSchemas.ts'
export {
  balanceList,
  historyPage,
  identity,
  nameRecord,
  supportedChains,
  type WireBalance,
  type WireTransfer,
  wireBalance,
  wireTransaction,
  wireTransfer,
} from '../wire/chainSchemas.ts'
export {
  convertAllowance,
  convertApproval,
  convertQuotes,
  convertToken,
  convertTokens,
  convertTransaction,
} from '../wire/convertSchemas.ts'
export { createIdentities } from '../wire/createIdentities.ts'
export { createWireClient, type WireClientParameters } from '../wire/createWireClient.ts'
export {
  originList,
  projectConfig,
  projectFeature,
  type WireWallet,
  walletPage,
  wireWallet,
} from '../wire/directorySchemas.ts'
export { onRampLink } from '../wire/onRampLinkSchema.ts'
export {
  onRampCurrency,
  onRampOptions,
  onRampProvider,
  onRampQuote,
  onRampToken,
} from '../wire/onRampSchemas.ts'
export { alertOf } from '../wire/ServerFailure.ts'
