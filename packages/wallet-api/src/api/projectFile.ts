import { CODE_LENGTH, CODE_PATTERN } from '@foyer/embedded-wallet-frame/protocol'
import { parseUrl } from '@foyer/kit'
import * as z from 'zod'
import { sponsorSchema } from './sponsorPolicy.ts'
import { themeSchema } from './theme.ts'

/** An exact origin: `https://dapp.example`, without a path and without a wildcard. */
export function isExactOrigin(origin: string): boolean {
  // Parsers take these in a host, but in a policy they are a wildcard, or end the list.
  if (!/^https?:/.test(origin) || /[*;,']/.test(origin)) return false
  return parseUrl(origin)?.origin === origin
}

const origin = z.string().refine(isExactOrigin, 'Expected an origin such as https://dapp.example.')
const httpUrl = z.url({ protocol: /^https?$/, error: 'Expected an http or https URL.' })
/** Nobody has a mailbox there: RFC 6761 keeps the name for tests. */
export const isTestAddress = (email: string) => /@(.+\.)?test$/.test(email)

const testAccount = z.strictObject({
  email: z
    .email('Expected an e-mail address.')
    .refine(isTestAddress, 'Expected an address under .test, such as ada@dapp.test: nobody else has it.')
    .refine((email) => email === email.toLowerCase(), 'Expected lower case.'),
  /** Entered in place of a mailed one. */
  code: z
    .string({ error: `Expected ${CODE_LENGTH} digits in quotes.` })
    .regex(CODE_PATTERN, `Expected ${CODE_LENGTH} digits.`),
})

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'Expected an address.')

/** The genesis hash of a Solana network, as CAIP-2 shortens it. */
const SOLANA = /^solana:([1-9A-HJ-NP-Za-km-z]{32})$/

const projectSchema = z
  .strictObject({
    id: z.string().regex(/^[0-9a-f]{32}$/, 'Expected 32 hexadecimal digits.'),
    name: z.string().min(1).max(60),
    /** Pages that may frame the wallet. Where a gateway is named, its list is used instead. */
    origins: z.array(origin).default([]),
    /** Mails an hour to devices that do not know the wallet, in place of the server's number. */
    mailsPerHour: z.int().positive().optional(),
    chains: z
      .record(
        z
          .string()
          .refine(
            (id) => /^[1-9]\d{0,15}$/.test(id) || SOLANA.test(id),
            'Expected a chain id such as 56, or that of a Solana network such as solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp.',
          ),
        z.strictObject({
          rpcUrls: z.array(httpUrl).min(1),
          /** A bundler of ERC-4337. With one, accounts can be smart accounts. */
          bundlerUrl: httpUrl.optional(),
          /** A Chainlink feed of the chain's currency in US dollars: the approval says the fee in dollars, too. */
          usdFeed: z
            .strictObject({
              address,
              /** In seconds. Answers that are older are not used. */
              heartbeat: z.int().positive(),
            })
            .optional(),
          /** Whose gas the operator of the wallet pays, and for what. */
          sponsor: sponsorSchema.optional(),
        }),
      )
      .refine(
        (chains) => Object.keys(chains).some((id) => !SOLANA.test(id)),
        'Expected at least one chain of EVM.',
      )
      .refine(
        (chains) =>
          Object.entries(chains).every(([id, chain]) => !SOLANA.test(id) || Object.keys(chain).length === 1),
        'Expected rpcUrls alone for a Solana network.',
      ),
    /** Contracts whose calls the approval names, with the functions of their ABI. */
    contracts: z
      .array(
        z.strictObject({
          address,
          name: z.string().min(1).max(60),
          functions: z.array(z.string().min(1).max(400)).default([]),
          /** Of a collection: what its items are called, by id. */
          items: z
            .record(z.string().regex(/^\d{1,78}$/, 'Expected a token id.'), z.string().min(1).max(60))
            .optional(),
        }),
      )
      .default([]),
    /** True if people try things out here: only such a project has test accounts. */
    test: z.boolean({ error: 'Expected true or false.' }).optional(),
    /** Accounts that log in with a fixed code and get no mails. Whoever knows the code has their wallets. */
    testAccounts: z.array(testAccount, { error: 'Expected a list of { email, code }.' }).max(50).optional(),
  })
  .refine(({ test, testAccounts }) => test || !testAccounts?.length, {
    error: 'A project has test accounts only with "test": true. Take them out of a project that people use.',
    path: ['testAccounts'],
  })
  .transform(({ chains, ...project }) => ({ ...project, ...splitChains(chains) }))

/** Networks of Solana stand apart: what asks a chain of EVM could do nothing with them. */
function splitChains<T extends { rpcUrls: string[] }>(chains: Record<string, T>) {
  const entries = Object.entries(chains)
  const solana = entries.flatMap(([id, { rpcUrls }]) => {
    const [, reference] = SOLANA.exec(id) ?? []
    return reference === undefined ? [] : [[reference, { rpcUrls }] as const]
  })
  return {
    chains: Object.fromEntries(entries.filter(([id]) => !SOLANA.test(id))),
    /** By their references. Absent where there are none. */
    ...(solana.length === 0 ? {} : { solana: Object.fromEntries(solana) }),
  }
}

/** The project file, which site, auth and vault read. */
export const projectFileSchema = z
  .strictObject({
    /** A gateway that owns the projects' origins. */
    gateway: httpUrl.optional(),
    theme: themeSchema.optional(),
    projects: z.array(projectSchema).min(1),
  })
  .refine(
    ({ projects }) => new Set(projects.map(({ id }) => id)).size === projects.length,
    'Expected each project once.',
  )
  .refine(({ projects }) => {
    const emails = projects.flatMap(({ testAccounts }) => testAccounts ?? []).map(({ email }) => email)
    return new Set(emails).size === emails.length
  }, 'Expected each test account once, in one project.')

export type ProjectFile = z.output<typeof projectFileSchema>
export type Project = ProjectFile['projects'][number]
