import { css, html } from 'lit'
import type { Strings } from '../../locales/en.ts'
import { retryIcon } from '../../styles/icons.ts'

export const failureStyles = css`
  .failure {
    gap: 16px;
    padding: 28px 8px;
  }
`

type FailureParameters = {
  text: string
  strings: Strings
  retry: () => void
}

/** Shows that a part could not be loaded, with a button to retry. */
export const failure = ({ text, strings, retry }: FailureParameters) =>
  html`<div class="stack centre failure">
    <p class="muted" role="alert">${text}</p>
    <button type="button" class="button primary" @click=${retry}>${retryIcon()} ${strings.tryAgain}</button>
  </div>`
