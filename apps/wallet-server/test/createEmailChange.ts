import { emailSecondaryAnswer, emailUpdateAnswer } from '@foyer/wallet-api'
import * as z from 'zod/mini'
import type { TestClient } from './createTestClient.ts'
import type { MailSink } from './startMailSink.ts'

/** Steps of a device that replaces the e-mail address of its user. */
export function createEmailChange(client: TestClient, sink: MailSink, email: string) {
  const options = () => ({ token: client.token() })
  let [oldApprovalId, newApprovalId] = ['', '']

  const post = <T extends z.ZodMiniType>(schema: T, step: string, body: object) =>
    client.call(schema, 'auth', 'POST', `/v1/email/update/${step}`, body, options())

  /** The code that comes to a mailbox while `run` runs or soon after. */
  async function codeOf(to: string, run: () => Promise<unknown>): Promise<string> {
    const known = sink.findCodes(to).length
    await run()
    for (const deadline = performance.now() + 10_000; performance.now() < deadline; ) {
      const found = sink.findCodes(to)[known]
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('The code did not come.')
  }

  async function approve(to: string): Promise<string> {
    const { id, token } = await client.startApproval({ email: to, purpose: 'change' })
    await client.decide(token, 'approve')
    return id
  }

  let code = ''
  const change = {
    email,
    post,
    codeOf,
    start: () => post(emailUpdateAnswer, 'start', { email }),
    readCode: () => code,
    oldApprovalId: () => oldApprovalId,
    steps: {
      async start() {
        code = await codeOf(client.email, change.start)
      },
      async oldLink() {
        oldApprovalId = await approve(client.email)
      },
      async primary() {
        code = await codeOf(email, () => post(z.unknown(), 'primary', { code, email }))
      },
      async newLink() {
        newApprovalId = await approve(email)
      },
      async rotate() {
        await client.call(z.unknown(), 'vault', 'POST', '/v1/subjects/rotate', {
          oldApprovalId,
          newApprovalId,
        })
      },
      async secondary(signature?: string) {
        await post(emailSecondaryAnswer, 'secondary', { code, email, signature })
      },
    },
    async run() {
      for (const step of Object.values(change.steps)) await step()
    },
    /** The token of the newest link that undoes a change, once there is one. */
    async readUndo(to = client.email): Promise<string> {
      for (const deadline = performance.now() + 10_000; performance.now() < deadline; ) {
        const mail = sink.mails.findLast((one) => one.to === to && one.text.includes('/undo?'))
        const [, token] = /\/undo\?lang=[\w-]+#([\w-]{43})$/m.exec(mail?.text ?? '') ?? []
        if (token !== undefined) return token
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error('The mail did not come.')
    },
  }
  return change
}
