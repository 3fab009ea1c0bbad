import type { SnackbarTone } from '@foyer/modal-core'
import { html } from 'lit'
import { elementStory } from '../../test/stories/elementStory.ts'
import './fy-snackbar.ts'

export default { title: 'Elements/Snackbar' }

const snackbar = (tone: SnackbarTone, message: 'addressCopied' | 'copyFailed') =>
  elementStory(
    (strings) =>
      html`<fy-snackbar .strings=${strings} .snackbar=${{ status: 'shown', tone, message }}></fy-snackbar>`,
  )

export const Success = snackbar('success', 'addressCopied')

export const Failure = snackbar('error', 'copyFailed')

export const Loading = snackbar('loading', 'addressCopied')
