import { type CSSResultOrNative, LitElement } from 'lit'
import { base } from '../styles/base.ts'

/** What every element of ours starts from: the shared reset and focus ring before its own styles. */
export class FyElement extends LitElement {
  static override finalizeStyles(
    styles?: Parameters<typeof LitElement.finalizeStyles>[0],
  ): CSSResultOrNative[] {
    return [...LitElement.finalizeStyles([base]), ...LitElement.finalizeStyles(styles)]
  }
}

/** Registers an element once: a hot reload or a second copy of the package keeps the first class. */
export function define(tag: string, element: CustomElementConstructor) {
  if (customElements.get(tag) === undefined) customElements.define(tag, element)
}
