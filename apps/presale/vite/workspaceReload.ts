import { sep } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE_SOURCE = new RegExp(`\\${sep}packages\\${sep}[^\\${sep}]+\\${sep}src\\${sep}`)

/**
 * Reloads the page when a workspace package changes. A custom element cannot be defined twice, so hot
 * replacement of a Lit file would throw in the browser.
 */
export function workspaceReload(): Plugin {
  return {
    name: 'foyer:workspace-reload',
    apply: 'serve',
    hotUpdate({ file }) {
      if (!PACKAGE_SOURCE.test(file)) return
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
