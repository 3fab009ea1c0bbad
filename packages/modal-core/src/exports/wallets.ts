// What lists are drawn from. Apart from the rest, so that it does not come with a dapp's first chunk.
export { selectWallet } from '../actions/selectWallet.ts'
export { connectMethods } from '../selectors/connectMethods.ts'
export {
  absentItems,
  browseItems,
  connectItems,
  findWallet,
  recommendedCap,
} from '../selectors/walletItems.ts'
export { walletOf } from '../selectors/walletRules.ts'
export { isMobile } from '../utils/isMobile.ts'
export { pageLink } from '../utils/walletLinks.ts'
