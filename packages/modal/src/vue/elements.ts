import type { ElementProperties } from '@foyer/modal-ui/button'
import type { HTMLAttributes } from 'vue'

/** The modal's elements as Vue's templates know them. */
export type FoyerComponents = {
  [tag in keyof ElementProperties]: new () => { $props: ElementProperties[tag] & HTMLAttributes }
}

declare module 'vue' {
  interface GlobalComponents extends FoyerComponents {}
}
