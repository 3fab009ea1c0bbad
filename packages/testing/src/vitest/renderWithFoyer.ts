import type { RenderOptions, RenderResult } from '@testing-library/react'
import { type ComponentType, createElement, isValidElement, type ReactElement } from 'react'
import { vi } from 'vitest'
import { noFoyer } from '../dom/connectWallet.ts'
import { pageInstances } from '../dom/pageInstances.ts'
import { TestOptionError } from '../options.ts'

/** An element, or what imports a component: that one is imported again by `reload()`. */
export type Rendered = ReactElement | (() => Promise<ComponentType | { default: ComponentType }>)

export type RenderWithFoyerResult = RenderResult & {
  /** Loads the page again: its modules run again, and storage stays. For apps that are passed as a function. */
  reload(): Promise<void>
}

/**
 * Renders a dapp with Testing Library, and waits until its Foyer is there.
 *
 * @throws {Error} nothing that it renders has called `createFoyer()`
 *
 * @example
 * const { reload } = await renderWithFoyer(() => import('./App'))
 * await connectWallet(wallet)
 * await reload() // still connected
 */
export async function renderWithFoyer(
  app: Rendered,
  options: RenderOptions = {},
): Promise<RenderWithFoyerResult> {
  if (typeof app !== 'function' && !isValidElement(app))
    throw new TestOptionError(
      'app',
      app,
      'an element, or a function such as () => import("./App")',
      '#vitest',
    )
  const { act, render } = await import('@testing-library/react')
  const show = async () => {
    const element = typeof app === 'function' ? createElement(await load(app)) : app
    // In `act`, so that effects and what they start have run.
    return act(async () => render(element, options))
  }
  let rendered = await show()
  if (pageInstances().length === 0) throw noFoyer()
  return Object.assign({}, rendered, {
    async reload() {
      if (typeof app !== 'function')
        throw new TestOptionError(
          'app',
          'an element',
          'a function such as () => import("./App"), for reload()',
          '#vitest',
        )
      rendered.unmount()
      for (const foyer of pageInstances()) foyer.destroy()
      vi.resetModules()
      rendered = await show()
    },
  })
}

async function load(app: Exclude<Rendered, ReactElement>): Promise<ComponentType> {
  const loaded = await app()
  return 'default' in loaded ? loaded.default : loaded
}
