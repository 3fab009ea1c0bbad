import { type Consent, consentText } from '@foyer/wallet-api'
import {
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  parseTransaction,
  recoverMessageAddress,
  stringToHex,
  verifyTypedData,
} from 'viem'
import { getUserOperationHash, getUserOperationTypedData } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import {
  ACCOUNT,
  abi,
  bulkOrder,
  CONTRACTS,
  domain,
  MAX,
  OTHER,
  operation,
  permit,
  permitSingle,
  permitTransferFrom,
  SALE,
  screens,
  signInText,
  TOKEN,
  transaction,
} from '../../../test/approvalSamples.ts'
import { signOperation } from '../../signer/signOperation.ts'
import { signCalls, signText } from '../../signer/signText.ts'
import { ACCOUNT_ABI } from '../../smartAccount/accountAbi.ts'
import { ENTRY_POINT, IMPLEMENTATION } from '../../smartAccount/contracts.ts'
import { describeCall } from './calls.ts'
import { describeRequest } from './describeRequest.ts'
import { describeMessage, toMessageBytes } from './message.ts'
import { describeOperation } from './operation.ts'
import { toLabel, toParts } from './text.ts'
import { describeTransaction } from './transaction.ts'
import { describeTransactions } from './transactions.ts'
import { describeTypedData, parseTypedData } from './typedData.ts'
import { UnreadableError } from './values.ts'
import { isUnlimited } from './warnings.ts'

const origin = 'https://dapp.example'
const now = Date.parse('2026-11-23T12:00:00Z')
const costs = { balance: 10n ** 18n }
const context = { origin, account: ACCOUNT, chainId: 56, now, contracts: CONTRACTS, costs }
const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

const request = (method: string, params: unknown[]) =>
  describeRequest({ text: JSON.stringify({ method, params }), ...context })

