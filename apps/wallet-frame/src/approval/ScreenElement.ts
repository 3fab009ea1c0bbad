import type { Project } from '@foyer/wallet-api'
import { LitElement } from 'lit'
import type { Texts } from '../locales/en.ts'
import type { Price } from '../rpc/readPrice.ts'
import type { Movement } from '../rpc/simulate.ts'
import { sameAddress } from './describe/values.ts'
import type { TokenClaims } from './readToken.ts'
import { bodyStyles } from './styles.ts'

/** Properties of every screen beside its description. */
export type ScreenProps = {
  texts: Texts
  locale: string
  /** Whose request it is. */
  account: string
  chainId: number
  contracts: Project['contracts']
  /** By address in lower case. One that is missing has not answered. */
  tokens: ReadonlyMap<string, TokenClaims>
  /** The movements that a node expects. Undefined where it cannot tell. */
  movements: readonly Movement[] | 'pending' | undefined
  /** Of the chain's currency. Undefined where the project names no feed, or it does not answer. */
  price?: Price | undefined
}

/** The project's own contract at an address. */
export const contractOf = (address: string, { contracts }: Pick<ScreenProps, 'contracts'>) =>
  contracts.find((contract) => sameAddress(contract.address, address))

/** The request to approve, inside the page with site, account and buttons. */
export class ScreenElement<description> extends LitElement {
  static override styles = bodyStyles
  static override properties = {
    description: { attribute: false },
    props: { attribute: false },
    isWhole: { state: true },
  }

  declare description: description
  declare props: ScreenProps
  /** True if all of a long text is drawn. */
  declare protected isWhole: boolean

  constructor() {
    super()
    this.isWhole = false
  }

  protected claimsOf(address: string) {
    return this.props.tokens.get(address.toLowerCase())
  }

  /** The project's own contracts have names that can be believed. */
  protected nameOf(address: string) {
    return contractOf(address, this.props)?.name
  }

  protected showAll = () => {
    this.isWhole = true
  }
}
