import type { ProjectFile } from '@foyer/wallet-api'
import type { WalletServerSettings } from '../config.ts'

/** `todo`: the operator has something to do. `skipped`: it was not looked at, and the text says why. */
export type Finding = { status: 'ok' | 'todo' | 'skipped'; text: string }

export type CheckContext = {
  settings: WalletServerSettings
  /** Undefined where it cannot be read: the check of the project file says so. */
  projects: ProjectFile | undefined
  /** Gets a mail. Without it none is sent. */
  sendTo?: string | undefined
}

/**
 * Looks at one thing that a server needs. Texts name variables, hosts and ids of keys: no secret, and no path of a URL,
 * which may have the key of a service.
 */
export type Check = (context: CheckContext) => Promise<Finding[]>

export const ok = (text: string): Finding => ({ status: 'ok', text })
export const todo = (text: string): Finding => ({ status: 'todo', text })
export const skipped = (text: string): Finding => ({ status: 'skipped', text })
