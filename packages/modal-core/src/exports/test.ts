// For the tests of the sibling packages: resolved in the workspace only, never published.
export { rememberConnector } from '../actions/rememberRecent.ts'
export { activityItem, activityTransfer, createFakeActivity } from '../test/createFakeActivity.ts'
export {
  ADDRESS,
  connected,
  connection,
  createFakeAdapter,
  type FakeAdapter,
  FEE,
  HASH,
  OTHER_ADDRESS,
  SIGNATURE,
  tokenBalance,
  USDT_ADDRESS,
  wallet,
} from '../test/createFakeAdapter.ts'
export { createFakeLogin, loginConnector } from '../test/createFakeLogin.ts'
export { createFakeNames, ZONE } from '../test/createFakeNames.ts'
export { createFakeOnRamp } from '../test/createFakeOnRamp.ts'
export { createFakeSend } from '../test/createFakeSend.ts'
export { createFakeSiwx, signInMessage, signInSession } from '../test/createFakeSiwx.ts'
export { createFakeSwap, swapToken } from '../test/createFakeSwap.ts'
export { bsc, mainnet, polygon, solana, solanaDevnet } from '../test/networks.ts'
export { deferred, memoryStorage, setupModal } from '../test/setupModal.ts'
