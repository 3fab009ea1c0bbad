import { passTime } from '@foyer/wallet-server/test/passTime'
import { expect } from 'vitest'
import type { Tab } from './createBrowser.ts'
import type { Mailbox } from './mailbox.ts'

export type Role = 'auth' | 'vault'
/** `drop`: the server never sees the request. `dropAnswer`: it does what is asked, and its answer is lost. */
export type Loss = 'drop' | 'dropAnswer'
/** The client that logs in. */
export type Client = Pick<Tab, 'request'>

/** Sentences that a user may read. None is a server's text. */
const SENTENCES = [
  'Login service unavailable',
  'Recovery service unavailable',
  'The code is wrong',
  'The code has expired',
]

export async function logInOnce(tab: Client, mailbox: Mailbox) {
  const { action } = await tab.request('CONNECT_EMAIL', { email: mailbox.email })
  if (action === 'VERIFY_DEVICE') {
    await mailbox.decide()
    await tab.request('CONNECT_DEVICE')
  }
  if (action !== 'CONNECT') await tab.request('CONNECT_OTP', { otp: await mailbox.readCode() })
  return (await tab.request('GET_USER')).address
}

/** Does what a patient user does: starts over half a minute later. Returns what they read on the way. */
export async function logIn(tab: Client, mailbox: Mailbox, lost?: 'link' | 'code') {
  const read: string[] = []
  for (let round = 0; round < 4; round++) {
    try {
      return { address: await logInOnce(tab, mailbox), read }
    } catch (error) {
      read.push((error as Error).message)
      if (lost && read.length === 1) await mailbox.skip(lost)
      passTime(30_000)
    }
  }
  throw new Error(`Trying again did not work: ${read.join(', ')}`)
}

/** The requests of a step whose first one only fetches the nonce are counted from the second one on. */
export const CREATION: [step: string, role: Role, path: RegExp, skip?: number, mail?: 'link' | 'code'][] = [
  ['asking for the link', 'vault', /approvals$/, 1, 'link'],
  ['looking at the link', 'vault', /approvals\/[\w-]+$/],
  ['asking for the code', 'auth', /email\/start$/, 1, 'code'],
  ['entering the code', 'auth', /email\/verify$/],
  ['asking who it is', 'auth', /\/me$/],
  ['asking the vault for a wallet', 'vault', /recovery\/release$/],
  ['making the wallet at auth', 'auth', /\/wallet$/],
  ['storing the share at the vault', 'vault', /\/recovery$/],
  ['confirming the wallet', 'auth', /confirm$/],
]

/** Steps with which, or after which, there is a key. */
export const MAKES_KEY = /wallet|recovery|confirm/

export const RECOVERY: typeof CREATION = [
  ['asking the vault for its share', 'vault', /recovery\/release$/],
  ['asking auth for its share', 'auth', /shares\/release$/],
  ['confirming the wallet', 'auth', /confirm$/],
  ['storing the new share', 'auth', /shares\/device$/],
]

/** Requests to a node before a payment is shown. */
export const PREPARATION = [
  'eth_chainId',
  'eth_estimateGas',
  'eth_getBlockByNumber',
  'eth_maxPriorityFeePerGas',
  'eth_getTransactionCount',
  'eth_getBalance',
  'eth_call',
]

export const LOSSES: Loss[] = ['drop', 'dropAnswer']

export function expectSentences(read: string[]) {
  for (const text of read) expect(SENTENCES).toContain(text)
}
