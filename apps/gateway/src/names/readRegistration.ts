import { HttpError, invalidRequest } from '@foyer/server-kit'
import { invalidFields } from '@foyer/server-kit/openapi'
import { type Address, getAddress, type Hex, isAddress } from 'viem'
import * as z from 'zod'
import type { Chain, Chains } from '../chain/createChains.ts'
import { coinTypeOf } from './coinType.ts'
import { isLabel } from './label.ts'

const MAX_MESSAGE_LENGTH = 2_048
const OLDEST_MS = 10 * 60_000
/** By how much the client's clock may be ahead. */
const NEWEST_MS = 60_000

export const registrationSchema = z.object({
  coin_type: z.int(),
  address: z
    .string()
    .refine((value) => isAddress(value, { strict: false }), 'Expected an address.')
    .transform((value): Address => getAddress(value.toLowerCase())),
  message: z.string().max(MAX_MESSAGE_LENGTH),
  signature: z
    .string()
    .regex(/^0x([0-9a-fA-F]{2})*$/, 'Expected hexadecimal digits.')
    .transform((value) => value as Hex),
})

const attributesSchema = z.strictObject({
  avatar: z.url().max(500).optional(),
  /** Without control characters, which could hide or reorder text. */
  bio: z
    .string()
    .max(300)
    .regex(/^\P{C}*$/u, 'Expected a text without control characters.')
    .optional(),
})

const messageSchema = z.strictObject({
  name: z.string(),
  attributes: attributesSchema,
  /** Seconds since 1970. */
  timestamp: z.int(),
  /** Host of the page that asks. */
  domain: z.string(),
  coinType: z.int(),
})

export type Registration = z.output<typeof registrationSchema> & {
  label: string
  attributes: z.output<typeof attributesSchema>
  /** The chain on which a contract's signature is checked. */
  chain: Chain
}

type ReadRegistrationParameters = {
  body: unknown
  /** `Origin` of the request, which is on the project's list. */
  origin: string | undefined
  zone: string
  chains: Chains
  avatarHosts: readonly string[]
  isReserved: (label: string) => boolean
}

/**
 * Reads a request for a name, except for its signature.
 *
 * @throws {HttpError} names the first thing that is wrong
 */
export function readRegistration(parameters: ReadRegistrationParameters): Registration {
  const { chains, isReserved, zone } = parameters
  const body = parse(registrationSchema, parameters.body)
  const json = parseMessage(body.message)
  refuseOtherZone(json, zone)
  const message = parse(messageSchema, json)
  if (parameters.origin === undefined || URL.parse(parameters.origin)?.host !== message.domain)
    throw refuse('domain', 'The message was signed for another site than the one that sends it.')
  const age = Date.now() - message.timestamp * 1_000
  if (age > OLDEST_MS || age < -NEWEST_MS)
    throw refuse('timestamp', 'The message is too old, or the clock of the device is wrong. Sign a new one.')
  const chain = chains.list.find(({ chainId }) => coinTypeOf(chainId) === message.coinType)
  if (chain === undefined || body.coin_type !== message.coinType) throw refuse('coinType', 'Invalid chainId')
  const { avatar } = message.attributes
  if (avatar !== undefined && !isShown(avatar, parameters.avatarHosts))
    throw refuse('attributes', 'Pictures of this host are not shown.')
  const label = message.name.slice(0, -zone.length - 1).toLowerCase()
  if (!isLabel(label))
    throw refuse(
      'name',
      'A name has 4 to 63 letters of a to z, digits and single hyphens, with no hyphen at an end.',
    )
  if (isReserved(label)) throw new HttpError(409, 'Not available', { reasons: [RESERVED] })
  return { ...body, label, chain, attributes: message.attributes }
}

const RESERVED = { name: 'name', description: 'This name is reserved. Choose another one.' }

/** Clients of other gateways sign other messages, for a zone fixed in their code: an error about the zone comes first. */
function refuseOtherZone(json: unknown, zone: string) {
  const name = typeof json === 'object' && json !== null && 'name' in json ? json.name : undefined
  if (typeof name === 'string' && !name.toLowerCase().endsWith(`.${zone}`))
    throw refuse('name', otherZone(zone))
}

export const otherZone = (zone: string) => `This gateway registers names under ${zone} only`

function parseMessage(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalidRequest([{ name: 'message', description: 'Expected JSON.' }], { cause })
  }
}

function isShown(avatar: string, hosts: readonly string[]) {
  const url = URL.parse(avatar)
  return url?.protocol === 'https:' && hosts.includes(url.hostname)
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalidFields(result.error)
  return result.data
}

const refuse = (name: string, description: string) => invalidRequest([{ name, description }])
