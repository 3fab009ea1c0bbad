import { styleText } from 'node:util'
import type { StackAddresses } from './state/stackFile.ts'

/** Pages, which a person opens. */
const PAGES = {
  presale: 'the presale site',
  operator: 'the console of those who run the sale',
  docs: 'the documentation, with the modal live in it',
  playground: 'every element and view of the modal',
  walletFrame: 'page of the embedded wallet, which sites have in a frame',
  mail: 'mails that the stack has sent',
  farcasterRelay: 'plays the Farcaster app: choose who signs',
  onRamp: 'where Buy leads to: a page that shows what it was given and sells nothing',
} satisfies Partial<Record<keyof StackAddresses, string>>

/** Servers, which programs ask: in a browser their address alone shows nothing. */
const SERVERS: Record<Exclude<keyof StackAddresses, keyof typeof PAGES>, string> = {
  indexer: 'purchases, referrals and withdrawals as JSON',
  relay: 'where wallets on other devices are reached',
  gateway: 'wallet directory, balances and history for the modal',
  walletAuth: 'logs users of the embedded wallet in',
  walletVault: 'asks them to approve a new device',
  faucet: 'test money: click Get test money on the presale site',
  identityProvider: 'stands in for Google, GitHub and the others: choose whom to be when you log in',
  bundler: 'sends what smart accounts of the embedded wallet do; its gas is paid for them',
  farcasterRpc: 'chain 10 with the registry of Farcaster',
  rpc: 'chain 56, a block every second',
}

export type AddressTableParameters = {
  addresses: StackAddresses
  /** The public invitation code. */
  rootCode: string | undefined
  seconds: number
  /** The folder of the logs, as a person would type it. */
  logDirectory: string
}

/** The output of `dev` when everything runs: its pages, its servers, and the first steps. */
export function addressTable({ addresses, rootCode, seconds, logDirectory }: AddressTableParameters) {
  const shown = Object.entries(addresses).filter(([, url]) => url !== undefined)
  const nameWidth = Math.max(...shown.map(([name]) => name.length))
  const urlWidth = Math.max(...shown.map(([, url]) => url.length))

  function section(title: string, notes: Record<string, string>) {
    const rows = Object.entries(notes).flatMap(([name, note]) => {
      const url = addresses[name as keyof StackAddresses]
      if (url === undefined) return []
      const link = styleText('cyan', url.padEnd(urlWidth))
      return `  ${styleText('bold', name.padEnd(nameWidth))}   ${link}   ${styleText('dim', note)}`
    })
    return rows.length === 0 ? [] : [`  ${title}`, ...rows, '']
  }

  return [
    '',
    styleText(['bold', 'green'], `  Ready in ${seconds.toFixed(0)} s`),
    '',
    ...section('Pages', PAGES),
    ...section('Servers, for programs', SERVERS),
    `  Open ${addresses.presale}, click ${styleText('bold', 'Connect Wallet')} and pick ${styleText('bold', 'Dev Wallet')}.`,
    ...(rootCode === undefined ? [] : [`  Invitation code: ${styleText(['bold', 'yellow'], rootCode)}`]),
    '',
    styleText('dim', `  Logs in ${logDirectory}. Stop everything with Ctrl-C.`),
    '',
  ].join('\n')
}
