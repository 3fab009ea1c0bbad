/** A kit whose imports are replaced. */
export type Kit = {
  name: string
  /** The module that replaces each. */
  modules: Record<string, string>
  /** The names that work otherwise than before, with what differs. */
  differences: Record<string, string>
  /** The names that have no counterpart, with what to do. */
  missing: Record<string, string>
}

export const KITS: Record<string, Kit> = {
  '@rainbow-me/rainbowkit': {
    name: 'RainbowKit',
    modules: {
      '@rainbow-me/rainbowkit': '@foyer/compat/rainbowkit',
      '@rainbow-me/rainbowkit/wallets': '@foyer/compat/rainbowkit/wallets',
      '@rainbow-me/rainbowkit/styles.css': '@foyer/compat/rainbowkit/styles.css',
    },
    differences: {
      ConnectButton: 'shows no balance; `.Custom` has it',
      AvatarComponent: 'must return an <img>, as other drawings are not shown',
      DisclaimerComponent: 'text and two links are shown, whose words are those of the modal’s language',
      Locale: 'hi, ms and uk are English',
      Theme:
        'colours of surfaces, texts, borders and the accent, the font and the radius are mapped; other keys warn',
      lightTheme: 'has the colours of the modal; set those that yours differ in',
      darkTheme: 'has the colours of the modal; set those that yours differ in',
      midnightTheme: 'is the same as darkTheme',
      useAddRecentTransaction: '`confirmations` is ignored',
      coinbaseWallet:
        'reaches the extension and the app; add wagmi’s coinbaseWallet() for accounts with a passkey',
      bitskiWallet: 'is left out',
      ctrlWallet: 'is left out',
      omniWallet: 'is left out',
      paraSwapWallet: 'is left out',
      xdefiWallet: 'is left out',
    },
    missing: {
      cssStringFromTheme: 'Set --fy-* variables in CSS: the page on theming lists them.',
      cssObjectFromTheme: 'Set --fy-* variables in CSS: the page on theming lists them.',
      __private__: 'Use the parts and variables of the page on theming.',
    },
  },
  connectkit: {
    name: 'ConnectKit',
    modules: { connectkit: '@foyer/compat/connectkit' },
    differences: {
      ConnectKitButton: 'has the theme of the provider, and shows no balance',
      getDefaultConnectors: 'has no SDKs of wallets',
      SIWEProvider: 'looks a session up when the account or its network changes, not in intervals',
    },
    missing: {
      Avatar: 'Use the image of `useFoyerButton().account`.',
      ChainIcon: 'Use `<FoyerNetworkButton network="icon">`.',
      SIWEButton: 'Draw a button that calls `useSIWE().signIn`.',
      Context: 'Use `useModal()`.',
      ConnectKitModalDemo: 'Use `<fy-modal embedded>`.',
      wallets: 'Use the option `wallets` of `createFoyer`.',
      SIWE_NONCE_QUERY_KEY: 'Sessions are no queries here; use `useSIWE()`.',
      SIWE_SESSION_QUERY_KEY: 'Sessions are no queries here; use `useSIWE()`.',
      CONNECTKIT_VERSION: 'Remove it.',
    },
  },
}

/** Packages beside the kits, which stand on them and have no counterpart, with what to do. */
export const UNSERVED: Record<string, string> = {
  '@rainbow-me/rainbowkit-siwe-next-auth':
    'Use `RainbowKitAuthenticationProvider` with an adapter that calls next-auth.',
  '@rainbow-me/rainbow-button': 'Use `<WalletButton wallet="rainbow" />`.',
  '@rainbow-me/rainbow-button/styles.css': 'Remove it.',
  '@rainbow-me/rainbowkit/components':
    'Use the same names of @foyer/compat/rainbowkit, as far as it has them.',
}

/** Kits that a guide leads away from, without a module of the same names. */
export const GUIDED: readonly { prefix: string; name: string }[] = [
  { prefix: '@reown/appkit', name: 'AppKit' },
  { prefix: '@web3modal/', name: 'Web3Modal' },
  { prefix: '@web3-onboard/', name: 'Web3-Onboard' },
  { prefix: '@privy-io/', name: 'Privy' },
  { prefix: 'thirdweb', name: 'thirdweb' },
]

/** The kit that has a module, with what replaces it: undefined for a module of the kit that has no counterpart. */
export function kitOf(module: string): { kit: Kit; target: string | undefined } | undefined {
  const entry = Object.entries(KITS).find(([name]) => module === name || module.startsWith(`${name}/`))
  if (entry === undefined) return undefined
  const [, kit] = entry
  return { kit, target: Object.hasOwn(kit.modules, module) ? kit.modules[module] : undefined }
}
