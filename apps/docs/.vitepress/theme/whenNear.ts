/** Resolves once the element is close to the screen, or a key is pressed, which may be on its way to it, and the browser is idle. */
export async function whenNear(element: Element | null): Promise<void> {
  await new Promise<void>((resolve) => {
    const near = () => {
      observer.disconnect()
      removeEventListener('keydown', near)
      resolve()
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: '200px',
    })
    if (element !== null) observer.observe(element)
    addEventListener('keydown', near)
  })
  // Safari has no idle callbacks.
  await new Promise<void>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve()))
}
