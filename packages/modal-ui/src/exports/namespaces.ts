// Drawn only in pages with another namespace than EVM. It loads with the adapter of that namespace.
export { FyAccountNamespace } from '../components/namespaces/fy-account-namespace.ts'
export { FyBalanceScope } from '../components/namespaces/fy-balance-scope.ts'
export { FyConnectTo } from '../components/namespaces/fy-connect-to.ts'
export { FyPurpose } from '../components/namespaces/fy-purpose.ts'
export { FySendNotes } from '../components/namespaces/fy-send-notes.ts'
export { FyWalletProblem } from '../components/namespaces/fy-wallet-problem.ts'
export { loadProblemText } from '../locales/problemText.ts'
