// For the playground's own stories: resolved in the workspace only, never published.
export { createStory, type Story, type ThemeName } from '../test/stories/createStory.ts'
