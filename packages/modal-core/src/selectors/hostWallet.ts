import type { DeepReadonly, ModalState } from '../types/state.ts'

type State = DeepReadonly<ModalState>

/**
 * The wallet in whose own browser a phone shows the page. Phones have hardly any other way for a wallet to be in a page,
 * so it is the only one there. A wallet that announces itself is at `window.ethereum`, too.
 */
export function hostWallet({ connectors }: State): { id: string } | undefined {
  const here = connectors.list.filter(({ installed }) => installed)
  const announced = here.filter(({ type }) => type !== 'INJECTED')
  const [only, ...others] = announced.length > 0 ? announced : here
  return others.length === 0 ? only : undefined
}
