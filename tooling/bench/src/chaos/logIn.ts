import { setTimeout as wait } from 'node:timers/promises'
import { Refusal, type TestClient } from '@foyer/wallet-server/test/client'
import type { MailSink } from '@foyer/wallet-server/test/mails'
import { tryAgain } from './tryAgain.ts'

/** For a mail, which may be kept by a process that was killed, or for the last request of a person. */
const [MAIL_MS, PAUSE_MS] = [60_000, 200]

export type LogInParameters = {
  client: TestClient
  sink: MailSink
  /** Lets the time pass after which a server mails again. */
  passCooldown: () => Promise<void>
}

/** Everything that a new device does until it has the wallet's key. Returns the address. */
export async function logIn(parameters: LogInParameters): Promise<string> {
  const { client } = parameters
  const approvalId = await approve(parameters)
  const token = await enterCode(parameters)
  client.adopt({ token, approvalId })
  await tryAgain(() => client.me())
  const address = await tryAgain(() => client.createOrRecover())
  await tryAgain(() => client.unlock())
  return address
}

/** Asks for a mail; a person who has lost the answer waits until they may ask again. */
async function askForMail<T>(ask: () => Promise<T>, { passCooldown }: LogInParameters): Promise<T> {
  return tryAgain(async () => {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== 'cooldown') throw error
      await passCooldown()
      return ask()
    }
  })
}

/** Asks for a link, and confirms each one that is mailed until the vault says that the device may. */
async function approve(parameters: LogInParameters): Promise<string> {
  const { client, sink } = parameters
  const { id } = await askForMail(() => client.requestApproval(), parameters)
  const confirmed = new Set<string>()
  return until('The link was not confirmed.', async () => {
    for (const link of sink.findTokens(client.email)) {
      if (confirmed.has(link)) continue
      await tryAgain(async () => {
        const answer = await client.decide(link, 'approve')
        await answer.body?.cancel()
        if (answer.status >= 500) throw new Error(`The vault answers ${answer.status}.`)
      })
      confirmed.add(link)
    }
    return (await tryAgain(() => client.readStatus(id))) === 'approved' ? id : undefined
  })
}

/** Asks for codes until one opens a session: the session of a lost answer is nobody's, and its code is used. */
async function enterCode(parameters: LogInParameters): Promise<string> {
  const { client, sink } = parameters
  const entered = new Set<string>()
  for (let asked = 0; asked < 3; asked += 1) {
    const { challengeId } = await askForMail(() => client.startLogin(), parameters)
    const code = await until('The code was not mailed.', async () =>
      sink.findCodes(client.email).findLast((each) => !entered.has(each)),
    )
    entered.add(code)
    try {
      return (await tryAgain(() => client.verify(challengeId, code))).token
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== 'code') throw error
    }
  }
  throw new Error('No code was right.')
}

async function until<T>(problem: string, find: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + MAIL_MS
  while (performance.now() < deadline) {
    const found = await find()
    if (found !== undefined) return found
    await wait(PAUSE_MS)
  }
  throw new Error(problem)
}
