import type { Feature, Modal } from '@foyer/modal-core'
import type { LogFeature } from '../log/log.ts'
import { type Check, ok, warn } from './types.ts'

/** The newest of the entries that say of a failure. */
const MAX_FAILURES = 20

type Registered = { modal?: Modal; parameters?: { features?: readonly Feature[] } }

/** The log that the dapp has passed to this modal. As in `copyChecks.ts`, the registry is not imported. */
function findLog(modal: Modal) {
  const host = globalThis as { [key: symbol]: { entries: Map<string, Registered> } | undefined }
  const entries = [...(host[Symbol.for('foyer.instances')]?.entries.values() ?? [])]
  const { features = [] } = entries.find((entry) => entry.modal === modal)?.parameters ?? {}
  return features.find(({ name }) => name === 'log') as LogFeature | undefined
}

/** Addresses of accounts and e-mail addresses do not belong in a bug report. */
const withoutAccounts = (text: string) =>
  text.replaceAll(/[^\s"]+@[^\s"]+/g, '…@…').replaceAll(/\b[\da-z]{32,}\b/gi, '…')

export const log: Check = (modal) => {
  const found = findLog(modal)
  if (found === undefined) return []
  const kept = found.entries()
  const failures = kept.filter(({ level }) => level === 'error' || level === 'warn')
  if (failures.length === 0) return [ok('log', 'The log has no failure')]
  return failures
    .slice(-MAX_FAILURES)
    .map(({ time, event, data }) =>
      warn(
        'log',
        withoutAccounts(`${new Date(time).toISOString()} ${event} ${JSON.stringify(data)}`),
        'Look at the errors in the README of @foyer/modal, and at docs/alerts.md for codes.',
      ),
    )
}