describe('text', () => {
  const marks = (text: string) => toParts(text).flatMap(({ kind, text }) => (kind === 'mark' ? [text] : []))

  test.each([
    ['a\u202eb', ['U+202E']],
    ['a\u2066b\u2069', ['U+2066', 'U+2069']],
    ['\u200b\u200d\ufeff\u00ad', ['U+200B', 'U+200D', 'U+FEFF', 'U+00AD']],
    ['a\rb', ['U+000D']],
    ['\u2028\u2029\u0085', ['U+2028', 'U+2029', 'U+0085']],
    ['\u3164\u115f\u2800\uffa0', ['U+3164', 'U+115F', 'U+2800', 'U+FFA0']],
    ['\u{e0041}\ue000\ud800', ['U+E0041', 'U+E000', 'U+D800']],
    ['a\ufe0f', ['U+FE0F']],
  ])('marks what cannot be seen: %j', (text, expected) => {
    expect(marks(text)).toEqual(expected)
  })

  test.each(['two\nlines\tand a tab', 'a\r\nb', 'Ελλάδα สวัสดี こんにちは', '👩‍👧 ❤️ 👍🏽', '🏳️‍🌈 👩🏽‍💻'])(
    'leaves %j as it is',
    (text) => {
      expect(marks(text)).toEqual([])
    },
  )

  test('cuts names to one line without anything hidden', () => {
    expect(toLabel('  A\u202e\n\tname ', 20)).toBe('A name')
    expect(toLabel('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`)
    expect(toLabel('\u200b\n', 10)).toBeUndefined()
  })
})

describe('a message', () => {
  const read = (text: string) => describeMessage(stringToHex(text), context)

  test.each([
    ['Hello', 'Hello', []],
    ['', '', ['blankMessage']],
    [' \n\t ', ' \n\t ', ['blankMessage']],
    ['\u200b', '\u200b', ['hiddenCharacters']],
    ['0x'.padEnd(66, 'a'), '0x'.padEnd(66, 'a'), ['hexMessage']],
    ['ab'.repeat(32), 'ab'.repeat(32), ['hexMessage']],
  ])('%j is shown as it is', (text, shown, warnings) => {
    expect(read(text)).toMatchObject({ text: shown, isHex: false, warnings })
  })

  test.each([[`0x${'9f'.repeat(32)}`], ['0xc328'], ['0x00'], ['0x68690a1f']])(
    '%s is no text, and is shown in hexadecimal with a warning',
    (data) => {
      expect(describeMessage(data, context)).toEqual({
        kind: 'message',
        text: data,
        isHex: true,
        warnings: ['hexMessage'],
      })
    },
  )

  test('that is not hexadecimal is signed and shown as text', () => {
    for (const text of ['0x123', '0X12', 'hello', '0xzz', '0x12 '])
      expect(describeMessage(text, context)).toMatchObject({ text, isHex: false })
  })

  // A length that counted twice would take until the test's timeout.
  test.each(['a', '\u202e', '\n', ' ', '0', '\ufe0f', '\u200d'])('of 1 MB of %j is read', (character) => {
    const text = `${character.repeat(2 ** 20)}wants you to sign in`
    expect(describeMessage(text, context)).toMatchObject({ isHex: false, signIn: undefined })
  })
})

test.each<Consent>([
  { delete: 'token' },
  { email: 'eve@example.com' },
  { addPasskey: 'p1' },
  { removePasskey: 'p1' },
])('a message that auth takes for the user’s word is no dapp’s to ask for: %o', (consent) => {
  expect(() => request('personal_sign', [stringToHex(consentText(consent)), ACCOUNT])).toThrow(
    UnreadableError,
  )
})

describe('a sign-in', () => {
  const read = (text: string) => describeMessage(stringToHex(text), context)
  const own = signInText('dapp.example', { uri: origin })

  test('of the own domain is not warned of', () => {
    expect(read(own)).toMatchObject({
      signIn: { domain: 'dapp.example', statement: 'Welcome to the presale.', isWellFormed: true },
      warnings: [],
      block: undefined,
    })
    expect(read(`https://${own}`)).toMatchObject({
      signIn: { domain: 'dapp.example' },
      warnings: [],
      block: undefined,
    })
    expect(read(own.toUpperCase().slice(0, 12) + own.slice(12)).block).toBeUndefined()
  })

  test.each([
    ['another domain', signInText('bank.example'), 'bank.example'],
    ['a subdomain', signInText('a.dapp.example'), 'a.dapp.example'],
    ['the parent domain', signInText('example'), 'example'],
    ['another port', signInText('dapp.example:8443'), 'dapp.example:8443'],
    ['another scheme', `http://${own}`, 'dapp.example'],
    [
      'a user before the host',
      own.replace('dapp.example', 'dapp.example@bank.example'),
      'dapp.example@bank.example',
    ],
    [
      'another domain in a message without the usual form',
      'bank.example wants you to sign in with your account',
      'bank.example',
    ],
    ['another domain after a preamble', `Hello!\n\n${signInText('bank.example')}`, 'bank.example'],
    ['two domains', `${own}\nbank.example wants you to sign in with your Ethereum account:`, 'bank.example'],
    ['lines ended by carriage returns', signInText('bank.example').replaceAll('\n', '\r'), 'bank.example'],
    [
      'spaces and capitals',
      'bank.example  WANTS you to  sign in with your Ethereum account:',
      'bank.example',
    ],
    ['no domain', 'wants you to sign in with your Ethereum account:', ''],
    ['a homoglyph', signInText('dаpp.example'), 'dаpp.example'],
    [
      'a control character behind it, which is shown as bytes',
      `${signInText('bank.example')}\x01`,
      'bank.example',
    ],
  ])('is blocked for %s', (_, text, domain) => {
    expect(read(text).block).toEqual({ kind: 'signInDomain', domain })
  })

  test.each([
    [own.replace(ACCOUNT, OTHER), ['signInAddress']],
    [own.replace('Chain ID: 56', 'Chain ID: 1'), ['signInChain']],
    [own.replace(`URI: ${origin}`, 'URI: https://bank.example/x'), ['signInUri']],
    [`${own}\nExpiration Time: 2026-11-23T11:00:00Z`, ['signInTime']],
    [`${own}\nExpiration Time: never`, ['signInTime']],
    [`${own}\nNot Before: 2026-11-24T00:00:00Z`, ['signInTime']],
    [
      `${own}\nExpiration Time: 2026-11-24T00:00:00Z\nNot Before: 2026-11-23T00:00:00Z\nRequest ID: 7\nResources:\n- https://a.example`,
      [],
    ],
    [own.replace('Version: 1', 'Version: 2'), ['signInMalformed']],
    [own.replace('Nonce: 8f2c1a9b77\n', ''), ['signInMalformed']],
    [`${own}\nMore: text`, ['signInMalformed']],
  ])('warns of what does not fit: %#', (text, warnings) => {
    expect(read(text)).toMatchObject({ warnings, block: undefined })
  })
})

describe('typed data', () => {
  const read = (data: unknown) =>
    describeTypedData(typeof data === 'string' ? data : JSON.stringify(data), context)

  test.each([
    ['a permit', permit, ['permit', 'unlimited'], [{ token: TOKEN, spender: OTHER, amount: MAX }]],
    [
      'a small permit',
      { ...permit, message: { ...permit.message, value: '5' } },
      ['permit'],
      [{ amount: 5n }],
    ],
    [
      "DAI's permit",
      {
        ...permit,
        types: {
          Permit: [
            { name: 'holder', type: 'address' },
            { name: 'spender', type: 'address' },
            { name: 'nonce', type: 'uint256' },
            { name: 'expiry', type: 'uint256' },
            { name: 'allowed', type: 'bool' },
          ],
        },
        message: { holder: ACCOUNT, spender: OTHER, nonce: 0, expiry: 0, allowed: true },
      },
      ['permit', 'unlimited'],
      [{ token: TOKEN, amount: undefined }],
    ],
    [
      'Permit2',
      permitSingle,
      ['permit2', 'unlimited'],
      [{ token: TOKEN, spender: OTHER, amount: 2n ** 160n - 1n }],
    ],
    [
      'a transfer of Permit2',
      permitTransferFrom,
      ['permit2'],
      [{ token: TOKEN, spender: OTHER, amount: 10n ** 18n }],
    ],
    [
      "Permit2's shape at another contract",
      { ...permitSingle, domain: { ...permitSingle.domain, verifyingContract: OTHER } },
      ['permit2', 'unlimited'],
      [{ token: TOKEN }],
    ],
    ["another shape at Permit2's contract", { ...permit, domain: permitSingle.domain }, ['permit2'], []],
    [
      'a permit with keys that are not signed',
      { ...permit, message: { ...permit.message, allowed: false, expiry: 5, details: { token: OTHER } } },
      ['permit', 'unlimited'],
      [{ token: TOKEN, spender: OTHER, amount: MAX }],
    ],
    [
      'a transfer that somebody else sends',
      {
        ...permit,
        primaryType: 'TransferWithAuthorization',
        types: { TransferWithAuthorization: permit.types.Permit },
      },
      ['permit'],
      [],
    ],
    [
      'a hash of an order',
      {
        domain,
        primaryType: 'Root',
        types: { Root: [{ name: 'root', type: 'bytes32' }] },
        message: { root: `0x${'ab'.repeat(32)}` },
      },
      ['unreadable'],
      [],
    ],
    ['an order with hashes', bulkOrder, ['order', 'unreadable'], []],
  ])('%s is known by its shape', (_, data, warnings, permits) => {
    expect(read(data)).toMatchObject({ warnings, permits, block: undefined })
  })

  test('names the contract of the project', () => {
    const own = { ...permit, domain: { ...domain, verifyingContract: SALE.toLowerCase() } }
    expect(read(own)).toMatchObject({
      contract: SALE.toLowerCase(),
      contractName: 'Genesis presale',
      domainName: 'Tether USD',
    })
  })

  test.each([
    [1, '1'],
    ['0x1', '1'],
    ['1', '1'],
  ])('is blocked for another network: %j', (chainId, shown) => {
    const types = { ...permit.types, EIP712Domain: [{ name: 'chainId', type: 'uint256' }] }
    expect(read({ ...permit, types, domain: { chainId } }).block).toEqual({ kind: 'chain', chainId: shown })
    expect(read({ ...permit, types, domain: { chainId: 56 } }).block).toBeUndefined()
  })

  test('warns when network or contract are not signed, also where the domain has them', () => {
    expect(read({ ...permit, domain: {} }).warnings).toContain('chainMissing')
    expect(read({ ...permit, domain: {} }).warnings).toContain('contractMissing')
    const types = { ...permit.types, EIP712Domain: [{ name: 'name', type: 'string' }] }
    expect(read({ ...permit, types, domain })).toMatchObject({
      warnings: expect.arrayContaining(['chainMissing', 'contractMissing']),
      domain: [{ name: 'name', value: 'Tether USD' }],
      block: undefined,
    })
  })

  test('shows what its types name, and no other key', () => {
    const message = { ...permit.message, note: 'This costs nothing' }
    expect(JSON.stringify(read({ ...permit, message }).message)).not.toContain('nothing')
  })

  test('takes the last of keys that come twice, like the worker', () => {
    const text = JSON.stringify(permit).replace(
      '"nonce":0',
      '"nonce":0,"spender":"0x0000000000000000000000000000000000000001"',
    )
    expect(read(text).permits).toMatchObject([{ spender: '0x0000000000000000000000000000000000000001' }])
    expect(parseTypedData(text).message.spender).toBe('0x0000000000000000000000000000000000000001')
  })

  test('marks hidden characters and long data', () => {
    const types = {
      Note: [
        { name: 'text', type: 'string' },
        { name: 'data', type: 'bytes' },
      ],
    }
    const note = (text: string, data: string) => ({
      primaryType: 'Note',
      types,
      domain,
      message: { text, data },
    })
    expect(read(note('a', '0x12')).warnings).toEqual([])
    expect(read(note('\u202e', '0x12')).warnings).toEqual(['hiddenCharacters'])
    expect(read(note('a', `0x${'12'.repeat(33)}`)).warnings).toEqual(['unreadable'])
  })

  const nested = (depth: number) => {
    const levels = Array.from({ length: depth }, (_, level) => [
      `L${level}`,
      [{ name: 'a', type: level + 1 < depth ? `L${level + 1}` : 'bool' }],
    ])
    let message: unknown = true
    for (let level = 0; level < depth; level++) message = { a: message }
    return { primaryType: 'L0', types: Object.fromEntries(levels), domain, message }
  }
  const leaf = (type: string, value: unknown) => ({
    primaryType: 'T',
    types: { T: [{ name: 'a', type }] },
    domain,
    message: { a: value },
  })

  test.each(['Exchange:Order', 'My-T', 'a.b/c', '1st', 'Größe'])(
    'is read where a type and a field are called %s',
    (name) => {
      const types = { [name]: [{ name, type: 'T' }], T: [{ name: 'a', type: 'bool' }] }
      const data = { primaryType: name, types, domain, message: { [name]: { a: true } } }
      expect(read(data).message).toEqual([
        { name, type: 'T', children: [{ name: 'a', type: 'bool', value: 'true' }] },
      ])
    },
  )

  test('shows an address as it is written, in any case', () => {
    for (const address of [OTHER.toUpperCase(), OTHER.toLowerCase(), `0x${OTHER.slice(2).toUpperCase()}`])
      expect(read(leaf('address', address)).message).toMatchObject([{ value: address }])
  })

  test('says which type or field cannot be read', () => {
    const named = (name: string, type: string) => ({ ...leaf('bool', true), types: { T: [{ name, type }] } })
    expect(() => read(named('a b', 'bool'))).toThrow('The field a b of T cannot be read')
    expect(() => read(named('a', 'Nope'))).toThrow('The type Nope of the field a is not defined')
    expect(() => read(leaf('uint8', 256))).toThrow('a is not uint8')
  })

  test('is read to a depth of 15', () => {
    expect(read(nested(15)).kind).toBe('typedData')
  })

  test.each<[string, unknown]>([
    ['no JSON', '{'],
    ['no object', 'null'],
    ['a list', '[]'],
    ['no domain', { ...permit, domain: undefined }],
    ['no message', { ...permit, message: undefined }],
    ['no types', { ...permit, types: undefined }],
    ['a primary type that is not defined', { ...permit, primaryType: 'Nope' }],
    ['a primary type of JavaScript', { ...permit, primaryType: 'constructor' }],
    ['a field that is missing', { ...permit, message: { ...permit.message, value: undefined } }],
    [
      'a field of JavaScript',
      { ...leaf('bool', true), types: { T: [{ name: 'constructor', type: 'bool' }] } },
    ],
    ['a type that is not defined', leaf('Nope', 1)],
    ['a name that writes a type', { primaryType: 'T', types: { 'T(bool a)X': [] }, domain, message: {} }],
    [
      'a field name that writes a type',
      { ...leaf('bool', true), types: { T: [{ name: 'a,bool b', type: 'bool' }] } },
    ],
    ['a name with a space', { primaryType: 'T bool', types: { 'T bool': [] }, domain, message: {} }],
    [
      'a name with a hidden character',
      { primaryType: 'T\u202e', types: { 'T\u202e': [] }, domain, message: {} },
    ],
    ['a prototype as type', JSON.stringify(leaf('bool', true)).replace('"T":', '"__proto__":[],"T":')],
    [
      'a type with the name of a value',
      { ...leaf('bool', true), types: { T: [{ name: 'a', type: 'bool' }], uint256: [] } },
    ],
    ['a number that is too large', leaf('uint8', 256)],
    ['a negative number', leaf('uint256', -1)],
    ['a signed number that is too small', leaf('int8', -129)],
    ['half a number', leaf('uint256', 1.5)],
    ['a number that JSON has rounded', leaf('uint256', 2 ** 60)],
    ['no number', leaf('uint256', '')],
    ['a number of 1 MB', leaf('uint256', '1'.repeat(2 ** 20))],
    ['no address', leaf('address', '0x12')],
    ['bytes of another length', leaf('bytes4', '0x12')],
    ['no bytes', leaf('bytes', 'hello')],
    ['a text for true', leaf('bool', 'true')],
    ['a list of another length', leaf('uint8[2]', [1])],
    ['no list', leaf('uint8[]', { length: 1 })],
    [
      'more values than can be shown',
      leaf(
        'uint8[]',
        Array.from({ length: 6_000 }, () => 1),
      ),
    ],
    ['more levels than can be shown', nested(17)],
    ['100,000 levels of JSON', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    [
      '101 types',
      { ...permit, types: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`T${index}`, []])) },
    ],
  ])('is refused for %s', (_, data) => {
    expect(() => read(data)).toThrow(UnreadableError)
  })

  test('shows a text of 1 MB', () => {
    const [node] = read(leaf('string', 'x'.repeat(2 ** 20))).message
    expect(node && 'value' in node && node.value.length).toBe(2 ** 20)
  })
})

