import { createSiweServer } from '@foyer/modal/siwe/server'

// SITE is the host of your page, and SIWE_SECRET what `openssl rand -hex 32` prints. A development server needs neither.
export const siwe = () =>
  createSiweServer({
    domain: process.env.SITE ?? 'localhost:3000',
    chainIds: [56],
    sessions: 'cookie',
    secret: process.env.SIWE_SECRET,
  })
