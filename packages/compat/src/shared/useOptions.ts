import type { Instance, UpdateParameters } from '@foyer/modal'
import { useEffect } from 'react'
import { localeOf } from './localeOf.ts'
import { NO_LEGAL } from './toLegal.ts'

/** Keeps the modal at the options that a provider’s props say. The props may be new objects in each render. */
export function useOptions(instance: Instance, options: UpdateParameters, tag: string | undefined): void {
  // `locale` is not among them while the language is one that loads.
  const text = JSON.stringify(options)
  useEffect(
    () => instance.update({ learnMoreUrl: undefined, ...NO_LEGAL, ...JSON.parse(text) }),
    [instance, text],
  )
  useEffect(() => {
    if (tag === undefined || localeOf(tag)) return
    let isWanted = true
    import('./loadLanguage.ts')
      .then((one) => one.loadLanguage(tag))
      .then(
        (language) => isWanted && instance.update(language),
        () => {
          // It could not be loaded: the language that was stays.
        },
      )
    return () => {
      isWanted = false
    }
  }, [instance, tag])
}
