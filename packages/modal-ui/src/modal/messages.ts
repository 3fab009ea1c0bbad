import type { AlertState, DeepReadonly, Modal, SnackbarState } from '@foyer/modal-core'
import { html, nothing } from 'lit'
import type { Strings } from '../locales/en/base.ts'

/** In a region that stands empty before: screen readers announce what changes inside one. */
export function renderSnackbar(strings: Strings, snackbar: DeepReadonly<SnackbarState>) {
  if (snackbar.status === 'hidden') return nothing
  // First needed after a click. When it fails to load, only the message is missing.
  import('../components/snackbar/fy-snackbar.ts').catch(() => {})
  return html`<fy-snackbar exportparts="snackbar" .snackbar=${snackbar} .strings=${strings}></fy-snackbar>`
}

export function renderAlert(modal: Modal, strings: Strings, alert: DeepReadonly<AlertState>) {
  if (alert.status === 'hidden') return nothing
  // Alerts are rare, so they have their own chunk. When it fails to load, only the alert is missing.
  import('../components/alert-bar/fy-alert-bar.ts').catch(() => {})
  return html`<fy-alert-bar
    exportparts="alert"
    .modal=${modal}
    .code=${alert.code}
    .reason=${alert.reason}
    .strings=${strings}
  ></fy-alert-bar>`
}
