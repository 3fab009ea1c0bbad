import { headers } from 'next/headers'
import { Header } from './Header'
import { siwe } from './siwe'

export default async function Page() {
  const session = await siwe().getSession(await headers())
  return (
    <main>
      <Header />
      <p>{session ? `For members only. Hello, ${session.data.accountAddress}.` : 'Sign in to read on.'}</p>
    </main>
  )
}
