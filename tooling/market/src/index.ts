export {
  type DeployedToken,
  type DeployMarketParameters,
  deployMarket,
  type Market,
  marketAccount,
  mnemonicAccount,
} from './deployMarket.ts'
export { DevToken, PriceFeed } from './generated/contracts.ts'
