import { createStory } from '@foyer/modal-ui/test'
import { LOCALES } from '../looks.ts'
import { PlaygroundApp } from './playground-app.ts'
import { DEFAULTS } from './settings.ts'

export default { title: 'Playground/App' }

export const Default = createStory(() => {
  const element = new PlaygroundApp()
  return {
    element,
    ready: Promise.resolve(),
    update(look, theme) {
      // The code that it shows is for a language that needs no import.
      const locale = LOCALES.find(({ value }) => value === look.locale)?.value ?? DEFAULTS.locale
      element.settings = { ...DEFAULTS, ...element.settings, theme, locale }
      return element.updateComplete
    },
    destroy() {},
  }
})