test("an unlimited approval of a token of the project's is warned of, too", () => {
  const functions = ['function approve(address spender, uint256 amount)']
  const data = encodeFunctionData({ abi: parseAbi(functions), args: [OTHER, MAX] } as never)
  const contracts = [{ address: TOKEN, name: 'Tether', functions }]
  expect(describeCall({ to: TOKEN, data, contracts })).toMatchObject({
    call: { kind: 'contract', name: 'Tether', functionName: 'approve' },
    warnings: ['unlimited'],
  })
})

describe('a call', () => {
  const read = (to: string, data: `0x${string}`) => describeCall({ to, data, contracts: CONTRACTS })
  const encode = (functionName: (typeof abi)[number]['name'], args: unknown[]) =>
    encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0])

  test.each([
    ['transfer', [OTHER, 5n], { kind: 'tokenTransfer', token: TOKEN, to: OTHER, amount: 5n }, []],
    ['transfer', [TOKEN, 5n], { kind: 'tokenTransfer', to: TOKEN }, ['tokenRecipient']],
    [
      'transferFrom',
      [ACCOUNT, OTHER, 0n],
      { kind: 'tokenTransfer', from: ACCOUNT, to: OTHER, amount: 0n },
      [],
    ],
    ['approve', [OTHER, 5n], { kind: 'tokenApproval', token: TOKEN, spender: OTHER, amount: 5n }, []],
    ['approve', [OTHER, 0n], { kind: 'tokenApproval', amount: 0n }, []],
    ['approve', [OTHER, MAX], { kind: 'tokenApproval', amount: MAX }, ['unlimited']],
    ['approve', [OTHER, 2n ** 96n - 1n], { kind: 'tokenApproval' }, ['unlimited']],
    ['approve', [OTHER, 2n ** 160n - 1n], { kind: 'tokenApproval' }, ['unlimited']],
    ['increaseAllowance', [OTHER, 2n ** 200n], { kind: 'tokenApproval' }, ['unlimited']],
    [
      'setApprovalForAll',
      [OTHER, true],
      { kind: 'collectionApproval', spender: OTHER, isApproved: true },
      ['approveAll'],
    ],
    ['setApprovalForAll', [OTHER, false], { kind: 'collectionApproval', isApproved: false }, []],
    [
      'safeTransferFrom',
      [ACCOUNT, OTHER, 7n, 2n, '0x'],
      { kind: 'nftTransfer', items: [{ id: 7n, amount: 2n }] },
      [],
    ],
    [
      'safeBatchTransferFrom',
      [ACCOUNT, OTHER, [7n, 8n], [1n, 2n], '0x'],
      {
        kind: 'nftTransfer',
        items: [
          { id: 7n, amount: 1n },
          { id: 8n, amount: 2n },
        ],
      },
      [],
    ],
    ['safeBatchTransferFrom', [ACCOUNT, OTHER, [7n, 8n], [1n], '0x'], { kind: 'unreadable' }, ['unreadable']],
  ] as const)('%s(%s)', (name, args, call, warnings) => {
    expect(read(TOKEN, encode(name, [...args]))).toMatchObject({ call, warnings })
  })

  test("of the project's contract is read by its functions", () => {
    expect(read(SALE.toLowerCase(), encode('buy', [1, 25n, OTHER]))).toEqual({
      call: {
        kind: 'contract',
        to: SALE.toLowerCase(),
        name: 'Genesis presale',
        functionName: 'buy',
        values: [
          { name: 'item', type: 'uint8', value: '1' },
          { name: 'amount', type: 'uint256', value: '25' },
          { name: 'inviter', type: 'address', value: OTHER },
        ],
      },
      warnings: [],
    })
    // The same call elsewhere says nothing: a name is no promise.
    expect(read(OTHER, encode('buy', [1, 25n, OTHER]))).toMatchObject({
      call: { kind: 'unreadable' },
      warnings: ['unreadable'],
    })
  })

  test('leaves out a function of the project file that cannot be read', () => {
    const contracts = [
      {
        address: SALE,
        name: 'Sale',
        functions: [
          'nonsense(',
          'function buy(uint8 item, uint256 amount, address inviter) payable',
          'function tuple((uint256 a, (bool b)[] c) value, string[2] texts)',
        ],
      },
    ]
    expect(describeCall({ to: SALE, data: encode('buy', [1, 25n, OTHER]), contracts }).call).toMatchObject({
      functionName: 'buy',
    })
  })

  test.each<[string, `0x${string}`]>([
    ['a selector alone', '0xa9059cbb'],
    ['less than a selector', '0xa905'],
    ['too few arguments', encode('transfer', [OTHER, 5n]).slice(0, -64) as `0x${string}`],
    ['an address with more than 20 bytes', `0xa9059cbb${'ff'.repeat(32)}${'00'.repeat(32)}`],
    ['a list that says it has 2^255 items', `0x2eb2c2d6${'00'.repeat(64)}${'ff'.repeat(96)}`],
    ['an unknown selector', `0xdeadbeef${'00'.repeat(32)}`],
    ['128 KB of nothing', `0xdeadbeef${'00'.repeat(131_072)}`],
  ])('with %s is not guessed at', (_, data) => {
    const { call, warnings } = read(TOKEN, data)
    expect(call.kind === 'unreadable' || warnings.includes('trailingData')).toBe(true)
    expect(warnings).not.toEqual([])
  })

  test('with bytes behind its arguments is warned of', () => {
    expect(read(TOKEN, `${encode('transfer', [OTHER, 5n])}00`).warnings).toEqual(['trailingData'])
    expect(read(SALE, `${encode('buy', [1, 25n, OTHER])}deadbeef`).warnings).toEqual(['trailingData'])
    expect(
      read(TOKEN, encode('transfer', [OTHER, 5n]).toUpperCase().replace('0X', '0x') as `0x${string}`)
        .warnings,
    ).toEqual([])
  })

  test.each([
    [2n ** 96n - 1n, true],
    [2n ** 96n, false],
    [2n ** 127n - 1n, false],
    [2n ** 127n, true],
    [0n, false],
  ])('%s units are unlimited: %s', (amount, expected) => {
    expect(isUnlimited(amount)).toBe(expected)
  })
})

