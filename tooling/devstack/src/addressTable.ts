import { styleText } from 'node:util'
import type { StackAddresses } from './state/stackFile.ts'

const NOTES: Record<keyof StackAddresses, string> = {
  presale: 'the presale site',
  operator: 'the console of those who run the sale',
  docs: 'the documentation, with the modal live in it',
  playground: 'every element and view of the modal',
  indexer: 'purchases, referrals and withdrawals as JSON',
  relay: 'where wallets on other devices are reached',
  gateway: 'wallet directory, balances and history for the modal',
  walletFrame: 'page of the embedded wallet, which sites have in a frame',
  walletAuth: 'logs users of the embedded wallet in',
  walletVault: 'asks them to approve a new device',
  mail: 'mails that the stack has sent',
  faucet: 'test money: click Get test money on the presale site',
  identityProvider: 'stands in for Google, GitHub and the others: choose whom to be',
  bundler: 'sends what smart accounts of the embedded wallet do; its gas is paid for them',
  farcasterRelay: 'plays the Farcaster app: choose who signs',
  farcasterRpc: 'chain 10 with the registry of Farcaster',
  onRamp: 'where Buy leads to: a page that shows what it was given and sells nothing',
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

/** The output of `dev` when everything runs: a table of addresses, and the first steps. */
export function addressTable({ addresses, rootCode, seconds, logDirectory }: AddressTableParameters) {
  const names = (Object.keys(NOTES) as (keyof StackAddresses)[]).filter(
    (name) => addresses[name] !== undefined,
  )
  const nameWidth = Math.max(...names.map((name) => name.length))
  const urlWidth = Math.max(...names.map((name) => addresses[name]?.length ?? 0))
  const rows = names.map((name) => {
    const url = styleText('cyan', (addresses[name] ?? '').padEnd(urlWidth))
    return `  ${styleText('bold', name.padEnd(nameWidth))}   ${url}   ${styleText('dim', NOTES[name])}`
  })
  return [
    '',
    styleText(['bold', 'green'], `  Ready in ${seconds.toFixed(0)} s`),
    '',
    ...rows,
    '',
    `  Open ${addresses.presale}, click ${styleText('bold', 'Connect Wallet')} and pick ${styleText('bold', 'Dev Wallet')}.`,
    ...(rootCode === undefined ? [] : [`  Invitation code: ${styleText(['bold', 'yellow'], rootCode)}`]),
    '',
    styleText('dim', `  Logs in ${logDirectory}. Stop everything with Ctrl-C.`),
    '',
  ].join('\n')
}
