// For the playground's own stories: resolved in the workspace only, never published.

export { providerNames } from '@foyer/modal-core/floor'
export { languages } from '../locales/languages.ts'
export { createStory, type Story, type ThemeName } from '../test/stories/createStory.ts'
export type { TestLanguage } from '../test/stories/testLanguages.ts'
