import type { AllEvents, Instance } from '@foyer/modal-core'
import { useEffect, useInsertionEffect, useRef } from 'react'
import { useFoyer } from './useFoyer.ts'

export type FoyerEventHandlers = { [name in keyof AllEvents]?: (data: AllEvents[name]) => void }

/**
 * Listens while the component is mounted. Calls the handlers of the latest render. The first render decides which events
 * have handlers.
 *
 * @example
 * useFoyerEvents({ connect: ({ address }) => console.log(address) })
 * // logs '0xf39F…' once a wallet has connected
 */
export function useFoyerEvents(handlers: FoyerEventHandlers, modal?: Instance): void {
  const { on } = useFoyer(modal)
  const latest = useRef(handlers)
  // With the commit: an event may come before the page's effects have run.
  useInsertionEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const listen = <name extends keyof AllEvents>(name: name) =>
      on(name, (data) => latest.current[name]?.(data))
    const offs = (Object.keys(latest.current) as (keyof AllEvents)[]).map((name) => listen(name))
    return () => {
      for (const off of offs) off()
    }
  }, [on])
}
