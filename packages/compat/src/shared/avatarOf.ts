import { type FunctionComponent, isValidElement, type ReactNode } from 'react'
import { warnOnce } from './warnOnce.ts'

/**
 * The picture that an avatar component draws, where it returns an `<img>`: the modal draws pictures, not components. It is
 * called once for each account, without hooks.
 */
export function avatarOf<props extends object>(
  component: FunctionComponent<props>,
  props: props,
): string | undefined {
  try {
    const source = sourceIn(component(props) as ReactNode)
    if (source !== undefined) return source
  } catch {
    // A component with hooks.
  }
  warnOnce(
    'an avatar component that draws more than an <img>',
    'Return <img src="data:…"> from it, or use profiles({ avatar }) of @foyer/modal/profiles.',
  )
  return undefined
}

function sourceIn(node: ReactNode): string | undefined {
  if (!isValidElement<{ src?: unknown; children?: ReactNode }>(node)) return undefined
  const { type, props } = node
  if (typeof props.src === 'string') return props.src
  if (typeof type === 'function') return sourceIn((type as (props: object) => ReactNode)(props))
  return sourceIn(props.children as ReactNode)
}
