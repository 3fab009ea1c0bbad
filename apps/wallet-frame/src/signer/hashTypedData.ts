import { concat, encodeAbiParameters, getTypesForEIP712Domain, type Hex, keccak256, stringToHex } from 'viem'

export type TypedData = {
  types: Readonly<Record<string, readonly { name: string; type: string }[]>>
  primaryType: string
  domain: Readonly<Record<string, unknown>>
  message: Readonly<Record<string, unknown>>
}

/**
 * The hash of typed data (EIP-712), which screen and worker share. Names of types may have any character that the text of a
 * type leaves free, such as `Exchange:Order`, and addresses may be written in any case. Viem's finds no type inside of others
 * whose name has more than letters, digits and `_`, and takes no address whose letters are no checksum.
 *
 * @throws {Error} a value does not fit its type, or a type is not defined
 */
export function hashTypedData({ types, primaryType, domain, message }: TypedData): Hex {
  const all: TypedData['types'] = { EIP712Domain: getTypesForEIP712Domain({ domain }), ...types }

  function fieldsOf(type: string) {
    const fields = Object.hasOwn(all, type) ? all[type] : undefined
    if (fields === undefined) throw new TypeError(`${type} is not defined`)
    return fields
  }

  /** A type with all that it is made of: `Mail(Person from)Person(string name)`. */
  function describeType(name: string): string {
    const found = new Set<string>()
    function visit(type: string) {
      const [base = ''] = type.split('[', 1)
      if (found.has(base) || !Object.hasOwn(all, base)) return
      found.add(base)
      for (const field of fieldsOf(base)) visit(field.type)
    }
    visit(name)
    found.delete(name)
    return [name, ...[...found].sort()]
      .map((one) => `${one}(${fieldsOf(one).map((field) => `${field.type} ${field.name}`)})`)
      .join('')
  }

  function hashStruct(name: string, value: unknown): Hex {
    if (typeof value !== 'object' || value === null) throw new TypeError(`${name} has no fields`)
    const fields = fieldsOf(name).map((field) =>
      encode(field.type, (value as Record<string, unknown>)[field.name]),
    )
    return keccak256(concat([keccak256(stringToHex(describeType(name))), ...fields]))
  }

  function encode(type: string, value: unknown): Hex {
    const [, inner] = /^(.+)\[\d*\]$/.exec(type) ?? []
    if (inner !== undefined) {
      if (!Array.isArray(value)) throw new TypeError(`${type} is no list`)
      return keccak256(concat(value.map((each) => encode(inner, each))))
    }
    if (Object.hasOwn(all, type)) return hashStruct(type, value)
    if (type === 'string') return keccak256(stringToHex(String(value)))
    if (type === 'bytes') return keccak256(String(value).toLowerCase() as Hex)
    return encodeAbiParameters([{ type }], [toLeaf(type, value)])
  }

  const parts = [hashStruct('EIP712Domain', domain)]
  if (primaryType !== 'EIP712Domain') parts.push(hashStruct(primaryType, message))
  return keccak256(concat(['0x1901', ...parts]))
}

/** A value as the encoder takes it. */
function toLeaf(type: string, value: unknown): unknown {
  if (/^u?int/.test(type)) return BigInt(value as string | number)
  return typeof value === 'string' ? value.toLowerCase() : value
}
