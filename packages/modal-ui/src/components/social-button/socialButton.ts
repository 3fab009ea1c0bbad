import { type Modal, type SocialProvider, startSocialLogin } from '@foyer/modal-core'
import { providerNames } from '@foyer/modal-core/floor'
import { html } from 'lit'
import { brandPaths } from '../../styles/generated/brandPaths.ts'

/** The mark of a provider, in the text's colour. */
export const providerMark = (provider: SocialProvider, size = 18) =>
  html`<svg width=${size} height=${size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d=${brandPaths[provider]} /></svg>`

/** A button that logs in at a provider: its mark and its name. */
export const socialButton = (modal: Modal, provider: SocialProvider) =>
  html`<button type="button" class="button" @click=${() => startSocialLogin(modal, provider)}>
    ${providerMark(provider)} ${providerNames[provider]}
  </button>`
