import type { Block, Warning } from '../approval/describe/warnings.ts'
import type { PasskeyFailure } from '../passkey/errors.ts'

/** Texts of the wallet's page. Functions take what they name, as it is shown. */
export type Texts = {
  titles: {
    message: string
    signIn: string
    typedData: string
    permissions: string
    transaction: string
    /** The dapp sends it by itself. */
    signTransaction: string
    transactions: (count: number) => string
  }
  verified: string
  claimedName: (name: string) => string
  account: string
  network: string
  networkId: (id: number) => string
  message: string
  messageBytes: string
  contract: string
  claimed: (name: string) => string
  allSigned: string
  domain: string
  primaryType: string
  showAll: string
  hiddenCharacter: string
  calls: {
    /** On a network whose currency is not known. */
    native: string
    nativeOf: (symbol: string) => string
    deploy: string
    tokenTransfer: string
    tokenApproval: string
    collectionApproval: string
    collectionRevocation: string
    nftTransfer: string
    contract: (name: string) => string
    unreadable: string
  }
  /** The effect of a request, in one sentence. */
  summary: {
    send: (amount: string, to: string) => string
    move: (amount: string, from: string, to: string) => string
    allow: (spender: string, amount: string) => string
    allowAll: (spender: string, token: string) => string
    revoke: (spender: string, token: string) => string
    trade: (pay: string, get: string) => string
    pay: (pay: string) => string
    get: (get: string) => string
    nothing: string
    unknown: string
    /** Stands below what a node has tried out. */
    expected: string
  }
  amount: string
  units: (amount: string) => string
  everything: string
  unlimited: string
  from: string
  to: string
  spender: string
  token: string
  items: string
  until: string
  function: string
  data: string
  /** Opens what few read: the number of the transaction, and its data. */
  details: string
  fee: string
  atMost: (amount: string) => string
  /** Of chains that store their data on another one. */
  rollupFee: (amount: string) => string
  nonce: string
  inSequence: string
  asOne: string
  /** The fee is not the user's. */
  sponsored: string
  payer: string
  /** Why it is the user's after all. */
  notSponsored: { budget: string; unavailable: string }
  /** The text about an account that an operation turns into a smart account. */
  smartAccount: string
  delegation: string
  amountOfAll: string
  transactionOf: (index: number, count: number) => string
  permissions: string
  /** The text about permissions, which a dapp does not get. */
  noPermissions: string
  loadingTokens: string
  warnings: Record<Warning, string>
  blocks: {
    title: string
    signInDomain: (domain: string, origin: string) => string
    chain: (id: string) => string
  } & Record<Block['kind'], unknown>
  approve: string
  reject: string
  close: string
  /** The second step, where the browser cannot tell that something covers the page. */
  confirm: string
  confirmTitle: string
  states: {
    hidden: string
    unfocused: string
    arming: string
    armed: string
    /** A press that did not count. */
    early: string
    enter: string
    blocked: string
    preparing: string
    signing: string
    sending: string
  }
  /** Asked for by a login on a device that is new. */
  passkey: {
    title: string
    text: string
    use: string
    cancel: string
    working: string
    hidden: string
    errors: Record<PasskeyFailure, string>
  }
  /** Offers the window where a backup is made. */
  backup: {
    title: string
    text: string
    use: string
    working: string
    blocked: string
    closed: string
    page: string
  }
}

