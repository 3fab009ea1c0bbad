// For the playground's own stories: resolved in the workspace only, never published.

export { languages } from '../locales/languages.ts'
export { providerNames } from '../locales/providerNames.ts'
export { createStory, type Story, type ThemeName } from '../test/stories/createStory.ts'
export type { TestLanguage } from '../test/stories/testLanguages.ts'
