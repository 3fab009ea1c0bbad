import { Architecture } from './Architecture.tsx'
import { Highlights } from './Highlights.tsx'
import { Injection } from './Injection.tsx'
import { Innovation } from './Innovation.tsx'
import { Wanted } from './Wanted.tsx'

/** The story of the ecosystem, below the presale. */
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