describe('a transaction', () => {
  test('has its amounts exactly', () => {
    expect(describeTransaction(transaction({ value: '0x14d1120d7b160001' }), context)).toMatchObject({
      call: { kind: 'native', to: OTHER },
      value: 1_500_000_000_000_000_001n,
      maxFee: 63_000_000_000_000n,
      nonce: 7n,
      warnings: [],
    })
    const legacy = transaction({
      type: '0x0',
      gasPrice: '0x1',
      maxFeePerGas: undefined,
      maxPriorityFeePerGas: undefined,
    })
    expect(describeTransaction(JSON.parse(JSON.stringify(legacy)), context)).toMatchObject({
      maxFee: 21_000n,
    })
  })

  test.each([
    [315_000_000_000_000n, undefined, true],
    [315_000_000_000_001n, undefined, false],
    [315_000_000_000_001n, 1n, true],
    [0n, undefined, true],
  ])(
    'with a fee of 0.000063 warns of %s in the account and %s beside the gas: %s',
    (balance, rollupFee, isLarge) => {
      const { warnings } = describeTransaction(transaction(), { ...context, costs: { balance, rollupFee } })
      expect(warnings).toEqual(isLarge ? ['largeFee'] : [])
    },
  )

  test('without a fee has nothing to warn of', () => {
    const free = transaction({ maxFeePerGas: '0x0' })
    expect(describeTransaction(free, { ...context, costs: { balance: 0n } }).warnings).toEqual([])
  })

  test('has no screen before its costs are known', () => {
    const text = JSON.stringify({ method: 'eth_sendTransaction', params: [transaction()] })
    expect(() => describeRequest({ ...context, text, costs: undefined })).toThrow(UnreadableError)
  })

  test('without a recipient creates a contract', () => {
    expect(describeTransaction(transaction({ to: undefined, data: '0x60' }), context)).toMatchObject({
      call: { kind: 'deploy', data: '0x60' },
      warnings: ['deploy'],
    })
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['another account', transaction({ from: OTHER })],
    ['another chain', transaction({ chainId: '0x1' })],
    ['no nonce', transaction({ nonce: undefined })],
    ['no fee', transaction({ maxFeePerGas: undefined })],
    ['no recipient', transaction({ to: null })],
    ['half a byte', transaction({ data: '0x1' })],
    ['a part that no screen shows', transaction({ authorizationList: [] })],
  ])('is refused for %s', (_, changes) => {
    expect(() => describeTransaction(changes, context)).toThrow(UnreadableError)
  })
})

