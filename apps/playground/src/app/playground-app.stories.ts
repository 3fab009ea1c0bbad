import { createStory } from '@foyer/modal-ui/test'
import { PlaygroundApp } from './playground-app.ts'
import { DEFAULTS } from './settings.ts'

export default { title: 'Playground/App' }

export const Default = createStory(() => {
  const element = new PlaygroundApp()
  return {
    element,
    ready: Promise.resolve(),
    update({ locale }, theme) {
      element.settings = { ...DEFAULTS, ...element.settings, theme, locale }
      return element.updateComplete
    },
    destroy() {},
  }
})
