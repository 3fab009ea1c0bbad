import { useDeferredValue } from 'react'
import { usePreferences } from '../preferences/Preferences.tsx'
import { Architecture } from './Architecture.tsx'
import { Highlights } from './Highlights.tsx'
import { Injection } from './Injection.tsx'
import { Innovation } from './Innovation.tsx'
import styles from './Story.module.css'
import { Wanted } from './Wanted.tsx'

/** The story of the ecosystem, below the presale. */
export default function Story() {
  const { locale } = usePreferences()
  // As of its texts, which are the former language's until the others are there: lines of Japanese end elsewhere than those of Korean.
  const lang = useDeferredValue(locale)
  return (
    <div lang={lang} className={styles.story}>
      <Innovation />
      <Injection />
      <Highlights />
      <Architecture />
      <Wanted />
    </div>
  )
}
