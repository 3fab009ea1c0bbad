import type { Modal } from '@foyer/modal-core'
import { parseUrl } from '../floor.ts'
import { type Check, error, type Finding, firstLine, ok, warn } from './types.ts'

const FAILURES = {
  offline: 'Look at the connection of this machine.',
  unreachable:
    'Allow the relay in `connect-src` of the content security policy, and look for an extension that blocks it.',
  projectId: 'Copy `projectId` of walletConnect() from the dashboard of the relay.',
  origin: 'Add the origin of this page to the allowed origins of the project in the dashboard of the relay.',
  clock: 'Set the clock of this machine: the relay refuses tokens of another time.',
  rateLimited: 'Wait, or look at the limits of the project in the dashboard of the relay.',
  removed: 'Reload the page: a deployment has removed its files.',
  error: 'Look at the console: the code of pairing has failed.',
} as const

/** Pairing is looked at as it stands: nothing is sent to a relay that the page has not asked yet. */
export const pairing: Check = ({ pairing, state }) => {
  const { source } = pairing
  if (source === undefined) return []
  const { current } = state.pairing
  const findings: Finding[] = []
  if ('projectId' in source && !source.projectId)
    findings.push(
      error(
        'walletconnect',
        'walletConnect() has no `projectId`',
        'Pass the one of the dashboard of the relay. Look whether the variable that should hold it is set in this build.',
      ),
    )
  const { url } = source
  if (url !== undefined && parseUrl(url)?.origin !== location.origin)
    findings.push(
      warn(
        'walletconnect',
        `\`metadata.url\` of walletConnect() is ${url}, and the page is ${location.origin}`,
        'Leave it out, or set it to the address of this page. Wallets warn of a page that gives another one.',
      ),
    )
  if (current.status === 'failed')
    findings.push(
      error('walletconnect', `There is no code to pair with: ${current.reason}`, FAILURES[current.reason]),
    )
  if (findings.length > 0) return findings
  return [ok('walletconnect', `Pairing is set up, and its state is ${current.status}`)]
}

export const alerts: Check = ({ state }) => {
  const { current } = state.alerts
  if (current.status === 'hidden') return []
  return [warn('alerts', `The alert ${current.code} is in force`, 'docs/alerts.md says what the code means.')]
}

/** Logins with a social account open a popup, which some headers of a page keep apart from it. */
export const popups: Check = async ({ controls }: Modal) => {
  if (controls.login === undefined) return []
  const { headers } = await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(5_000) })
  const policy = headers.get('cross-origin-opener-policy') ?? 'unsafe-none'
  return [
    policy.startsWith('same-origin') && !policy.startsWith('same-origin-allow-popups')
      ? warn(
          'popups',
          `The page keeps popups apart: cross-origin-opener-policy is ${policy}`,
          'Send `same-origin-allow-popups`, or the page does not learn that somebody has closed the popup of a login.',
        )
      : ok('popups', `Popups reach the page: cross-origin-opener-policy is ${policy}`),
  ]
}

/** Loads the site of the embedded wallet once more, as a login does. It is the only one that is asked. */
export const embeddedWallet: Check = async ({ controls }: Modal) => {
  if (controls.login === undefined) return []
  const site = controls.login.state.secureSite
  try {
    const login = await controls.login.load()
    await login.check()
    return [ok('embedded', `The wallet of ${site} takes this page`)]
  } catch (cause) {
    return [
      error(
        'embedded',
        `The wallet of ${site} does not take this page: ${firstLine(cause)}`,
        `Add ${location.origin} to the \`origins\` of your project on the wallet’s servers, allow the site in \`frame-src\` of the content security policy, and look whether it is up.`,
      ),
    ]
  }
}
