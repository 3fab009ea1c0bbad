import { Architecture } from './Architecture.tsx'
import { Highlights } from './Highlights.tsx'
import { Injection } from './Injection.tsx'
import { Innovation } from './Innovation.tsx'
import { Wanted } from './Wanted.tsx'

/** What the ecosystem is about, below the presale. */
export default function Story() {
  return (
    <>
      <Innovation />
      <Injection />
      <Highlights />
      <Architecture />
      <Wanted />
    </>
  )
}
