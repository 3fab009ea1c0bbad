'use client'

export {
  createFoyer,
  FoyerAccountButton,
  FoyerButton,
  FoyerConnectButton,
  FoyerCustomButton,
  FoyerNetworkButton,
  FoyerWalletButton,
  useFoyer,
  useFoyerAccount,
  useFoyerButton,
  useFoyerConnectWallet,
  useFoyerEvents,
  useFoyerNetwork,
  useFoyerProvider,
  useFoyerState,
  useFoyerTheme,
  useFoyerWallet,
  useFoyerWallets,
} from '../mock/mock.ts'
export {
  type MockButton,
  type MockCall,
  type MockNetwork,
  mockCalls,
  resetMock,
  setButton,
} from '../mock/store.ts'
