import type { Namespace } from '@foyer/modal-core'
import { toAddresses } from '../eip1193/checksum.ts'

const SOLANA = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
/** Segwit of any version, or base58 of a version with its checksum. */
const BITCOIN = /^((bc1|tb1|bcrt1)[02-9ac-hj-np-z]{6,87}|[123mn][1-9A-HJ-NP-Za-km-z]{25,41})$/
/** SS58, or an account of an EVM network of the ecosystem. A Stellar key has 56 characters. */
const POLKADOT = /^([1-9A-HJ-NP-Za-km-z]{46,50}|0x[0-9a-fA-F]{40})$/
const COSMOS = /^[a-z][a-z0-9]{0,82}1[02-9ac-hj-np-z]{38,58}$/

const matching = (form: RegExp) => (text: string) => (form.test(text) ? text : undefined)

/** The address in a text, if it has the form of the namespace. Checksums are verified by the adapters, except eip155's. */
export const addressForms: Record<Namespace, (text: string) => string | undefined> = {
  eip155: (text) => toAddresses([text])[0],
  solana: matching(SOLANA),
  bip122: matching(BITCOIN),
  polkadot: matching(POLKADOT),
  cosmos: matching(COSMOS),
}
