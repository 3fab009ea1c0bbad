import { useEffectEvent, useLayoutEffect } from 'react'

/** What `firstPaint.ts` keeps on the page's element. It has no imports, as no other script. */
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
