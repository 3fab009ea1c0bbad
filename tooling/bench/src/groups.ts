import { measureAccount } from './account/measureAccount.ts'
import { measureCreate } from './create/measureCreate.ts'
import { measureDocs } from './docs/measureDocs.ts'
import { measureEmbedded } from './embedded/measureEmbedded.ts'
import { measureGas } from './gas/measureGas.ts'
import { measureLeaks } from './leaks/measureLeaks.ts'
import { measureMigrations } from './migrations/measureMigrations.ts'
import { measureModal } from './modal/measureModal.ts'
import { measurePairing } from './pairing/measurePairing.ts'
import { measurePeers } from './peers/measurePeers.ts'
import { measurePresale } from './presale/measurePresale.ts'
import type { Row } from './row.ts'
import { measureServices } from './services/measureServices.ts'
import { measureWallets } from './wallets/measureWallets.ts'
import { measureWhitelist } from './whitelist/measureWhitelist.ts'

/** Measures one group of rows. `onProgress` is called before each step that takes longer than a second. */
export type Group = (onProgress: (message: string) => void) => Promise<Row[]>

/** The groups that `bench` can measure, in the order of the table. */
export const groups: Record<string, Group> = {
  modal: measureModal,
  account: measureAccount,
  leaks: measureLeaks,
  wallets: measureWallets,
  pairing: measurePairing,
  presale: measurePresale,
  embedded: measureEmbedded,
  services: measureServices,
  docs: measureDocs,
  gas: measureGas,
  whitelist: measureWhitelist,
}

/** Groups that are measured only when they are named: the packages of others are installed for it. */
export const groupsByName: Record<string, Group> = {
  peers: measurePeers,
  migrations: measureMigrations,
  create: measureCreate,
}
