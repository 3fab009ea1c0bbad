import type { AxeResults, RunOptions } from 'axe-core'

export type Look = { theme: string; locale: string }

/** Functions of the tests inside the page that draws the stories. */
export type Probe = {
  /** Draws a story anew, in this look. Rejects when it fails. */
  show(storyId: string, look: Look): Promise<void>
  /** Changes the look of the story that is drawn. */
  look(look: Look): Promise<void>
  /** Finds what does not fit: text that is cut or spills, boxes that leave the page. */
  findOverflow(options: { mayEllipsis: boolean }): string[]
  /**
   * Remembers which controls stand on a ground of their own, and says how many. Controls like one that had its edge in a
   * story before are left out, unless all are asked for. Call it before colours are forced.
   */
  markGrounds(all: boolean): number
  /** Finds those that have neither that ground nor an edge, now that colours are forced. */
  findEdgeless(): string[]
  /** Finds violations in the story, by these rules of axe or by all. */
  findViolations(rules?: readonly string[]): Promise<string[]>
  /** Violations of the reported content security policy since this was last asked, without those of Storybook itself. */
  takeViolatedPolicies(): string[]
  /** Names of the elements of ours that the story drew, and of the view that is open. */
  findDrawn(): string[]
}

type ModalElement = HTMLElement & { modal: { state: { router: { route: { view: string } } } } }

declare global {
  var probe: Probe
  var axe: { run(context: string, options: RunOptions): Promise<AxeResults> }
  /** Storybook's line between its pages: stories are switched over it, as by its menu. */
  var __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, data: unknown): void
    on(event: string, listener: (data: unknown) => void): void
    off(event: string, listener: (data: unknown) => void): void
  }
}

/**
 * Sets `globalThis.probe`. For `page.addInitScript(installProbe)`: it runs in the page and may use nothing from this
 * module.
 */
