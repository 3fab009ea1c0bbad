import type { Step } from '../fieldFixtures.ts'

export type Posted = { type: string; id?: string; payload?: unknown }

declare global {
  interface Window {
    /** Everything the wallet has said, with its origin. */
    heard: (Posted & { at: number })[]
    /** With `allow` as our client sets it, which those of others do not. */
    mountWallet: (url: string, allow?: string) => void
    post: (message: unknown) => void
    /** Posts the steps, each when the one before it is answered, and resolves with the answers. */
    replay: (steps: readonly Step[]) => Promise<Posted[]>
  }
}

window.heard = []
let iframe: HTMLIFrameElement | undefined

addEventListener('message', ({ data, source }: MessageEvent<Posted>) => {
  if (source === iframe?.contentWindow) window.heard.push({ ...data, at: performance.now() })
})

/** As clients of others make it: `id`, `src`, `name` and `style`, nothing else. */
window.mountWallet = (url, allow) => {
  iframe = document.createElement('iframe')
  if (allow !== undefined) iframe.allow = allow
  iframe.id = 'w3m-iframe'
  iframe.src = url
  iframe.name = 'w3m-secure-iframe'
  iframe.style.position = 'fixed'
  iframe.style.display = 'none'
  document.body.append(iframe)
}

// Clients of others do not name the origin.
window.post = (message) => iframe?.contentWindow?.postMessage(message, '*')

const answerTo = (id: string) => window.heard.find((message) => message.id === id)

async function waitFor(find: () => Posted | undefined): Promise<Posted> {
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

window.replay = async (steps) => {
  const answers: Posted[] = []
  await waitFor(() => window.heard.find(({ type }) => type === '@w3m-frame/READY'))
  for (const { id, type, payload, isPending = false, after = 0 } of steps) {
    if (after > 0) await new Promise((resolve) => setTimeout(resolve, after))
    window.post({ id, type, ...(payload === undefined ? {} : { payload }) })
    if (!isPending) answers.push(await waitFor(() => answerTo(id)))
  }
  return answers
}
