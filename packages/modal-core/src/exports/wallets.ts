// What lists are drawn from. Apart from the rest, so that it does not come with a dapp's first chunk.
export { beginConnect, preparePairing } from '../actions/preparePairing.ts'
export { selectWallet } from '../actions/selectWallet.ts'
export {
  createHandOff,
  HAND_OFF_PATIENCE,
  type HandOffStatus,
  type PageSight,
  pageSight,
} from '../handoff/createHandOff.ts'
export { type Device, deviceOf } from '../handoff/deviceOf.ts'
export { pageLink } from '../handoff/pageLink.ts'
export { isPairing, type Platform, platformLinks, platformsOf } from '../handoff/platforms.ts'
export { connectMethods } from '../selectors/connectMethods.ts'
export { connectedWallet, hostWallet, livingCode } from '../selectors/pairing.ts'
export {
  absentItems,
  browseItems,
  connectItems,
  findWallet,
  recommendedCap,
} from '../selectors/walletItems.ts'
export { pairingConnector, walletOf } from '../selectors/walletRules.ts'
export { isMobile } from '../utils/isMobile.ts'
