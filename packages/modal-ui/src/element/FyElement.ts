import { type CSSResultOrNative, LitElement, unsafeCSS } from 'lit'
import { base } from '../styles/base.ts'

/** One sheet for all of them, so that a browser reads it once. A tip is no box of its own, also before its code is here. */
const shared = unsafeCSS(`${base} fy-tooltip { display: contents; }`)

/** The base class of the modal's elements: adds the shared reset and focus ring before their own styles. */
export class FyElement extends LitElement {
  static override finalizeStyles(
    styles?: Parameters<typeof LitElement.finalizeStyles>[0],
  ): CSSResultOrNative[] {
    return [shared, ...LitElement.finalizeStyles(styles)]
  }
}
