import type { Instance } from '@foyer/modal-core'
import type { ReactNode } from 'react'
import { type UseFoyerButtonReturnType, useFoyerButton } from './useFoyerButton.ts'

export type FoyerCustomButtonProps = {
  /** Draws the button. */
  children: (button: UseFoyerButtonReturnType) => ReactNode
  /** The modal to open. Default the one instance of the page. */
  modal?: Instance | undefined
}

/**
 * A button that you draw yourself: `useFoyerButton()` as a component.
 *
 * @example
 * <FoyerCustomButton>
 *   {({ account, open }) => <button onClick={open}>{account?.name ?? 'Connect'}</button>}
 * </FoyerCustomButton>
 */
export function FoyerCustomButton({ children, modal }: FoyerCustomButtonProps): ReactNode {
  return children(useFoyerButton(modal))
}
