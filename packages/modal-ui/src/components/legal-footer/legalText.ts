import type { Strings } from '../../locales/en/base.ts'

/** The places of the links in the sentence, which each language orders in its own way. */
export const TERMS = '{terms}'
export const PRIVACY = '{privacy}'
const PLACES = /(\{terms\}|\{privacy\})/

type LegalTextParameters = {
  strings: Strings
  termsUrl: string | undefined
  privacyUrl: string | undefined
  /** The dapp's own sentence. */
  legalText: string | undefined
}

/** The parts of the sentence, among them the places of its links. Undefined while the dapp has set none of it. */
export const legalParts = (parameters: LegalTextParameters) => legalText(parameters)?.split(PLACES)

function legalText({ strings, termsUrl, privacyUrl, legalText }: LegalTextParameters): string | undefined {
  if (legalText !== undefined) return legalText
  if (termsUrl === undefined && privacyUrl === undefined) return undefined
  const documents =
    termsUrl && privacyUrl ? strings.both(TERMS, PRIVACY) : termsUrl === undefined ? PRIVACY : TERMS
  return strings.legal(documents)
}

/** Also of the dialog at rest, in which it takes the same lines. */
export const legalStyles = /* css */ `
  .legal {
    padding-block-start: 16px;
    color: var(--fy-color-muted);
    font-size: var(--fy-text-sm);
    text-align: center;
    text-wrap: balance;
  }
`
