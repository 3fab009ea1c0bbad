import { createEmail } from '@foyer/wallet-server/test/servers'
import type { Page } from 'playwright'
import { logInOnce } from './faultSteps.ts'
import { askAndApprove, askChain, toClient, visit } from './fieldDapp.ts'
import { createMailbox } from './mailbox.ts'
import { openSites } from './sharedSites.ts'
import type { Sites } from './startSites.ts'

/** The shared stack, where dapps are of the project that has smart accounts. */
export async function openSmartSites(): Promise<Sites> {
  const opened = await openSites()
  return { ...opened, sdk: opened.smartSdk }
}

export type SmartUser = { page: Page; address: string }

export async function logInNewUser(sites: Sites): Promise<SmartUser> {
  const { page } = await visit(sites, await sites.browser.newContext({ reducedMotion: 'reduce' }))
  const address = await logInOnce(toClient(page), createMailbox(sites.servers, createEmail()))
  return { page, address }
}

/** A user who has BNB, and the smart account in use. */
export async function createSmartUser(sites: Sites): Promise<SmartUser> {
  const user = await logInNewUser(sites)
  await fund(sites, user.address)
  await toClient(user.page).request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
  return user
}

export const fund = (sites: Sites, address: string) =>
  askChain(sites, 'anvil_setBalance', [address, '0xde0b6b3a7640000'])

export const balanceOf = (sites: Sites, address: string) =>
  askChain(sites, 'eth_getBalance', [address, 'latest'])

export async function getStatus(page: Page, id: string) {
  const payload = { method: 'wallet_getCallsStatus', params: [id] }
  return (await toClient(page).request('RPC_REQUEST', payload)) as { status: number; atomic: boolean }
}

export async function sendCalls(page: Page, calls: readonly object[]) {
  const { answer, said, shown } = await askAndApprove(page, 'wallet_sendCalls', [{ version: '2.0.0', calls }])
  return { id: String((answer as { id?: string } | undefined)?.id), said, shown }
}

export const pay = (to: string) => ({ to, value: '0x5' })
