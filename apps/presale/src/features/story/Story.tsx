import { Architecture } from './Architecture.tsx'
import { Highlights } from './Highlights.tsx'
import { Injection } from './Injection.tsx'
import { Innovation } from './Innovation.tsx'
import styles from './Story.module.css'
import { useStoryLang } from './useStory.ts'
import { Wanted } from './Wanted.tsx'

/** The story of the ecosystem, below the presale. */
export default function Story() {
  // Another one than the page's while its texts load, or where they cannot be: lines of Japanese end elsewhere than those of Korean.
  const lang = useStoryLang()
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
