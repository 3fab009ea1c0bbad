const HIDING = ['aria-hidden', 'inert']

/** Dialogs of pages hide everything beside them from screen readers, also what has opened over them. Returns what undoes it. */
export function stayReachable(element: HTMLElement): () => void {
  const reach = () => {
    for (const name of HIDING) element.removeAttribute(name)
  }
  reach()
  const observer = new MutationObserver(reach)
  observer.observe(element, { attributeFilter: HIDING })
  return () => observer.disconnect()
}
