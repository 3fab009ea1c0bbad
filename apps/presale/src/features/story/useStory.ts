import { use, useDeferredValue } from 'react'
import { usePreferences } from '../preferences/Preferences.tsx'
import { loadStory } from './loadStory.ts'

/** The texts below the presale in the page's language; the former language's until they are there. */
export function useStory() {
  const { locale } = usePreferences()
  return use(loadStory(useDeferredValue(locale)))
}
