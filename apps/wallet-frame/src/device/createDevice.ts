import * as z from 'zod/mini'
import type { Lock } from './createLock.ts'
import type { DeviceStorage } from './storage.ts'

const text = z.string().check(z.minLength(1), z.maxLength(300))
const bytes = z.instanceof(Uint8Array<ArrayBuffer>)
const key = z.instanceof(CryptoKey)

const keysSchema = z.object({
  /** Signs proofs. ECDSA P-256. */
  proof: z.object({ publicKey: key, privateKey: key }),
  /** Opens D. AES-GCM. */
  seal: key,
})

const shareSchema = z.object({
  userId: text,
  deviceId: text,
  walletId: text,
  address: z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)),
  sealed: z.object({ iv: bytes, data: bytes }),
})

const sessionSchema = z.object({
  token: text,
  /** The key of the user's D: the e-mail address, or the provider and the user's id. */
  account: text,
  /** Null where a provider has told none. */
  email: z.nullable(text),
  userId: text,
  deviceId: text,
})

const accountTypeSchema = z.enum(['eoa', 'smartAccount'])

const approvalsSchema = z.array(z.object({ id: text, email: text }))

export type DeviceKeys = z.infer<typeof keysSchema>
/** D of a wallet, with the records that it is compared with. */
export type DeviceShare = z.infer<typeof shareSchema>
export type Session = z.infer<typeof sessionSchema>
/** A link that was mailed, opened or not. */
export type Approval = z.infer<typeof approvalsSchema>[number]

/** Links that are remembered: one that was asked for before the last "Resend" can still be opened. */
const MAX_APPROVALS = 5

export type Device = ReturnType<typeof createDevice>

/** Creates the store of this browser under this dapp: keys that nobody can export, D of each user, the session. */
export function createDevice({ storage, lock }: { storage: Promise<DeviceStorage>; lock: Lock }) {
  let keys: Promise<DeviceKeys> | undefined

  async function read<T extends z.ZodMiniType>(name: string, schema: T): Promise<z.output<T> | undefined> {
    const result = schema.safeParse(await (await storage).get(name))
    return result.success ? result.data : undefined
  }

  const write = async (name: string, value: unknown) => (await storage).set(name, value)
  const remove = async (name: string) => (await storage).delete(name)

  /** Two tabs that start at once get the same keys. */
  const openKeys = () =>
    lock(async () => {
      const found = await read('keys', keysSchema)
      if (found) return found
      const [proof, seal] = await Promise.all([
        crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']),
        crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
      ])
      const created: DeviceKeys = { proof, seal }
      await write('keys', created)
      return created
    })

  return {
    keys(): Promise<DeviceKeys> {
      keys ??= openKeys().catch((error) => {
        keys = undefined
        throw error
      })
      return keys
    },

    readShare: (account: string) => read(shareOf(account), shareSchema),
    writeShare: (account: string, share: DeviceShare) => write(shareOf(account), share),
    removeShare: (account: string) => remove(shareOf(account)),

    /** The type of account that the user has chosen. */
    readAccountType: (account: string) => read(typeOf(account), accountTypeSchema),
    writeAccountType: (account: string, type: z.infer<typeof accountTypeSchema>) =>
      write(typeOf(account), type),

    readSession: () => read('session', sessionSchema),
    writeSession: (session: Session) => write('session', session),
    removeSession: () => remove('session'),

    /** Follows the user to another e-mail address. Where this ends early, D is there under both. */
    async rename(session: Session, email: string): Promise<void> {
      const { account } = session
      const isLogin = account === session.email
      const share = isLogin ? await read(shareOf(account), shareSchema) : undefined
      if (share) await write(shareOf(email), share)
      const type = isLogin ? await read(typeOf(account), accountTypeSchema) : undefined
      if (type !== undefined) await write(typeOf(email), type)
      await write('session', { ...session, email, account: isLogin ? email : account })
      if (share) await remove(shareOf(account))
      if (type !== undefined) await remove(typeOf(account))
    },

    /** Links of an address, the newest first. */
    async readApprovals(email: string): Promise<Approval[]> {
      return ((await read('approvals', approvalsSchema)) ?? []).filter((approval) => approval.email === email)
    },

    async addApproval(approval: Approval): Promise<void> {
      const others = (await read('approvals', approvalsSchema)) ?? []
      await write('approvals', [approval, ...others].slice(0, MAX_APPROVALS))
    },

    async removeApproval(id: string): Promise<void> {
      const others = (await read('approvals', approvalsSchema)) ?? []
      await write(
        'approvals',
        others.filter((other) => other.id !== id),
      )
    },
  }
}

const shareOf = (account: string) => `share ${account}`
const typeOf = (account: string) => `type ${account}`
