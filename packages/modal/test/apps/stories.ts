/// <reference types="vite/client" />

import type { Story } from '@foyer/modal-ui/test'

const files = import.meta.glob<Record<string, Story>>('../../../modal-ui/src/**/*.stories.ts')

/** Draws the first story of each element and view, or every one, one after the other. Resolves with their names. */
async function drawStories({ all }: { all: boolean }) {
  const drawn: string[] = []
  for (const [file, load] of Object.entries(files)) {
    const { default: _meta, ...stories } = await load()
    for (const [name, story] of Object.entries(stories).slice(0, all ? undefined : 1)) {
      const controller = new AbortController()
      const context = {
        globals: { theme: 'dark', locale: 'en' },
        abortSignal: controller.signal,
      } as const
      const element = document.body.appendChild(story.render({}, context))
      await story.play(context)
      element.remove()
      controller.abort()
      drawn.push(`${file.split('/').at(-1)} ${name}`)
    }
  }
  return drawn
}

declare global {
  interface Window {
    drawStories: typeof drawStories
  }
}
window.drawStories = drawStories

// The sign that the page is there.
document.body.append(Object.assign(document.createElement('button'), { textContent: 'Connect Wallet' }))