describe('transactions of one request', () => {
  const approval = transaction({
    to: TOKEN,
    data: encodeFunctionData({ abi, functionName: 'approve', args: [OTHER, MAX] }),
  })
  const payment = transaction({ nonce: '0x8', value: '0x5' })

  test('are each described, in their order, with what they cost together', () => {
    expect(describeTransactions([approval, payment], context)).toMatchObject({
      kind: 'transactions',
      transactions: [
        { call: { kind: 'tokenApproval' }, nonce: 7n, warnings: ['unlimited'] },
        { call: { kind: 'native' }, nonce: 8n, warnings: [] },
      ],
      value: 5n,
      maxFee: 126_000_000_000_000n,
      rollupFee: undefined,
      warnings: ['unlimited'],
    })
  })

  test('warn of a fee that is large only together', () => {
    const costs = { balance: 600_000_000_000_000n }
    expect(describeTransaction(payment, { ...context, costs }).warnings).toEqual([])
    expect(describeTransactions([approval, payment], { ...context, costs }).warnings).toEqual([
      'unlimited',
      'largeFee',
    ])
  })

  test.each<[string, unknown]>([
    ['no list', approval],
    ['none', []],
    ['two of one number', [approval, transaction()]],
    ['a gap', [approval, transaction({ nonce: '0x9' })]],
    ['one of another account', [approval, { ...payment, from: OTHER }]],
    ['a part that no screen shows', [approval, { ...payment, authorizationList: [] }]],
  ])('are refused for %s', (_, transactions) => {
    expect(() => describeTransactions(transactions, context)).toThrow(UnreadableError)
  })

  test('have no screen before their costs are known', () => {
    const text = JSON.stringify({ method: 'wallet_sendCalls', params: [[approval]] })
    expect(() => describeRequest({ ...context, text, costs: undefined })).toThrow(UnreadableError)
  })
})

