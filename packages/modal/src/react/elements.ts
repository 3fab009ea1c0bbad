import type { Instance } from '@foyer/modal-core'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Element<attributes> = DetailedHTMLProps<HTMLAttributes<HTMLElement> & attributes, HTMLElement>

type Button = Element<{
  /** The modal to open. Default the one instance of the page. */
  modal?: Instance | undefined
  /** Replaces 'Connect Wallet'. */
  label?: string | undefined
  /** Takes no clicks. */
  disabled?: boolean | undefined
}>

/** The modal's elements as JSX knows them, from React 18.2.6 types on. */
export type FoyerElements = {
  'fy-button': Button
  'fy-connect-button': Button
  'fy-account-button': Button
  'fy-network-button': Button
  'fy-modal': Element<{
    /** Drawn in the page, where it never hides. */
    embedded?: boolean | undefined
    /** The id of the instance that it shows. Default the one instance of the page. */
    instance?: string | undefined
  }>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends FoyerElements {}
  }
}
