import type { Diagnosis, Modal } from '@foyer/modal-core'
import { type Copy, copies, thisCopy } from './copyChecks.ts'
import { log } from './logChecks.ts'
import { browser, contentSecurityPolicy, language, secureContext, storage } from './pageChecks.ts'
import {
  adapters,
  connectNetwork,
  endpoints,
  networks,
  nodes,
  serverRendering,
  signIn,
} from './setupChecks.ts'
import { alerts, embeddedWallet, pairing, popups } from './stateChecks.ts'
import { contrast } from './themeChecks.ts'
import { type Check, error } from './types.ts'
import { wallets } from './walletChecks.ts'

const DOCS = 'https://www.npmjs.com/package/@foyer/modal#doctor'

const CHECKS: readonly Check[] = [
  adapters,
  copies,
  networks,
  connectNetwork,
  serverRendering,
  wallets,
  endpoints,
  nodes,
  pairing,
  signIn,
  popups,
  embeddedWallet,
  browser,
  secureContext,
  storage,
  contentSecurityPolicy,
  language,
  contrast,
  alerts,
  log,
]

/** Runs all checks of a page, those that have found something first. */
export async function diagnose(modal: Modal): Promise<Diagnosis[]>
/** With a question, says which copy of this package it is of. */
export async function diagnose(modal: Modal, question: 'which' | undefined): Promise<Diagnosis[] | Copy>
export async function diagnose(modal: Modal, question?: 'which'): Promise<Diagnosis[] | Copy> {
  if (question !== undefined) return thisCopy
  const found = await Promise.all(CHECKS.map((check) => runCheck(check, modal)))
  const rank = { error: 0, warn: 1, ok: 2 }
  return found
    .flat()
    .map((finding) => ({ ...finding, docs: DOCS }))
    .sort((one, other) => rank[one.level] - rank[other.level])
}

/** A check that fails says so, and the others go on. */
async function runCheck(check: Check, modal: Modal) {
  try {
    return await check(modal)
  } catch (cause) {
    return [error('doctor', `A check has failed: ${String(cause)}`, 'Report it, with this line.')]
  }
}
