/** Waits for the transitions and animations that end, in all shadow roots. */
export async function settled() {
  const animations = [document, ...shadowRoots(document)].flatMap((root) => root.getAnimations())
  const finite = animations.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  await Promise.all(finite.map(({ finished }) => finished.catch(() => {})))
}

function shadowRoots(root: Document | ShadowRoot): ShadowRoot[] {
  const own = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return own.flatMap((shadowRoot) => [shadowRoot, ...shadowRoots(shadowRoot)])
}
