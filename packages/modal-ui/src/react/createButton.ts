import type { Instance } from '@foyer/modal-core'
import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  useCallback,
} from 'react'
import type { ElementProperties } from '../element/generated/ElementProperties.ts'

type Button = HTMLElement & { modal: Instance | undefined; disabled: boolean }
/** Browsers in which the element cannot run show the children. */
type Properties<tag extends keyof ElementProperties> = HTMLAttributes<HTMLElement> & ElementProperties[tag]

export type ButtonComponent<tag extends keyof ElementProperties, element> = ForwardRefExoticComponent<
  Properties<tag> & RefAttributes<element>
>

/**
 * Makes a component of one of the buttons. React 18 sets attributes only and knows no booleans among them, so `modal` and
 * `disabled` are set on the element itself. The elements add attributes to themselves before a page is hydrated.
 */
export function createButton<tag extends keyof ElementProperties, element extends Button>(
  tagName: tag,
  displayName: string,
): ButtonComponent<tag, element> {
  const component = forwardRef<element, Properties<tag>>((properties, ref) => {
    const { modal, disabled, className, ...attributes } = properties as Partial<Button>
    return createElement(tagName, {
      ...attributes,
      class: className,
      suppressHydrationWarning: true,
      ref: useCallback(
        (element: element | null) => {
          if (element) Object.assign(element, { modal, disabled })
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
        },
        [modal, disabled, ref],
      ),
    })
  })
  component.displayName = displayName
  return component as ButtonComponent<tag, element>
}
