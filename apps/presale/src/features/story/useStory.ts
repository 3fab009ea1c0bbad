import { use, useDeferredValue } from 'react'
import { usePreferences } from '../preferences/Preferences.tsx'
import { loadStory } from './loadStory.ts'

function useLoaded() {
  const { locale } = usePreferences()
  return use(loadStory(useDeferredValue(locale)))
}

/** The texts below the presale in the page's language; the former language's until they are there. */
export const useStory = () => useLoaded().texts

/** The language of those texts, which is English where the page's could not be loaded. */
export const useStoryLang = () => useLoaded().lang
