export { FoyerAccountButton } from '../react/generated/FoyerAccountButton.ts'
export { FoyerButton } from '../react/generated/FoyerButton.ts'
export { FoyerConnectButton } from '../react/generated/FoyerConnectButton.ts'
export { FoyerNetworkButton } from '../react/generated/FoyerNetworkButton.ts'
