export { marketAccount, mnemonicAccount } from './accounts.ts'
export { createMarketClient, type MarketClient } from './createMarketClient.ts'
export { type DeployMarketParameters, deployMarket, type Market } from './deployMarket.ts'
export { type DeployedToken, deployStablecoins, type Stablecoins } from './deployToken.ts'
export {
  DevToken,
  OwnedAccountFactory,
  PriceFeed,
  RefusingToken,
  ResetToken,
  SilentToken,
} from './generated/contracts.ts'
