// In place of a package that brings React Native. The library that imports it uses it in browsers of Android alone.
export const SolanaMobileWalletAdapterWalletName = 'Mobile Wallet Adapter'
export class SolanaMobileWalletAdapter {}
export function createDefaultAddressSelector() {}
export function createDefaultAuthorizationResultCache() {}
export function createDefaultWalletNotFoundHandler() {}