describe('an operation of the smart account', () => {
  const payment = { target: OTHER, value: 5n }
  const approval = {
    target: TOKEN,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OTHER, 2n ** 256n - 1n] }),
  } as const
  const describeIt = (asked: unknown, entryPoint: unknown = ENTRY_POINT) =>
    describeOperation(asked, entryPoint, context)

  test('is described call by call, with what all cost and the contract that the account delegates to', () => {
    expect(describeIt(operation([approval, payment]))).toMatchObject({
      kind: 'operation',
      transactions: [
        { call: { kind: 'tokenApproval' }, warnings: ['unlimited'] },
        { call: { kind: 'native', to: OTHER }, value: 5n, warnings: [] },
      ],
      value: 5n,
      maxFee: 260_000n * 10n ** 9n,
      delegate: IMPLEMENTATION,
      warnings: ['unlimited'],
    })
  })

  test('may be one call of an account that delegates already', () => {
    const callData = encodeFunctionData({
      abi: ACCOUNT_ABI,
      functionName: 'execute',
      args: [OTHER, 5n, '0x'],
    })
    const asked = operation([], {
      callData,
      factory: undefined,
      factoryData: undefined,
      eip7702Auth: undefined,
    })
    expect(describeIt(asked)).toMatchObject({ transactions: [{ value: 5n }], delegate: undefined })
  })

  test('warns of a fee that is large', () => {
    const costs = { balance: 10n ** 15n }
    expect(describeOperation(operation([payment]), ENTRY_POINT, { ...context, costs }).warnings).toEqual([
      'largeFee',
    ])
  })

  const whole = operation([payment])
  const authorization = (changes: object) => ({ eip7702Auth: { ...whole.eip7702Auth, ...changes } })

  test.each<[string, object]>([
    ['another account', { sender: OTHER }],
    ['no calls', operation([])],
    ['call data of something else', { callData: '0xdeadbeef' }],
    ['call data that is none', { callData: 5 }],
    ['something behind the calls', { callData: `${whole.callData}00` }],
    ['a part that no screen shows', { paymaster: OTHER }],
    ['an authorization for every chain', authorization({ chainId: '0x0' })],
    ['an authorization of another contract', authorization({ address: OTHER })],
    ['a signed authorization', authorization({ r: '0x1' })],
    ['a factory', { factory: OTHER }],
    ['a factory without an authorization', { eip7702Auth: undefined }],
    ['no fee', { maxFeePerGas: undefined }],
  ])('is refused for %s', (_, changes) => {
    expect(() => describeIt({ ...whole, ...changes })).toThrow(UnreadableError)
  })

  test('is refused for another EntryPoint, and where there is none', () => {
    expect(() => describeIt(whole, OTHER)).toThrow(UnreadableError)
    expect(() => describeIt(undefined)).toThrow(UnreadableError)
  })

  test('T10: is signed by the hash of what is shown', async () => {
    const asked = operation([approval, payment], { sender: account.address })
    const text = JSON.stringify({ method: 'eth_sendUserOperation', params: [asked, ENTRY_POINT] })
    const shown = describeRequest({ ...context, text, account: account.address })
    if (shown.kind !== 'operation') throw new Error('It has another screen')
    const callData = encodeFunctionData({
      abi: ACCOUNT_ABI,
      functionName: 'executeBatch',
      args: [
        shown.transactions.map(({ call, value, data }) => ({
          target: (call.kind === 'native' ? call.to : TOKEN) as `0x${string}`,
          value,
          data,
        })),
      ],
    })
    const { hash } = await signOperation(account, text, 56)
    expect(hash).toBe(
      getUserOperationHash({
        chainId: 56,
        entryPointAddress: ENTRY_POINT,
        entryPointVersion: '0.8',
        userOperation: {
          sender: account.address,
          nonce: 0n,
          callData,
          signature: '0x',
          callGasLimit: 100_000n,
          verificationGasLimit: 100_000n,
          preVerificationGas: 60_000n,
          maxFeePerGas: 10n ** 9n,
          maxPriorityFeePerGas: 10n ** 9n,
          factory: '0x7702',
          factoryData: '0x',
          authorization: { address: IMPLEMENTATION, chainId: 56, nonce: 7 } as never,
        },
      }),
    )
  })
})