export function installProbe() {
  const ROOT = '#storybook-root'
  /** Half pixels are rounded in different ways. */
  const TOLERANCE = 1

  /** Storybook's own page writes these: it empties itself before each story, and has filters for the eyes. */
  const STORYBOOK = /^Element (innerHTML\|$|insertAdjacentHTML\|<svg id="storybook-)/

  let violations: SecurityPolicyViolationEvent[] = []
  document.addEventListener('securitypolicyviolation', (event) => violations.push(event))
  const placeOf = ({ sourceFile, lineNumber, columnNumber }: SecurityPolicyViolationEvent) =>
    `${sourceFile}:${lineNumber}:${columnNumber}`
  const storybookPlaces = new Set<string>()

  function takeViolatedPolicies() {
    const taken = violations
    violations = []
    const own = taken.filter(
      ({ sourceFile, sample }) => sourceFile.includes('/iframe-') && STORYBOOK.test(sample),
    )
    for (const violation of own) storybookPlaces.add(placeOf(violation))
    return taken
      .filter((violation) => !storybookPlaces.has(placeOf(violation)))
      .map((each) => `CSP: ${each.effectiveDirective} ${each.blockedURI} ${each.sample} at ${placeOf(each)}`)
  }

  const nextTask = () => new Promise((resolve) => setTimeout(resolve))
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  function* elementsOf(root: Element | ShadowRoot | null): Generator<HTMLElement> {
    for (const element of root?.querySelectorAll<HTMLElement>('*') ?? []) {
      yield element
      yield* elementsOf(element.shadowRoot)
    }
  }

  const isModal = (element: HTMLElement): element is ModalElement => element.localName === 'fy-modal'
  const elements = () => [...elementsOf(document.querySelector(ROOT))]

  /** Colours in the middle of a transition are nobody's. What never ends is not waited for. */
  const isMoving = () =>
    [document, ...elements().flatMap(({ shadowRoot }) => shadowRoot ?? [])]
      .flatMap((root) => root.getAnimations())
      .some(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)

  /** Elements that draw nothing at first: the picture of a wallet waits for a frame, the rows of a login for their texts. */
  const isBlank = ({ localName, shadowRoot }: Element) =>
    ['fy-wallet-icon', 'fy-account-login'].includes(localName) && shadowRoot?.childElementCount === 0

  function isIn({ theme, locale }: Look) {
    const { lang, dataset } = document.documentElement
    return lang === locale && dataset.theme === theme
  }

  async function drawn(look: Look) {
    while (!isIn(look)) await nextTask()
    while (elements().some(isBlank)) await nextFrame()
    // Pictures load by themselves; one that does not is replaced by a letter.
    const images = elements().filter((element) => element instanceof HTMLImageElement)
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    do await nextFrame()
    while (isMoving())
  }

  function render(storyId: string) {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const fail = (reason: unknown) => reject(new Error(`${storyId}: ${JSON.stringify(reason)}`))
    const listeners: Record<string, (data: unknown) => void> = {
      storyRendered: (id) => id === storyId && resolve(),
      // It was drawn before: Storybook leaves it until it is told to start anew.
      storyUnchanged: () => channel.emit('forceRemount', { storyId }),
      storyMissing: fail,
      storyErrored: fail,
      storyThrewException: fail,
      playFunctionThrewException: fail,
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    return promise.finally(() => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
    })
  }

  function setLook(look: Look) {
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: look })
  }

  const hasText = (node: Node) => node.textContent?.trim() !== ''
  const ownText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && hasText(node))

  const isSmall = ({ width, height }: DOMRect) => width <= 1 || height <= 1

  function describe(element: HTMLElement, what: string) {
    const { localName, className, textContent } = element
    return `<${localName}${className && ` class="${className}"`}> “${textContent?.trim().slice(0, 60)}” ${what}`
  }

  function problemsOf(element: HTMLElement, mayEllipsis: boolean): string[] {
    const box = element.getBoundingClientRect()
    // Text for screen readers alone is one pixel large.
    if (!(element instanceof HTMLElement) || !element.checkVisibility() || isSmall(box)) return []
    const problems: string[] = []
    if (box.left < -TOLERANCE || box.right > innerWidth + TOLERANCE) problems.push('leaves the page')
    const { textOverflow, webkitLineClamp, overflowX, overflowY, display } = getComputedStyle(element)
    if (display === 'inline') return problems.map((problem) => describe(element, problem))
    const isWide = element.scrollWidth > element.clientWidth + TOLERANCE
    const isHigh = element.scrollHeight > element.clientHeight + TOLERANCE
    if (isWide && overflowX === 'visible' && hasText(element)) problems.push('spills sideways')
    if (isWide && overflowX !== 'visible' && !(mayEllipsis && textOverflow === 'ellipsis'))
      problems.push('is cut or scrolls sideways')
    const isClamped = mayEllipsis && webkitLineClamp !== 'none'
    if (isHigh && overflowY !== 'visible' && ownText(element) && !isClamped) problems.push('is cut in height')
    return problems.map((problem) => describe(element, problem))
  }

  let grounds: HTMLElement[] = []
  /** Kinds of controls that had an edge. */
  const edged = new Set<string>()
  /** Attributes that hold a text or an address, by which no style tells controls apart. */
  const TEXTS = /^(id|href|title|aria-(label|labelledby|describedby|controls))$/

  /** The same for controls to which the same rules apply, by their attributes and those of the elements around them. */
  function kindOf(element: HTMLElement): string {
    const attributes = [...element.attributes]
      .filter(({ name }) => !TEXTS.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .sort()
    const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host
    const within = parent.id === 'storybook-root' ? '' : kindOf(parent as HTMLElement)
    return `${within} ${element.localName}[${attributes}]`
  }

  const hasGround = (element: Element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'

  function isEdgeless(element: HTMLElement) {
    const { borderStyle, forcedColorAdjust } = getComputedStyle(element)
    return borderStyle === 'none' && forcedColorAdjust === 'auto'
  }

  globalThis.probe = {
    async show(storyId, look) {
      setLook(look)
      await render(storyId)
      await drawn(look)
    },
    async look(look) {
      if (isIn(look)) return
      setLook(look)
      await drawn(look)
    },
    findOverflow: ({ mayEllipsis }) => elements().flatMap((element) => problemsOf(element, mayEllipsis)),
    markGrounds(all) {
      grounds = elements().filter(
        (element) =>
          element.matches('a, button') && (all || !edged.has(kindOf(element))) && hasGround(element),
      )
      return grounds.length
    },
    findEdgeless() {
      const edgeless = new Set(grounds.filter(isEdgeless))
      for (const element of grounds) if (!edgeless.has(element)) edged.add(kindOf(element))
      return [...edgeless].map((element) => describe(element, 'has no edge in forced colours'))
    },
    async findViolations(rules) {
      const { violations } = await globalThis.axe.run(ROOT, {
        resultTypes: ['violations'],
        // Of use for frames and for rules of style sheets only, which a story has none of; each takes time.
        iframes: false,
        preload: false,
        ...(rules === undefined ? {} : { runOnly: [...rules] }),
        // A story is a part of a page: it has no landmarks of its own.
        rules: { region: { enabled: false } },
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    takeViolatedPolicies,
    findDrawn() {
      const tags = elements().map(({ localName }) => localName)
      const views = elements().flatMap((element) =>
        isModal(element) ? element.modal.state.router.route.view : [],
      )
      return [...new Set([...tags.filter((tag) => tag.startsWith('fy-')), ...views])]
    },
  }
}
