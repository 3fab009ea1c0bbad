/// <reference types="vite/client" />
import type { Modal } from '@foyer/modal-core'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { en as account } from '../../locales/account/en.ts'
import { en } from '../../locales/en.ts'
import { en as login } from '../../locales/login/en.ts'
import { en as names } from '../../locales/names/en.ts'
import { en as onRamp } from '../../locales/onRamp/en.ts'
import { providerNames } from '../../locales/providerNames.ts'
import { toPseudo } from '../../locales/pseudo.ts'
import { en as send } from '../../locales/send/en.ts'
import { en as steps } from '../../locales/steps/en.ts'
import { en as swap } from '../../locales/swap/en.ts'
import { settled } from '../settled.ts'
import type { Story } from './createStory.ts'
import { findElements } from './findElements.ts'
import { findSpilled, findUntranslated } from './findLoose.ts'

const files = import.meta.glob<Record<string, Story>>('../../views/**/*.stories.ts')

beforeAll(() => page.viewport(360, 740))

/** Draws a story of a view, and gives its modal and dialog. */
async function draw(story: Story) {
  const controller = new AbortController()
  const context = { globals: { theme: 'dark', locale: 'en' }, abortSignal: controller.signal } as const
  const element = story.render({}, context) as HTMLElement & { modal: Modal }
  document.body.append(element)
  onTestFinished(() => {
    element.remove()
    controller.abort()
  })
  await story.play(context)
  // Its list of wallets and the like.
  await vi.dynamicImportSettled()
  await settled()
  /** A modal that is drawn in the page has none. */
  const dialog = () => element.shadowRoot?.querySelector('dialog, section') as HTMLElement
  /** Puts other texts in, and waits until they are drawn. */
  async function say(strings: object) {
    element.modal.options.update({ strings: { en: strings } })
    await vi.waitUntil(() => dialog().dir === ('$dir' in strings ? strings.$dir : 'ltr'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await settled()
  }
  return { modal: element.modal, dialog, say }
}

/** Names that the platform has, in the language of the texts. */
function nameCurrencies({ state }: Modal) {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' })
  return state.onRamp?.currencies.map(({ code }) => names.of(code))
}

/** Where each box is, seen from the side that its lines begin at. */
function measure(dialog: Element, from: 'left' | 'right') {
  const outer = dialog.getBoundingClientRect()
  return (
    [...findElements(dialog)]
      .filter((element) => element.closest('svg svg, svg *') === null)
      // A picture that has loaded takes the place of a letter.
      .filter((element) => (element.getRootNode() as ShadowRoot).host.localName !== 'fy-wallet-icon')
      // What is the same in every language reads from left to right, such as a number or a domain name.
      .filter((element) => [null, undefined, dialog].includes(element.parentElement?.closest('[dir=ltr]')))
      // Words inside a line follow the writing direction of their letters.
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .map((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const start = from === 'left' ? left - outer.left : outer.right - right
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}`
        return `${name} ${Math.round(start)} ${Math.round(width)}`
      })
  )
}

describe.each(Object.entries(files))('%s', async (_, load) => {
  const { default: _meta, ...stories } = await load()
  const each = Object.entries(stories)

  test.each(each)(
    '%s: mirrored right to left; nothing untranslated or without room',
    async (_name, story) => {
      const { modal, dialog, say } = await draw(story)
      const expected = measure(dialog(), 'left')
      await say({ $dir: 'rtl' })
      expect(measure(dialog(), 'right')).toEqual(expected)
      await say(toPseudo({ ...en, ...account, ...login, ...names, ...onRamp, ...send, ...steps, ...swap }))
      expect(findUntranslated(dialog(), [modal.state, nameCurrencies(modal), providerNames])).toEqual([])
      expect(findSpilled(dialog())).toEqual([])
    },
  )
})
