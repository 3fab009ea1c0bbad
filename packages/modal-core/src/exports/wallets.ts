// Functions that lists of wallets are drawn with. A separate entry, so that it is not in a dapp's first chunk.
export { chooseWallet } from '../actions/chooseWallet.ts'
export { loadWallet } from '../actions/loadWallet.ts'
export { beginConnect, preparePairing } from '../actions/preparePairing.ts'
export { selectWallet } from '../actions/selectWallet.ts'
export { loadDirectory } from '../directory/loadDirectory.ts'
export { createHandOff, HAND_OFF_TIMEOUT, type HandOffStatus } from '../handoff/createHandOff.ts'
export { pageLink } from '../handoff/pageLink.ts'
export { pageOf } from '../handoff/pageOf.ts'
export {
  type Device,
  deviceOf,
  isPairing,
  type Platform,
  platformLinks,
  platformsOf,
} from '../handoff/platforms.ts'
export { safePage } from '../handoff/safePage.ts'
export { offersAllWallets } from '../selectors/chosenItems.ts'
export { connectedWallet, type ShownWallet, shownWallet } from '../selectors/connectedWallet.ts'
export { connectMethods } from '../selectors/connectMethods.ts'
export { itemStatus } from '../selectors/itemStatus.ts'
export {
  absentItems,
  browseItems,
  connectItems,
  findWallet,
  namedItem,
  recommendedCap,
  walletOf,
} from '../selectors/walletItems.ts'
export { pairingConnector } from '../selectors/walletRules.ts'
export { isLogin } from '../types/connector.ts'
export { isMobile } from '../utils/isMobile.ts'
export { activePairingUri } from '../utils/reusesPairing.ts'
