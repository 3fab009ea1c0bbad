import { html, nothing } from 'lit'
import type { Permit } from './describe/permits.ts'
import type { TypedDataDescription } from './describe/typedData.ts'
import {
  code,
  count,
  FIRST_NODES,
  foreign,
  named,
  row,
  showAll,
  token,
  tokenAmount,
  until,
  values,
  warningList,
} from './render.ts'
import { ScreenElement } from './ScreenElement.ts'

/** Typed data: what it allows first, then every value that is signed. */
export class FyWalletTypedData extends ScreenElement<TypedDataDescription> {
  #permit = ({ token: address, spender, amount, deadline }: Permit) => {
    const { texts } = this.props
    const claims = this.claimsOf(address)
    return html`<dl>
      ${row(texts.spender, named(spender, this.nameOf(spender)))}
      ${row(texts.amount, amount === undefined ? texts.everything : tokenAmount(amount, claims, this.props))}
      ${row(texts.token, token(address, claims, texts))}
      ${deadline === undefined ? nothing : until(deadline, this.props)}
    </dl>`
  }

  protected override render() {
    const { description, props, isWhole } = this
    const { texts } = props
    const { domainName, contract, contractName, primaryType, permits, warnings, domain, message } =
      description
    let room = isWhole ? Infinity : FIRST_NODES
    const take = () => room-- > 0
    const isLong = !isWhole && count([...domain, ...message]) > FIRST_NODES
    return html`
      ${warningList(warnings, texts)}
      ${permits.map(this.#permit)}
      <dl>
        ${row(texts.primaryType, foreign(primaryType, texts))}
        ${
          contract === undefined
            ? nothing
            : row(texts.contract, [
                named(contract, contractName),
                domainName === undefined || contractName !== undefined
                  ? nothing
                  : html`<br />${foreign(texts.claimed(domainName), texts)}`,
              ])
        }
      </dl>
      <h2>${texts.allSigned}</h2>
      ${values(message, texts, take)}
      <h2>${texts.domain}</h2>
      ${domain.length === 0 ? code('–') : values(domain, texts, take)}
      ${isLong ? showAll(this.showAll, texts) : nothing}
    `
  }
}
customElements.define('fy-wallet-typed-data', FyWalletTypedData)
