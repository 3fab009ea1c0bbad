import type { Instance, UpdateParameters } from '@foyer/modal'
import { useEffect } from 'react'
import { NO_LEGAL } from './toLegal.ts'

/** Keeps the modal at the options that a provider’s props say. The props may be new objects in each render. */
export function useOptions(instance: Instance, options: UpdateParameters): void {
  const text = JSON.stringify(options)
  useEffect(
    () => instance.update({ learnMoreUrl: undefined, ...NO_LEGAL, ...JSON.parse(text) }),
    [instance, text],
  )
}
