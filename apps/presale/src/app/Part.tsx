import { type ComponentType, lazy, useState } from 'react'

/** A component with a chunk of its own, for {@link Part}. */
export type LazyPart = {
  /** The component if its chunk has come, else one that loads it when it is drawn. */
  choose: () => ComponentType
  /** Never fails: a chunk that did not come is loaded again when the component is drawn. */
  preload: () => Promise<void>
}

export function lazyPart(load: () => Promise<{ default: ComponentType }>): LazyPart {
  const Lazy = lazy(load)
  let Loaded: ComponentType | undefined
  return {
    choose: () => Loaded ?? Lazy,
    async preload() {
      await load().then(
        (module) => {
          Loaded = module.default
        },
        () => {},
      )
    },
  }
}

/** Shows the component at once where its chunk has come. React's `lazy` shows its fallback in any case, and for 300 ms at least. */
export function Part({ of }: { of: LazyPart }) {
  const [Shown] = useState(of.choose)
  return <Shown />
}