export const en: Texts = {
  titles: {
    message: 'Sign this message?',
    signIn: 'Sign in?',
    typedData: 'Sign this data?',
    permissions: 'Answer this request for permissions?',
    transaction: 'Send this transaction?',
    signTransaction: 'Sign this transaction?',
    transactions: (count) => `Send these ${count} transactions?`,
  },
  verified: 'Requested by (verified)',
  claimedName: (name) => `“${name}” (name not verified)`,
  account: 'Account',
  network: 'Network',
  networkId: (id) => `Network ${id}`,
  message: 'Message',
  messageBytes: 'Message (bytes)',
  contract: 'Contract',
  claimed: (name) => `calls itself “${name}”`,
  allSigned: 'Everything that is signed',
  domain: 'Domain',
  primaryType: 'Type',
  showAll: 'Show everything',
  hiddenCharacter: 'hidden character',
  calls: {
    native: 'Send funds',
    nativeOf: (symbol) => `Send ${symbol}`,
    deploy: 'Create a contract',
    tokenTransfer: 'Send tokens',
    tokenApproval: 'Allow spending',
    collectionApproval: 'Allow access to all tokens of this contract',
    collectionRevocation: 'End access to the tokens of this contract',
    nftTransfer: 'Send collectibles',
    contract: (name) => `Interact with ${name}`,
    unreadable: 'Unknown call',
  },
  summary: {
    send: (amount, to) => `You send ${amount} to ${to}`,
    move: (amount, from, to) => `Moves ${amount} from ${from} to ${to}`,
    allow: (spender, amount) => `${spender} may spend ${amount} of yours`,
    allowAll: (spender, token) => `${spender} may take all your ${token}`,
    revoke: (spender, token) => `${spender} may no longer take your ${token}`,
    trade: (pay, get) => `You pay ${pay}, you get ${get}`,
    pay: (pay) => `You pay ${pay}`,
    get: (get) => `You get ${get}`,
    nothing: 'No tokens move',
    unknown: 'What you pay and get could not be worked out',
    expected: 'Expected result of a simulation. Tokens choose their own names.',
  },
  amount: 'Amount',
  units: (amount) => `${amount} base units`,
  everything: 'Everything',
  unlimited: 'Unlimited',
  from: 'From',
  to: 'To',
  spender: 'Who may spend',
  token: 'Token',
  items: 'Collectibles',
  until: 'Until',
  function: 'Function',
  data: 'Data',
  details: 'Details',
  fee: 'Network fee',
  atMost: (amount) => `at most ${amount}`,
  rollupFee: (amount) => `plus about ${amount} for layer 1 (L1)`,
  nonce: 'Nonce',
  inSequence:
    'They are sent one after another. If one fails, the earlier ones stand and the rest aren’t sent.',
  asOne: 'All of them go through together, or none do.',
  sponsored: 'Free for you: the operator of this wallet pays the network fee.',
  payer: 'Who pays',
  notSponsored: {
    budget: 'You pay the fee. The budget for sponsored fees is used up for now.',
    unavailable: 'You pay the fee. The fee sponsor isn’t available right now.',
  },
  smartAccount: 'Smart account',
  delegation:
    'With this, your account starts to use this contract, which lets it make several calls as one. Its address stays the same.',
  amountOfAll: 'Total amount',
  transactionOf: (index, count) => `Transaction ${index} of ${count}`,
  permissions: 'Permissions',
  noPermissions:
    'This site wants to act for you without asking each time. This wallet never allows that: Approve only tells the site so.',
  loadingTokens: 'Reading the token…',
  warnings: {
    approveAll: 'Whoever gets this access can take all your tokens of this contract, at any time.',
    permit2: 'This signature lets someone take your tokens without asking again.',
    permit: 'This signature lets someone take your tokens without a transaction from you.',
    unlimited: 'The amount is unlimited. It includes tokens you receive later.',
    order: 'This is an order. Anyone who has it can take what it offers, at the price in it.',
    unreadable: 'Parts of this cannot be read. Approve only if you fully trust this site.',
    trailingData: 'The call carries data that does not belong to it.',
    deploy: 'This creates a new contract. Its code is not shown.',
    tokenRecipient: 'The tokens go to their own contract. They will most likely be lost.',
    largeFee: 'The network fee can take a large part of what this account has.',
    hexMessage: 'This message isn’t text. Nobody can read what it means.',
    blankMessage: 'This message is empty.',
    hiddenCharacters: 'This contains hidden characters. They are marked.',
    signInMalformed: 'This sign-in message isn’t in the usual format.',
    signInAddress: 'This signs in another account.',
    signInChain: 'This sign-in names another network.',
    signInUri: 'This sign-in names another address than the site’s.',
    signInTime: 'This sign-in is not valid at this time.',
    chainMissing: 'No network is named. The signature may be valid on other networks, too.',
    contractMissing: 'This signature doesn’t name the contract it is for.',
  },
  blocks: {
    title: 'Blocked for your safety',
    signInDomain: (domain, origin) =>
      `This message would sign you in to ${domain}, but it comes from ${origin}. Someone may be trying to take over your account there.`,
    chain: (id) => `This data is for the network ${id}, not for the one that is in use.`,
  },
  approve: 'Approve',
  reject: 'Reject',
  close: 'Close',
  confirm: 'Yes, approve',
  confirmTitle: 'Please check once more, then confirm.',
  states: {
    hidden: 'Part of this window is covered or out of view. Uncover it to approve.',
    unfocused: 'Click into this page to continue.',
    arming: 'Review the details…',
    armed: 'Ready to approve.',
    early: 'One moment: Approve works once you have had time to read.',
    enter: 'Enter does not approve. Press the space bar.',
    blocked: 'This can only be rejected.',
    preparing: 'Preparing…',
    signing: 'Signing…',
    sending: 'Sending…',
  },
  passkey: {
    title: 'Use your passkey',
    text: 'A passkey protects this wallet. On a new device or site it is needed once.',
    use: 'Use passkey',
    cancel: 'Cancel',
    working: 'One moment…',
    hidden: 'Part of this window is covered or out of view. Uncover it to continue.',
    errors: {
      canceled: 'The passkey was not used. Try again, or use another one.',
      exists: 'This device already has a passkey for this wallet.',
      noPrf: 'This passkey cannot open wallets. Use another one, such as a security key.',
      otherPrf: 'This passkey gave a different secret than before. Use another one.',
      noPin:
        'The device with this passkey has no PIN or other lock. Set one up in its settings, then try again.',
      unsupported: 'This browser cannot use passkeys here. Open the wallet’s own page.',
    },
  },
  backup: {
    title: 'Save a backup',
    text: 'A window of this wallet opens, where you choose a passphrase and save the file. This site sees neither.',
    use: 'Open the window',
    working: 'Continue in the other window',
    blocked:
      'Your browser did not open the window. Allow pop-ups for this site and try again, or save the backup on the wallet’s own page.',
    closed: 'The window was closed before the backup was saved.',
    page: 'Open the wallet’s page',
  },
}
