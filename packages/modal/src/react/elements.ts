import type { ElementProperties } from '@foyer/modal-ui/button'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Element<properties> = DetailedHTMLProps<HTMLAttributes<HTMLElement> & properties, HTMLElement>

/** The modal's elements as JSX knows them, from React 18.2.6 types on. */
export type FoyerElements = { [tag in keyof ElementProperties]: Element<ElementProperties[tag]> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends FoyerElements {}
  }
}
