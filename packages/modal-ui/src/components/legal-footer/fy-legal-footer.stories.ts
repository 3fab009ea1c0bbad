import { html } from 'lit'
import { elementStory } from '../../test/stories/elementStory.ts'
import './fy-legal-footer.ts'

export default { title: 'Elements/LegalFooter' }

const TERMS = 'https://example.com/terms'
const PRIVACY = 'https://example.com/privacy'

const footer = (termsUrl: string | undefined, privacyUrl: string | undefined) =>
  elementStory(
    (strings) =>
      html`<fy-legal-footer .strings=${strings} .termsUrl=${termsUrl} .privacyUrl=${privacyUrl}></fy-legal-footer>`,
  )

export const Both = footer(TERMS, PRIVACY)

export const TermsOnly = footer(TERMS, undefined)

export const PrivacyOnly = footer(undefined, PRIVACY)
