import type { SocialProvider } from '@foyer/modal-core'
import { html } from 'lit'
import { brandPaths } from './generated/brandPaths.ts'

/** The mark of a provider, in the text's colour. Its name stands beside it. */
export const brandIcon = (provider: SocialProvider) =>
  html`<svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d=${brandPaths[provider]} /></svg>`