describe('T10: what is seen is signed', () => {
  test.each([
    'Hello',
    '0x68656c6c6f',
    '0x123',
    '0X68',
    '0x',
    '',
    '\u202e',
    'こんにちは',
    `0x${'9f'.repeat(32)}`,
  ])('the bytes of the message %j', async (data) => {
    const text = JSON.stringify({ method: 'personal_sign', params: [data, ACCOUNT] })
    expect(describeRequest({ text, ...context }).kind).toBe('message')
    const signature = await signText(account, text, 56)
    expect(await recoverMessageAddress({ message: { raw: toMessageBytes(data) }, signature })).toBe(ACCOUNT)
  })

  test.each(Object.entries({ permit, permitSingle, permitTransferFrom, bulkOrder }))(
    'the typed data %s',
    async (_, data) => {
      for (const params of [JSON.stringify(data), data]) {
        const text = JSON.stringify({ method: 'eth_signTypedData_v4', params: [ACCOUNT, params] })
        expect(describeRequest({ text, ...context }).kind).toBe('typedData')
        const signature = await signText(account, text, 56)
        const typed = parseTypedData(params) as unknown as Parameters<typeof verifyTypedData>[0]
        expect(await verifyTypedData({ ...typed, address: ACCOUNT, signature })).toBe(true)
      }
    },
  )

  test('every screen of a transaction is one that the worker signs, and nothing that it refuses has one', async () => {
    for (const { method, params } of Object.values(screens('dapp.example'))) {
      if (method !== 'eth_sendTransaction') continue
      const text = JSON.stringify({ method, params })
      expect(describeRequest({ text, ...context }).kind).toBe('transaction')
      expect(await signText(account, text, 56)).toMatch(/^0x02/)
    }
    const text = JSON.stringify({
      method: 'eth_sendTransaction',
      params: [transaction({ authorizationList: [] })],
    })
    expect(() => describeRequest({ text, ...context })).toThrow(UnreadableError)
    await expect(signText(account, text, 56)).rejects.toThrow()
  })

  test('an operation is no typed data: its signature would move everything', async () => {
    const typed = getUserOperationTypedData({
      chainId: 56,
      entryPointAddress: ENTRY_POINT,
      userOperation: {
        sender: ACCOUNT,
        nonce: 0n,
        callData: '0xb61d27f6',
        signature: '0x',
        callGasLimit: 1n,
        verificationGasLimit: 1n,
        preVerificationGas: 1n,
        maxFeePerGas: 1n,
        maxPriorityFeePerGas: 1n,
      },
    })
    for (const verifyingContract of [ENTRY_POINT, ENTRY_POINT.toLowerCase()]) {
      const data = { ...typed, domain: { ...typed.domain, verifyingContract } }
      const params = [
        ACCOUNT,
        JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
      ]
      const text = JSON.stringify({ method: 'eth_signTypedData_v4', params })
      expect(() => describeRequest({ text, ...context })).toThrow(
        'Operations are sent with eth_sendUserOperation',
      )
      await expect(signText(account, text, 56)).rejects.toMatchObject({ reason: 'request' })
    }
  })

  test('calls are signed in the order in which they are shown', async () => {
    const text = JSON.stringify(screens('dapp.example').calls)
    const shown = describeRequest({ text, ...context })
    if (shown.kind !== 'transactions') throw new Error('They have another screen')
    const signed = (await signCalls(account, text, 56)).map((each) => parseTransaction(each))
    expect(signed).toMatchObject(
      shown.transactions.map(({ nonce, value, data }) => ({
        nonce: Number(nonce),
        ...(value > 0n && { value }),
        ...(data !== '0x' && { data }),
      })),
    )
    expect(signed).toHaveLength(3)
  })

  test.each<[string, object]>([
    ['one of another account', { from: OTHER }],
    ['one for another chain', { chainId: '0x1' }],
    ['one with a key that no screen shows', { authorizationList: [] }],
  ])('calls with %s are not signed', async (_, changes) => {
    const params = [[transaction(), transaction({ nonce: '0x8', ...changes })]]
    const text = JSON.stringify({ method: 'wallet_sendCalls', params })
    await expect(signCalls(account, text, 56)).rejects.toMatchObject({ reason: 'request' })
  })

  test('another account and an unknown method have no screen', () => {
    expect(() => request('personal_sign', ['0x', OTHER])).toThrow(UnreadableError)
    expect(() => request('personal_sign', [ACCOUNT, '0x68'])).toThrow(UnreadableError)
    expect(() => request('eth_signTypedData_v4', [OTHER, permit])).toThrow(UnreadableError)
    expect(() => request('eth_sign', [ACCOUNT, '0x68'])).toThrow(UnreadableError)
    expect(() => request('personal_sign', [])).toThrow(UnreadableError)
  })
})
