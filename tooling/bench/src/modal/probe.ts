/** Looks at the page from inside, so that no message to the browser is part of a timing. Times are `performance.now()`. */
export type Probe = {
  /** The time of the last click, before the page began to handle it. */
  clickedAt: number
  /** Resolves when a click in the middle of the text would reach a button or a link. */
  clickable(text: string): Promise<{ x: number; y: number; at: number }>
  /** The same once its place has been the same in ten frames: a dialog may slide in. */
  atRest(text: string): Promise<{ x: number; y: number }>
  /** Resolves when the text is in the page. */
  shown(text: string): Promise<{ at: number }>
  /** Resolves when the text is gone. */
  gone(text: string): Promise<{ at: number }>
}

declare global {
  var benchProbe: Probe
}

/**
 * Sets `globalThis.benchProbe`. For `page.addInitScript(installProbe)`: it runs in the page and may use nothing from this
 * module. Playwright's own locators are not used in a timed page, because the code they inject adds to its heap.
 */
export function installProbe() {
  function* elementsOf(root: Document | ShadowRoot): Generator<Element> {
    for (const element of root.querySelectorAll('*')) {
      yield element
      if (element.shadowRoot) yield* elementsOf(element.shadowRoot)
    }
  }

  function find(text: string) {
    for (const element of elementsOf(document))
      for (const node of element.childNodes)
        if (
          node.nodeType === Node.TEXT_NODE &&
          node.textContent?.trim() === text &&
          element.checkVisibility()
        )
          return element
    return undefined
  }

  function elementAt(x: number, y: number) {
    let element = document.elementFromPoint(x, y)
    while (element?.shadowRoot) {
      const inner: Element | null = element.shadowRoot.elementFromPoint(x, y)
      if (inner === null || inner === element) break
      element = inner
    }
    return element
  }

  /** The element, what it is slotted into or child of, and so on outwards. */
  function* ancestorsOf(element: Element | null): Generator<Element> {
    for (let current = element; current; ) {
      yield current
      const { parentNode } = current
      current =
        current.assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : current.parentElement)
    }
  }

  function buttonUnder(text: string) {
    const box = find(text)?.getBoundingClientRect()
    if (!box) return undefined
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const path = [...ancestorsOf(elementAt(point.x, point.y))]
    return path.some((element) => element.matches('button:enabled, a[href]')) ? point : undefined
  }

  /** Tries at once and then before each frame until there is a result. */
  const eachFrame = <Result>(goal: string, attempt: () => Result | undefined) =>
    new Promise<Result>((resolve, reject) => {
      const deadline = performance.now() + 30_000
      const step = () => {
        const result = attempt()
        if (result !== undefined) resolve(result)
        else if (performance.now() > deadline) reject(new Error(`Waited 30 s in vain for this: ${goal}`))
        else requestAnimationFrame(step)
      }
      step()
    })

  globalThis.benchProbe = {
    clickedAt: 0,
    clickable: (text) =>
      eachFrame(`"${text}" can be clicked`, () => {
        const point = buttonUnder(text)
        return point && { ...point, at: performance.now() }
      }),
    atRest(text) {
      let last: { x: number; y: number } | undefined
      let frames = 0
      return eachFrame(`"${text}" rests`, () => {
        const point = buttonUnder(text)
        frames = point !== undefined && point.x === last?.x && point.y === last.y ? frames + 1 : 0
        last = point
        return frames === 10 ? point : undefined
      })
    },
    shown: (text) =>
      eachFrame(`"${text}" is shown`, () => (find(text) ? { at: performance.now() } : undefined)),
    gone: (text) =>
      eachFrame(`"${text}" is gone`, () => (find(text) ? undefined : { at: performance.now() })),
  }
  addEventListener('click', (event) => (globalThis.benchProbe.clickedAt = event.timeStamp), { capture: true })
}
