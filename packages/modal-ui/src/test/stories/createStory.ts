import type { Options, ThemeMode, ThemeVariables } from '@foyer/modal-core'
import type { Language } from '../../locales/Language.ts'
import { languages } from '../../locales/languages.ts'
import { themes } from '../../themes/themes.ts'
import { settled } from '../settled.ts'
import { TEST_LANGUAGES, type TestLanguage } from './testLanguages.ts'

/** A mode of the modal's own theme, or one of the themes that come with the package. */
export type ThemeName = Exclude<ThemeMode, 'page'> | keyof typeof themes

/** The settings of the playground's toolbar. */
type Globals = { theme: ThemeName; locale: Options['locale'] | TestLanguage }

/** The options that these stand for. */
export type Look = {
  themeMode: ThemeMode
  themeVariables: ThemeVariables
  locale: Options['locale']
  /** Every language that is a value. */
  languages: readonly Language[]
  strings: Options['strings']
}

/** One drawing of a story. */
export type Scene = {
  element: HTMLElement
  /** Resolves when the story has come to the state that it shows. */
  ready: Promise<unknown>
  /** Takes up another look without starting anew. Resolves when it is drawn. */
  update: (look: Look, theme: ThemeName) => Promise<unknown>
  destroy: () => void
}

/** The context that Storybook hands to a story. `abortSignal` fires when this drawing ends. */
type StoryContext = { globals: Globals; abortSignal: AbortSignal }

export type Story = {
  render: (args: unknown, context: StoryContext) => HTMLElement
  play: (context: StoryContext) => Promise<void>
}

/**
 * A story in Storybook's format: one scene per drawing, which a change of the toolbar updates in place. The page's
 * `lang` and `data-theme` tell when the look that was asked for is drawn.
 */
export function createStory(mount: (look: Look) => Scene): Story {
  const scenes = new WeakMap<AbortSignal, Scene>()

  async function show(scene: Scene, { theme, locale }: Globals) {
    await scene.ready
    await scene.update(lookOf({ theme, locale }), theme)
    document.documentElement.lang = locale
    document.documentElement.dataset.theme = theme
  }

  return {
    render(_, { globals, abortSignal }) {
      const known = scenes.get(abortSignal)
      const scene = known ?? mount(lookOf(globals))
      scenes.set(abortSignal, scene)
      if (known === undefined) abortSignal.addEventListener('abort', scene.destroy)
      else void show(scene, globals)
      return scene.element
    },
    async play({ globals, abortSignal }) {
      const scene = scenes.get(abortSignal)
      if (scene === undefined) return
      await show(scene, globals)
      await settled()
    },
  }
}

function lookOf({ theme, locale }: Globals): Look {
  const english = TEST_LANGUAGES[locale as TestLanguage] as object | undefined
  const texts =
    english === undefined
      ? { locale, languages, strings: {} }
      : { locale: 'en', languages, strings: { en: english } }
  if (theme === 'dark' || theme === 'light' || theme === 'auto')
    return { themeMode: theme, themeVariables: {}, ...texts }
  return { ...themes[theme], ...texts }
}
