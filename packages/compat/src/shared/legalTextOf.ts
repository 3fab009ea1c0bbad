import { Children, isValidElement, type ReactNode } from 'react'

export type LegalText = {
  legalText: string | undefined
  termsUrl: string | undefined
  privacyUrl: string | undefined
}

/** A link’s words are those of the modal’s language: the first leads to the terms, the second to the privacy policy. */
const PLACES = ['{terms}', '{privacy}']

/**
 * Reads a disclaimer as the modal shows it: its text, and the addresses of at most two links. Components inside it are
 * called once, without hooks.
 */
export function legalTextOf(node: ReactNode): LegalText & { leftOut: string[] } {
  const links: string[] = []
  const leftOut: string[] = []

  function read(node: ReactNode): string {
    if (typeof node === 'string' || typeof node === 'number') return String(node)
    if (Array.isArray(node)) return Children.toArray(node).map(read).join('')
    if (!isValidElement<{ href?: unknown; children?: ReactNode }>(node)) return ''
    const { type, props } = node
    const { href, children } = props
    if (typeof href === 'string') return link(href, children)
    if (typeof type !== 'function') return read(children)
    try {
      return read((type as (props: unknown) => ReactNode)(props))
    } catch {
      leftOut.push(type.name || 'a component')
      return ''
    }
  }

  function link(href: string, children: ReactNode): string {
    const place = PLACES[links.length]
    if (place === undefined) {
      leftOut.push(href)
      return read(children)
    }
    links.push(href)
    return place
  }

  const text = read(node).replace(/\s+/g, ' ').trim()
  return { legalText: text === '' ? undefined : text, termsUrl: links[0], privacyUrl: links[1], leftOut }
}
