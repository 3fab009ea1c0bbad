import { loadDrawn } from './copyChecks.ts'
import { type Check, ok, warn } from './types.ts'

/** The page's own modal, or one that is put on the page for this moment and shows nothing. */
export const contrast: Check = async (modal) => {
  const { findFaintTexts } = await import('@foyer/modal-ui/contrast')
  await loadDrawn()
  const drawn = document.querySelector<HTMLElement>('fy-modal')
  const host = drawn ?? Object.assign(document.createElement('fy-modal'), { modal })
  if (drawn === null) document.body.append(host)
  await (host as HTMLElement & { updateComplete?: Promise<unknown> }).updateComplete
  const faint = findFaintTexts(host)
  if (drawn === null) host.remove()
  if (faint.length === 0) return [ok('contrast', 'The texts of the theme can be read')]
  return [
    warn(
      'contrast',
      `Texts are hard to read in this theme, where 4.5 is enough: ${faint.join(', ')}`,
      'Choose another `--fy-accent` or `--fy-color-mix`, or set these variables yourself: docs/theming.md has them all.',
    ),
  ]
}
