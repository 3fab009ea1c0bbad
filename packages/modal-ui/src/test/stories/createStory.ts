import type { Locale, ThemeMode } from '@foyer/modal-core'
import { settled } from '../settled.ts'

/** What the playground's toolbar sets. */
export type Look = { themeMode: ThemeMode; locale: Locale }

/** One drawing of a story. */
export type Scene = {
  element: HTMLElement
  /** Resolves when the story has come to the state that it shows. */
  ready: Promise<unknown>
  /** Takes up another look without starting anew. Resolves when it is drawn. */
  update: (look: Look) => Promise<unknown>
  destroy: () => void
}

/** What Storybook hands to a story. `abortSignal` fires when this drawing ends. */
type StoryContext = { globals: Look; abortSignal: AbortSignal }

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

  async function show(scene: Scene, look: Look) {
    await scene.ready
    await scene.update(look)
    document.documentElement.lang = look.locale
    document.documentElement.dataset.theme = look.themeMode
  }

  return {
    render(_, { globals, abortSignal }) {
      const look = lookOf(globals)
      const known = scenes.get(abortSignal)
      const scene = known ?? mount(look)
      scenes.set(abortSignal, scene)
      if (known === undefined) abortSignal.addEventListener('abort', scene.destroy)
      else void show(scene, look)
      return scene.element
    },
    async play({ globals, abortSignal }) {
      const scene = scenes.get(abortSignal)
      if (scene === undefined) return
      await show(scene, lookOf(globals))
      await settled()
    },
  }
}

/** Storybook's own globals stand beside ours. */
const lookOf = ({ themeMode, locale }: Look): Look => ({ themeMode, locale })
