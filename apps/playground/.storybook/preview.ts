import type { Preview } from '@storybook/web-components-vite'
import { ALL_LOCALES, TEST_LANGUAGES, THEMES } from '../src/looks.ts'

const width = (pixels: number, height: number) => ({
  name: `${pixels} px`,
  styles: { width: `${pixels}px`, height: `${height}px` },
})

const preview: Preview = {
  initialGlobals: { theme: 'dark', locale: 'en' },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'mirror', items: THEMES, dynamicTitle: true } },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: [...ALL_LOCALES, ...TEST_LANGUAGES], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    actions: { disable: true },
    viewport: {
      options: { phone: width(360, 740), tablet: width(768, 1024), desktop: width(1440, 900) },
    },
    options: { storySort: { order: ['Playground', 'Views', 'Buttons', 'Elements'] } },
  },
}

export default preview
