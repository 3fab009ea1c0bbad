export { connect } from '../actions/connect.ts'
export { disconnect } from '../actions/disconnect.ts'
export { getProvider } from '../actions/getProvider.ts'
// With the others, so that bundlers keep them in one chunk.
export { selectConnector } from '../actions/selectConnector.ts'
export { signIn, signOut } from '../actions/signIn.ts'
export { switchConnection } from '../actions/switchConnection.ts'
export { switchNetwork } from '../actions/switchNetwork.ts'
