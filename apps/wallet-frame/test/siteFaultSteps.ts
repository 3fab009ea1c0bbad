import { onTestFinished } from 'vitest'
import { CREATION, type Loss, PREPARATION, RECOVERY } from './faultSteps.ts'
import { describeRequest } from './fieldDapp.ts'
import type { SitePart, Sites } from './startSites.ts'

/** One request of a flow, at which its part stops. */
export type SiteStep = {
  step: string
  part: SitePart
  path: RegExp
  /** So many that fit come before it. */
  skip?: number
  /** The mail that comes although the answer is lost. */
  mail?: 'link' | 'code'
  /** The part comes back by itself after so many requests: the wallet waits and asks again. */
  lasts?: number
}

const toSiteStep = ([step, part, path, skip = 0, mail]: (typeof CREATION)[number]): SiteStep => ({
  step,
  part,
  path,
  skip,
  ...(mail && { mail }),
  ...(step === 'looking at the link' && { lasts: 2 }),
})

/** Before there is a wallet that could be asked. */
export const LOADING: SiteStep[] = [
  { step: 'loading the page', part: 'site', path: /^\/sdk/ },
  { step: 'loading its scripts', part: 'site', path: /^\/assets\/(?!signer).*\.js$/ },
]

export const FIRST_LOGIN: SiteStep[] = [
  { step: 'asking the vault for a nonce', part: 'vault', path: /approvals$/ },
  { step: 'asking auth for a nonce', part: 'auth', path: /email\/start$/ },
  ...CREATION.map(toSiteStep),
  { step: 'loading the signer', part: 'site', path: /^\/assets\/signer/ },
]

export const NEXT_LOGIN: SiteStep[] = [
  { step: 'signing out', part: 'auth', path: /signout$/ },
  { step: 'asking for the code', part: 'auth', path: /email\/start$/, mail: 'code' },
  { step: 'entering the code', part: 'auth', path: /email\/verify$/ },
  { step: 'asking who it is', part: 'auth', path: /\/me$/ },
  { step: 'unlocking the key', part: 'auth', path: /shares\/release$/ },
]

export const NEW_DEVICE: SiteStep[] = [
  ...RECOVERY.map(toSiteStep),
  { step: 'keeping the address at the vault', part: 'vault', path: /subjects\/keep$/ },
]

/** With a key that is locked, as after a reload. */
export const MESSAGE: SiteStep[] = [
  { step: 'asking auth for a nonce', part: 'auth', path: /shares\/release$/ },
  { step: 'unlocking the key', part: 'auth', path: /shares\/release$/, skip: 1 },
  { step: 'loading the screens', part: 'site', path: /^\/assets\/createScreens/ },
]

export const PAYMENT: SiteStep[] = [
  ...MESSAGE,
  ...[...PREPARATION, 'eth_sendRawTransaction'].map(
    (method): SiteStep => ({ step: method, part: 'node', path: new RegExp(`^${method}$`) }),
  ),
]

const NODE = [
  'eth_chainId',
  'eth_getCode',
  'eth_call',
  'eth_getBlockByNumber',
  'eth_maxPriorityFeePerGas',
  'eth_getBalance',
  'eth_getTransactionCount',
  'eth_blockNumber',
]
const BUNDLER = ['eth_chainId', 'eth_estimateUserOperationGas', 'eth_sendUserOperation']

/** Calls of the smart account whose gas is paid. */
export const OPERATION: SiteStep[] = [
  ...MESSAGE,
  { step: 'loading what makes operations', part: 'site', path: /^\/assets\/createOperationRequests/ },
  { step: 'asking the sponsor', part: 'auth', path: /^pm_getPaymasterStubData$/ },
  { step: 'asking the sponsor for a voucher', part: 'auth', path: /^pm_getPaymasterData$/ },
  ...NODE.map((method): SiteStep => ({ step: method, part: 'node', path: new RegExp(`^${method}$`) })),
  ...BUNDLER.map(
    (method): SiteStep => ({
      step: `${method} of the bundler`,
      part: 'bundler',
      path: new RegExp(`^${method}$`),
    }),
  ),
]

/** Stops a part at a request: `drop` before the part has seen it, `dropAnswer` after it has done what is asked. */
export function stopAt(sites: Sites, { part, path, skip = 0, lasts }: SiteStep, loss: Loss) {
  let [left, lost, isOver] = [skip, 0, false]
  onTestFinished(() => sites.failAs(() => undefined))
  sites.failAs((asked, request) => {
    if (asked !== part || isOver || request.method === 'OPTIONS') return undefined
    const isStruck = lost > 0 || (path.test(describeRequest(request)) && left-- === 0)
    if (!isStruck) return undefined
    lost++
    if (lost === lasts) isOver = true
    return lost === 1 ? loss : 'drop'
  })
  return {
    hasStopped: () => lost > 0,
    start() {
      isOver = true
    },
  }
}
