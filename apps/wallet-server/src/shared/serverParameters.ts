import type { Log, Rate, Tracing } from '@foyer/server-kit'
import type { Theme } from '@foyer/wallet-api'
import type { Operators } from '@foyer/wallet-api/pages'
import type { Projects } from '@foyer/wallet-api/projects'
import type { MailLimits } from './createLimits.ts'
import type { Mailer } from './createMailer.ts'
import type { KeyRing } from './keys.ts'
import type { ServerMetrics } from './metrics/types.ts'
import type { SocialSettings } from './social/socialSettings.ts'
import type { RequestContext, ServedApp } from './types.ts'

/** Parameters of auth and vault, besides their databases. */
export type ServerParameters = {
  /** The URL by which clients reach the server. */
  publicUrl: string
  /** The site's origin. */
  siteOrigin: string
  /** Counts a request of a client address. */
  countRequest: Rate
  keyRing: KeyRing
  pepper: Uint8Array
  /** The providers that this server is a client of. */
  social: SocialSettings
  /** A node of Optimism, for logins with Farcaster. Without one there are none. */
  farcasterRpcUrl?: string | undefined
  operators: Operators
  /** Of the pages of mailed links, and of mails. Default the wallet's own. */
  theme?: Theme | undefined
  mailLimits: MailLimits
  /** True if unknown devices must solve a challenge for a mail once a project has sent half of those that it may. */
  hasChallenges: boolean
  /** Days after which rows of the audit go, and devices that open no wallet. */
  keptDays: { audit: number; device: number }
  projects: Projects
  mailer: Mailer
  log: Log
  /** Undefined where nothing is counted. */
  metrics?: ServerMetrics | undefined
  /** Undefined where nothing is traced. */
  tracing?: Tracing | undefined
  clientOf: (c: RequestContext) => string
  isEnding: () => boolean
}

/** A server that runs. */
export type ServerRole = {
  app: ServedApp
  /** Sends the mails that it has promised. The database is there until this is done. */
  finish: () => Promise<void>
  /** Stops its work in the background. */
  destroy: () => Promise<void>
}
