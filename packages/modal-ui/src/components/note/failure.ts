import type { LoadFailure } from '@foyer/modal-core'
import { html } from 'lit'
import type { Strings } from '../../locales/en/base.ts'
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

export const reloadPage = () => location.reload()

type LoadFailureParameters = Omit<FailureParameters, 'text'> & {
  reason: LoadFailure | undefined
  text?: string
}

/** Shows why code that loads late did not come. Files that were removed come with a reload of the page only. */
export function loadFailure({ reason, text, strings, retry }: LoadFailureParameters) {
  if (reason === 'error') return failure({ text: strings.partFailed, strings, retry })
  if (reason !== 'removed') return failure({ text: text ?? strings.loadFailed, strings, retry })
  return note({
    picture: warningIcon(),
    text: strings.pageUpdated,
    role: 'alert',
    action: html`<button type="button" class="button primary" @click=${reloadPage}>
      ${retryIcon()} ${strings.reload}
    </button>`,
  })
}
