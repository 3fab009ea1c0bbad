/** Waits for the transitions and animations that end, in all shadow roots. */
export async function settled() {
  let running: Animation[]
  do {
    // One may begin in the next frame, or where another one was cancelled.
    await new Promise(requestAnimationFrame)
    running = [document, ...shadowRoots(document)]
      .flatMap((root) => root.getAnimations())
      .filter(endsByItself)
    await Promise.all(running.map(({ finished }) => finished.catch(() => {})))
  } while (running.length > 0)
}

const endsByItself = ({ playState, effect }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().iterations !== Infinity

function shadowRoots(root: Document | ShadowRoot): ShadowRoot[] {
  const own = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return own.flatMap((shadowRoot) => [shadowRoot, ...shadowRoots(shadowRoot)])
}
