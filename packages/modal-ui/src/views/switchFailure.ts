import type { View as ViewName } from '@foyer/modal-core'
import { html, nothing } from 'lit'
import { problemOr } from '../components/namespaces/problemOr.ts'
import type { StepsStrings } from '../locales/en/steps.ts'
import type { View } from './View.ts'

/** The error to show after Back from a failed switch, or nothing. `network` is the requested one. */
export function switchFailure(
  view: Pick<View<ViewName, StepsStrings>, 'modal' | 'state' | 'strings'>,
  network?: string,
) {
  const { state, strings } = view
  const request = state.request.current
  if (request.status !== 'failed') return nothing
  const text = {
    rejected: strings.switchRejected,
    busy: strings.busyText,
    forbidden: strings.forbiddenTitle,
    removed: strings.pageUpdated,
    connection: strings.loadFailed,
    error: problemOr(view, network === undefined ? strings.switchFailedAny : strings.switchFailed(network)),
  }[request.reason]
  return html`<p class="small danger-text" role="alert">${text}</p>`
}
