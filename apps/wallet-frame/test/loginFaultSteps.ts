import type { Fault } from '@foyer/harness/faults'
import { NEW_DEVICE, type SiteStep } from './siteFaultSteps.ts'

/** Steps after a login, on a device that is new to the wallet. */
const OPENING: SiteStep[] = [{ step: 'asking who it is', part: 'auth', path: /\/me$/ }, ...NEW_DEVICE]

export const SOCIAL: SiteStep[] = [
  { step: 'loading the popup', part: 'site', path: /^\/loading/ },
  { step: 'starting at auth', part: 'auth', path: /social\/start$/ },
  { step: 'starting at the vault', part: 'vault', path: /social\/start$/ },
  { step: 'going to the provider for the vault', part: 'vault', path: /oauth\/vault\/start/ },
  { step: 'coming back to the vault', part: 'vault', path: /oauth\/vault\/callback/ },
  { step: 'going to the provider for auth', part: 'auth', path: /oauth\/auth\/start/ },
  { step: 'coming back to auth', part: 'auth', path: /oauth\/auth\/callback/ },
  { step: 'redeeming the code of auth', part: 'auth', path: /social\/redeem$/ },
  { step: 'redeeming the code of the vault', part: 'vault', path: /social\/redeem$/ },
  ...OPENING,
]

export const FARCASTER: SiteStep[] = [
  { step: 'starting at auth', part: 'auth', path: /farcaster\/start$/ },
  { step: 'starting at the vault', part: 'vault', path: /farcaster\/start$/ },
  { step: 'opening the channel', part: 'relay', path: /v1\/channel$/ },
  { step: 'asking whether the app has signed', part: 'relay', path: /channel\/status$/, lasts: 1 },
  { step: 'handing the message to auth', part: 'auth', path: /farcaster\/verify$/ },
  { step: 'handing the message to the vault', part: 'vault', path: /farcaster\/verify$/ },
  ...OPENING,
]

/** Failures of a relay that opens no channel. */
export const RELAY_FAULTS: Fault[] = ['drop', 'serverError', 'html', 'truncate', 'rateLimit', 'silence']

/** Failures while the user signs. The relay tells what was signed once, so only the question may be lost. */
export const STATUS_FAULTS: Fault[] = ['drop', 'serverError', 'html', 'rateLimit']
