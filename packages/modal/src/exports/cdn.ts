export * from './eip1193.ts'
export * from './index.ts'

/** Defines `<fy-wallet-button>`. Its code is in a file of its own, which a page without such a button does not load. */
export const loadWalletButton = async (): Promise<void> => {
  await import('./walletButton.ts')
}
