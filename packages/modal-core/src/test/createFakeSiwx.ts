import { siwx } from '../siwx/siwx.ts'
import type { SiwxImplementation, SiwxMessage, SiwxSession, SiwxTarget } from '../types/siwx.ts'
import { ADDRESS, SIGNATURE } from './createFakeAdapter.ts'

export const signInMessage = (differs: Partial<SiwxMessage> = {}): SiwxMessage => ({
  accountAddress: ADDRESS,
  chainId: 'eip155:56',
  domain: 'app.example.org',
  uri: 'https://app.example.org',
  version: '1',
  nonce: '12345678',
  issuedAt: '2026-11-21T12:00:00.000Z',
  ...differs,
})

export const signInSession = (differs: Partial<SiwxMessage> = {}): SiwxSession => ({
  data: signInMessage(differs),
  message: 'text',
  signature: SIGNATURE,
})

/** Sign-in whose sessions are a list: set `answers` for what goes wrong. The time is noon of 2026-11-21. */
export function createFakeSiwx({ required = true, sessions = [] as SiwxSession[] } = {}) {
  const answers: SiwxImplementation = {
    createMessage: async (target) => signInMessage(target),
    getSessions: async (target) => sessions.filter(({ data }) => data.chainId === target.chainId),
    addSession: async (session) => void sessions.push(session),
    revokeSessions: async ({ accountAddress }) => {
      const rest = sessions.filter(({ data }) => data.accountAddress !== accountAddress)
      sessions.splice(0, sessions.length, ...rest)
    },
  }
  // Looked up at each call, so that a test can change its mind.
  const implementation: SiwxImplementation = {
    createMessage: (target: SiwxTarget) => answers.createMessage(target),
    getSessions: (target) => answers.getSessions(target),
    addSession: (session) => answers.addSession(session),
    revokeSessions: (account) => answers.revokeSessions(account),
  }
  const now = () => Date.parse('2026-11-21T12:00:00.000Z')
  return { feature: siwx({ required, now, load: () => implementation }), answers, sessions }
}
