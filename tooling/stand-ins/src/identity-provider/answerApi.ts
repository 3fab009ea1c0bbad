import type { User } from './users.ts'

const answers: Record<string, (user: User) => unknown> = {
  '/github/user': ({ sub, login }) => ({ id: Number(sub), login, email: 'public@elsewhere.example' }),
  '/github/user/emails': ({ email }) => [
    { email: 'unverified@elsewhere.example', primary: false, verified: false },
    { email: 'second@elsewhere.example', primary: false, verified: true },
    { email, primary: true, verified: true },
  ],
  '/facebook/me': ({ sub, name, email }) => ({ id: sub, name, email }),
  '/x/users/me': ({ sub, login, name }) => ({ data: { id: sub, name, username: login } }),
  '/discord/users/@me': ({ sub, login, email }) => ({
    id: sub,
    username: login,
    discriminator: '0',
    email,
    verified: true,
  }),
}

/** Answers as the APIs of the providers without ID tokens. Undefined for a path that is none of theirs. */
export const answerApi = (path: string, user: User): unknown => answers[path]?.(user)

export const isApi = (path: string) => Object.hasOwn(answers, path)
