import { useEffectEvent, useLayoutEffect } from 'react'

/** A name under which `firstPaint.ts`, which has no imports, keeps a choice on the page's element. */
type EarlyChoice = 'earlyLocale' | 'earlyMenu' | 'earlyTheme'

/** Calls back with what was chosen in the page that the build wrote, before this one took its place. */
export function useEarlyChoice(name: EarlyChoice, take: (choice: string) => void) {
  const takeUp = useEffectEvent(take)
  // In the commit: what is pressed after it is pressed in what it has drawn.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const choice = dataset[name]
    if (choice === undefined) return
    delete dataset[name]
    takeUp(choice)
  }, [name])
}
