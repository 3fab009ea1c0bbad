import { html } from 'lit'
import type { Strings } from '../../locales/en.ts'
import { offlineIcon, retryIcon, warningIcon } from '../../styles/icons.ts'
import { note } from './note.ts'

type FailureParameters = {
  text: string
  strings: Strings
  retry: () => void
}

/** Shows that a part could not be loaded, or that the page is offline, with a button to retry. */
export function failure({ text, strings, retry }: FailureParameters) {
  const isOnline = navigator.onLine
  return note({
    picture: isOnline ? warningIcon() : offlineIcon(),
    text: isOnline ? text : strings.relayOffline,
    role: 'alert',
    action: html`<button type="button" class="button primary" @click=${retry}>
      ${retryIcon()} ${strings.tryAgain}
    </button>`,
  })
}
