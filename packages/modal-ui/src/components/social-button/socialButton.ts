import { type Modal, type SocialProvider, startSocialLogin } from '@foyer/modal-core'
import { html } from 'lit'
import { providerNames } from '../../locales/providerNames.ts'
import { brandPaths } from '../../styles/generated/brandPaths.ts'

/** A button that logs in at a provider: its mark, in the text's colour, and its name. */
export const socialButton = (modal: Modal, provider: SocialProvider) =>
  html`<button type="button" class="button" @click=${() => startSocialLogin(modal, provider)}>
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d=${brandPaths[provider]} /></svg>
    ${providerNames[provider]}
  </button>`
