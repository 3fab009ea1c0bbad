/** The scriptable wallet as its own process: does what its parent asks over Node's channel between processes. */
import {
  type CreateRemoteWalletParameters,
  createRemoteWallet,
  type RemoteWallet,
} from './createRemoteWallet.ts'

export type Command = { id: number; name: keyof RemoteWallet; parameters: unknown[] }
export type Reply = { id: number } & ({ result: unknown } | { error: string })

const parameters: CreateRemoteWalletParameters = JSON.parse(process.argv[2] ?? '')
const wallet = await createRemoteWallet(parameters)

process.on('message', async ({ id, name, parameters }: Command) => {
  const call = wallet[name] as (...parameters: unknown[]) => Promise<unknown>
  const reply: Reply = await call(...parameters).then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, error: String(error) }),
  )
  process.send?.(reply)
})
process.on('disconnect', () => process.exit())
// The SDK lets go of a forged message with one; an app on a phone goes on, too.
process.on('unhandledRejection', (error) => console.error('The wallet goes on:', error))
process.send?.({ id: 0, result: 'ready' } satisfies Reply)
