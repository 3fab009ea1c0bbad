import { deletionAnswer, deletionStartAnswer, keepAnswer } from '@foyer/wallet-api'
import * as z from 'zod/mini'
import type { TestClient } from './createTestClient.ts'
import type { MailSink } from './startMailSink.ts'

/** Steps of a device that deletes the wallet of its user. */
export function createDeletion(client: TestClient, sink: MailSink) {
  const options = () => ({ token: client.token() })
  let vaultToken = ''

  const steps = {
    async ask(approvalId?: string) {
      const { id = approvalId ?? '', token } =
        approvalId === undefined ? await client.startApproval({ purpose: 'delete' }) : {}
      if (token !== undefined) await client.decide(token, 'approve')
      const body = { approvalId: id }
      const answer = await client.call(deletionStartAnswer, 'vault', 'POST', '/v1/deletion/ask', body)
      vaultToken = answer.token
      return vaultToken
    },
    async mark(signature?: string, token = vaultToken) {
      const body = { vaultToken: token, signature, locale: 'en' }
      return client.call(deletionAnswer, 'auth', 'POST', '/v1/account/delete', body, options())
    },
    async confirm() {
      return client.call(z.unknown(), 'vault', 'POST', '/v1/deletion/confirm', { token: vaultToken })
    },
  }

  return {
    steps,
    async run() {
      await steps.ask()
      await steps.mark()
      await steps.confirm()
    },
    /** Keeps the wallet, as the user who is logged in. */
    async keep() {
      const { vaultToken } = await client.call(keepAnswer, 'auth', 'POST', '/v1/account/keep', {}, options())
      await client.call(z.unknown(), 'vault', 'POST', '/v1/deletion/undo', { token: vaultToken })
      await client.call(z.unknown(), 'auth', 'POST', '/v1/account/kept', {}, options())
    },
    /** The two tokens of the link in the mail. */
    async readLink(): Promise<[string, string]> {
      for (const deadline = performance.now() + 10_000; performance.now() < deadline; ) {
        const mail = sink.mails.findLast(({ to, text }) => to === client.email && text.includes('#keep='))
        const [, token, other] = /#keep=([\w-]{43})\.([\w-]{43})$/m.exec(mail?.text ?? '') ?? []
        if (token !== undefined && other !== undefined) return [token, other]
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error('The mail did not come.')
    },
  }
}
