import { once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFaultProxy } from '@foyer/harness/faults'
import { accessManagerAbi, presaleAbi } from '@foyer/presale-contracts'
import { encodeFunctionData, getAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { writeDeployment } from '../deploy/deploymentFile.ts'
import { devnetAccount } from '../devnet/accounts.ts'
import { someAddresses } from '../testing/addresses.ts'
import { createCli, type RunOptions } from '../testing/createCli.ts'
import { startDevnet, type TestDevnet } from '../testing/startDevnet.ts'

/** Of nobody who has a role. */
const STRANGERS_KEY = `0x${'42'.repeat(32)}`

let devnet: TestDevnet
let folder: string
let deployment: string
beforeAll(async () => {
  devnet = await startDevnet('public')
  folder = await mkdtemp(join(tmpdir(), 'cli-'))
  deployment = join(folder, 'deployment.json')
  await writeDeployment(deployment, devnet.deployment)
})
afterAll(() => devnet.stop())

const presale = (command: string, options?: RunOptions) =>
  createCli({ rpcUrl: devnet.rpcUrl, deployment }).presale(command, options)

const json = (command: string, options?: RunOptions) =>
  createCli({ rpcUrl: devnet.rpcUrl, deployment }).json(command, options)

const isPaused = () =>
  devnet.client.readContract({
    address: devnet.deployment.contracts.presale,
    abi: presaleAbi,
    functionName: 'paused',
  })

describe('help', () => {
  const commands = [
    'config check',
    'deploy',
    'verify-deployment',
    'schedule show',
    'schedule set',
    'whitelist build',
    'whitelist publish',
    'whitelist set-root',
    'whitelist check',
    'whitelist diff',
    'token register',
    'token enable',
    'token disable',
    'pause',
    'unpause',
    'treasury set',
    'fees collect',
    'keeper run',
    'keeper set',
    'monitor',
    'export',
    'roles show',
    'roles grant',
    'roles revoke',
    'operations',
    'execute',
    'cancel',
    'devnet advance',
    'set-fee-recipient',
    'set-creditor',
    'rescue',
    'set-minter',
    'seal-minter',
    'set-uri',
    'freeze-metadata',
    'unlock-transfers',
  ]
  test.each(commands)('%s says what it does', async (command) => {
    const { code, out } = await presale(`${command} --help`, { bare: true })
    expect(code).toBe(0)
    expect(out).toContain(`Usage: presale ${command}`)
    expect(out.split('\n')[2]?.length).toBeGreaterThan(30)
    expect(out).toContain('--network <name>')
  })

  test('lists the commands, who signs, and the exit codes', async () => {
    const { out } = await presale('--help', { bare: true })
    for (const command of commands) expect(out).toContain(command.split(' ')[0])
    expect(out).toContain('PRESALE_PRIVATE_KEY')
    expect(out).toMatch(/2 {2}the command could not do its work/)
  })
})

describe('a command that changes something', () => {
  test('sends nothing by itself, and prints the calldata and a file for the Safe', async () => {
    const { code, out } = await presale('pause')
    expect(code).toBe(0)
    expect(out).toContain('Nothing was sent.')
    expect(out).toContain(encodeFunctionData({ abi: presaleAbi, functionName: 'pause' }))
    const safe = JSON.parse(out.slice(out.indexOf('\n{')))
    expect(safe).toMatchObject({
      version: '1.0',
      chainId: '56',
      meta: { createdFromSafeAddress: devnetAccount(3).address },
      transactions: [
        {
          to: devnet.deployment.contracts.presale,
          value: '0',
          data: null,
          contractMethod: { name: 'pause', inputs: [] },
          contractInputsValues: {},
        },
      ],
    })
    expect(await isPaused()).toBe(false)
  })

  test('writes the file for the Safe where it is asked to', async () => {
    const path = join(folder, 'safe/pause.json')
    const { out } = await presale(`pause --safe-file ${path}`)
    expect(out).toContain(path)
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ version: '1.0', chainId: '56' })
  })

  test('acts with --send, and what cannot be done is refused with the contract’s own reason', () =>
    devnet.isolated(async () => {
      expect(await presale('pause --send')).toMatchObject({ code: 0 })
      expect(await isPaused()).toBe(true)
      const again = await presale('pause --send')
      expect(again.code).toBe(2)
      expect(again.errors).toMatch(/^pause would be refused: EnforcedPause\(\)\./)
      expect(await presale('unpause --send')).toMatchObject({ code: 0 })
      expect(await isPaused()).toBe(false)
    }))

  test('refuses a key without the role, and never prints a key', async () => {
    const { code, errors } = await presale('pause --send', { env: { PRESALE_PRIVATE_KEY: STRANGERS_KEY } })
    expect(code).toBe(2)
    expect(errors).toMatch(/^0x[0-9a-fA-F]{40} may not call pause\./)
    const twice = { PRESALE_PRIVATE_KEY: STRANGERS_KEY, PRESALE_PRIVATE_KEY_FILE: '/run/secrets/key' }
    expect((await presale('pause --send', { env: twice })).errors).toMatch(
      /^PRESALE_PRIVATE_KEY_FILE: PRESALE_PRIVATE_KEY is set, too\./,
    )
    const broken = await presale('pause --send', { env: { PRESALE_PRIVATE_KEY: `${STRANGERS_KEY}4` } })
    expect(broken.errors).toMatch(/^PRESALE_PRIVATE_KEY is not a private key\./)
    expect(errors + broken.errors).not.toContain('4242')
  })

  test('of the admin is scheduled first, waits, and is executed by the same command', () =>
    devnet.isolated(async () => {
      const [, treasury] = someAddresses(2).map((address) => getAddress(address))
      const command = `treasury set ${treasury} --send`
      const scheduled = await json(command)
      expect(scheduled).toMatchObject({ status: 'scheduled', readyAt: expect.any(Number) })
      expect(await json(command)).toMatchObject({ status: 'waiting', readyAt: scheduled.readyAt })
      await devnet.devnet.advanceTo(scheduled.readyAt)
      expect(await json(command)).toMatchObject({ status: 'done' })
      const read = { address: devnet.deployment.contracts.presale, abi: presaleAbi } as const
      expect(await devnet.client.readContract({ ...read, functionName: 'treasury' })).toBe(treasury)
    }))

  test.each([
    ['token enable 0x00000000000000000000000000000000000A11cE', /^TokenNotAccepted\(/],
    ['token register 0x00000000000000000000000000000000000A11cE', /^a revert without a reason$/],
  ])('of the admin that would be refused after its delay is said beforehand: %s', async (command, reason) => {
    expect(await json(command)).toMatchObject({ status: 'planned', refusal: expect.stringMatching(reason) })
    const { out } = await presale(command)
    expect(out).toContain('WARNING  executed now, the call would be refused: ')
  })

  test('refuses the zero address, and has nothing to do when no fees wait', async () => {
    const { errors } = await presale(`treasury set 0x${'0'.repeat(40)}`)
    expect(errors).toContain('It is the zero address, which belongs to nobody.')
    expect(await json('fees collect USDT')).toEqual({ status: 'unchanged' })
  })

  test('of the admin prints the scheduling call for the Safe', async () => {
    const [treasury] = someAddresses(1).map((address) => getAddress(address))
    const planned = await json(`treasury set ${treasury}`)
    const inner = encodeFunctionData({
      abi: presaleAbi,
      functionName: 'setTreasury',
      args: [treasury ?? '0x'],
    })
    expect(planned.refusal).toBeUndefined()
    expect(planned).toMatchObject({
      status: 'planned',
      step: 'schedule',
      caller: devnetAccount(1).address,
      transaction: {
        to: devnet.deployment.contracts.accessManager,
        data: encodeFunctionData({
          abi: accessManagerAbi,
          functionName: 'schedule',
          args: [devnet.deployment.contracts.presale, inner, 0],
        }),
      },
    })
  })
})

describe('roles', () => {
  const [safe, operator, guardian] = [1, 2, 3].map((index) => devnetAccount(index).address)
  const successorsKey = `0x${'43'.repeat(32)}` as const
  const successor = privateKeyToAccount(successorsKey)
  const members = async () => (await json('roles show')).members

  /** Schedules and executes. */
  async function administer(command: string, options?: RunOptions) {
    const { status, readyAt } = await json(`${command} --send`, options)
    expect(status).toBe('scheduled')
    await devnet.devnet.advanceTo(readyAt)
    expect(await json(`${command} --send`, options)).toMatchObject({ status: 'done' })
  }

  test('shows who holds each, the delay, and what the configuration does not name', () =>
    devnet.isolated(async () => {
      const [admin, ...others] = await members()
      expect(admin).toEqual({ role: 'ADMIN', account: safe, delay: 10, isConfigured: true })
      expect(others).toEqual([
        { role: 'OPERATOR', account: operator, delay: 0, isConfigured: true },
        { role: 'GUARDIAN', account: guardian, delay: 0, isConfigured: true },
        { role: 'MANAGER', account: safe, delay: 10, isConfigured: true },
      ])
      await administer(`roles grant guardian ${successor.address}`)
      const { out } = await presale('roles show')
      expect(out).toContain(`  ${successor.address}  delay none  NOT in the configuration`)
      expect(out).toContain(`MANAGER: price steps`)
    }))

  test('grant prints the scheduling call for the Safe, with the delay of the role', async () => {
    const { code, out } = await presale(`roles grant Admin ${successor.address}`)
    expect(code).toBe(0)
    expect(out).toContain(`Grant ADMIN to ${successor.address}`)
    expect(out).toContain('delay of its calls  10 seconds')
    expect(out).toContain(`grantRole(ADMIN, ${successor.address}, 10)`)
    expect(out).toContain('Nothing was sent.')
    const inner = encodeFunctionData({
      abi: accessManagerAbi,
      functionName: 'grantRole',
      args: [0n, successor.address, 10],
    })
    const { accessManager } = devnet.deployment.contracts
    expect(await json(`roles grant admin ${successor.address}`)).toMatchObject({
      status: 'planned',
      caller: safe,
      transaction: {
        data: encodeFunctionData({
          abi: accessManagerAbi,
          functionName: 'schedule',
          args: [accessManager, inner, 0],
        }),
      },
    })
  })

  test('a new admin takes the role from the old one, which no admin can do to itself', () =>
    devnet.isolated(async () => {
      const revoke = `roles revoke admin ${safe}`
      for (const send of ['', ' --send']) {
        const { code, errors } = await presale(revoke + send)
        expect(code).toBe(2)
        expect(errors).toMatch(/^The admin 0x\w+ would take its own role away\./)
        expect(errors).toContain('Docs: docs/operator.md#change-who-may-do-what')
      }
      await administer(`roles grant admin ${successor.address}`)
      await devnet.rpc('anvil_setBalance', successor.address, '0xde0b6b3a7640000')
      await administer(revoke, { env: { PRESALE_PRIVATE_KEY: successorsKey } })
      await administer(`roles revoke manager ${safe}`, { env: { PRESALE_PRIVATE_KEY: successorsKey } })
      expect((await members())[0]).toMatchObject({ role: 'ADMIN', account: successor.address, delay: 10 })
      const { errors } = await presale(`treasury set ${successor.address} --send`)
      expect(errors).toContain(`${safe} may not call setTreasury.`)
    }))

  test('revoke says when nobody would be left, and that others are', () =>
    devnet.isolated(async () => {
      const { out } = await presale(`roles revoke operator ${operator}`)
      expect(out).toContain('Nobody else holds OPERATOR. Until it is granted again, nobody may do this:')
      await administer(`roles grant operator ${successor.address}`)
      const { out: safer } = await presale(`roles revoke operator ${operator}`)
      expect(safer).toContain(`still holds it  ${successor.address}`)
    }))

  test('proposes nothing when the role is like that already', async () => {
    expect(await json(`roles grant operator ${operator}`)).toEqual({ status: 'unchanged' })
    expect(await json(`roles revoke operator ${guardian}`)).toEqual({ status: 'unchanged' })
    const { errors } = await presale(`roles grant owner ${operator}`)
    expect(errors).toContain('A role is admin, manager, operator or guardian.')
  })

  test('are scheduled by the admin only', async () => {
    const { code, errors } = await presale(`roles grant guardian ${successor.address} --send`, {
      env: { PRESALE_PRIVATE_KEY: STRANGERS_KEY },
    })
    expect(code).toBe(2)
    expect(errors).toMatch(/^0x[0-9a-fA-F]{40} may not call grantRole\./)
  })
})

describe('schedule', () => {
  test('shows the steps and the one in force', async () => {
    const { steps } = await json('schedule show')
    expect(steps[2]).toEqual({ at: '2025-10-07T13:00:00Z', usdPerYes: '0.06', inForce: true })
    expect(steps).toHaveLength(6)
  })

  test('is changed by the admin, steps within the notice stay', () =>
    devnet.isolated(async () => {
      const command = 'schedule set 2025-10-07T16:00:00Z=0.068 2025-10-08T00:00:00Z=0.08 --send'
      const { readyAt } = await json(command)
      await devnet.devnet.advanceTo(readyAt)
      expect(await json(command)).toMatchObject({ status: 'done' })
      const { steps } = await json('schedule show')
      const prices = steps.map((step: { usdPerYes: string }) => step.usdPerYes)
      expect(prices).toEqual(['0.05', '0.055', '0.06', '0.065', '0.068', '0.08'])
      expect(await json(command)).toEqual({ status: 'unchanged' })
    }))

  test('refuses a step within the notice before anything is scheduled', async () => {
    const { code, errors } = await presale('schedule set 2025-10-07T14:10:00Z=0.06 --send')
    expect(code).toBe(2)
    expect(errors).toContain('These price steps cannot be set.')
    expect(await json('monitor')).toMatchObject({ status: 'ok' })
  })

  test('refuses a price of more than twice the one before unless it is allowed', async () => {
    const command = 'schedule set 2025-10-08T00:00:00Z=0.8'
    const { code, errors } = await presale(command)
    expect(code).toBe(2)
    expect(errors).toContain('costs ×12.3 the step before; add --allow-jump if that is meant')
    expect((await presale(`${command} --allow-jump`)).out).toContain('0.8 USD  (×12.3)')
  })

  test.each([
    'soon=0.06',
    '2025-10-08T00:00:00Z',
    '2025-10-08T00:00:00Z=-1',
    '2025-10-08T00:00:00Z=1e3',
    '2025-10-08T00:00:00Z=1=2',
  ])('refuses %s as a step', async (step) => {
    const { code, errors } = await presale(`schedule set ${step}`)
    expect(code).toBe(2)
    expect(errors).toContain('as in 2025-10-08T00:00:00Z=0.075')
  })
})

describe('whitelist', () => {
  const list = someAddresses(50).map((address) => getAddress(address))
  const build = async (addresses: readonly string[]) => {
    const csv = join(folder, `list-${addresses.length}.csv`)
    await writeFile(csv, `address\n${addresses.join('\n')}\n`)
    return json(`whitelist build ${csv} --out ${folder}/built`, { bare: true })
  }

  test('is built, published, put in force, looked up and compared', () =>
    devnet.isolated(async () => {
      const [first = '', ...others] = list
      const { root } = await build([first, ...others])
      await presale(`whitelist publish ${root} --from ${folder}/built --to ${folder}/site`, { bare: true })
      const shards = `--shards ${folder}/site`
      expect(await json(`whitelist set-root ${root} ${shards} --send --yes`)).toMatchObject({
        status: 'done',
      })

      expect(await json(`whitelist check ${first} ${shards}`)).toMatchObject({ listed: true, root })
      const stranger = await presale(`whitelist check ${devnetAccount(22).address} ${shards}`)
      expect(stranger).toMatchObject({ code: 1, out: expect.stringContaining('is NOT on the whitelist') })

      const csv = join(folder, 'next.csv')
      await writeFile(csv, `${[...others, devnetAccount(22).address].join('\n')}\n`)
      expect(await json(`whitelist diff ${csv} ${shards}`)).toEqual({
        liveRoot: root,
        added: [devnetAccount(22).address.toLowerCase()],
        removed: [first.toLowerCase()],
        kept: others.length,
      })
    }))

  test('is added to with --add, and replaced only with --yes, which says how many it removes', () =>
    devnet.isolated(async () => {
      const [first = '', second = '', third = ''] = list
      const shards = `--shards ${folder}/site`
      const publish = ({ root }: { root: string }) =>
        presale(`whitelist publish ${root} --from ${folder}/built --to ${folder}/site`, { bare: true })

      const old = await build([first, second])
      await publish(old)
      // The list of the seeded sale is not in this folder.
      const unread = await presale(`whitelist set-root ${old.root} ${shards} --send`)
      expect(unread).toMatchObject({ code: 2, errors: expect.stringContaining('is not known') })
      expect(await json(`whitelist set-root ${old.root} ${shards} --send --yes`)).toMatchObject({
        status: 'done',
      })

      const csv = join(folder, 'more.csv')
      await writeFile(csv, `${second}\n${third}\n`)
      const added = `whitelist build ${csv} --add ${shards} --out ${folder}/built`
      const { out } = await presale(added)
      expect(out.split('\n').slice(0, 4)).toEqual([
        '1 address of the file is on the list in force already:',
        `  ${second.toLowerCase()}`,
        '1 to add, 0 to remove, 2 stay',
        '3 addresses',
      ])
      const sum = await json(added)
      expect(sum).toMatchObject({ root: (await build([first, second, third])).root, addresses: 3 })
      await publish(sum)
      const sent = await presale(`whitelist set-root ${sum.root} ${shards} --send`)
      expect(sent.out).toContain(`  1 to add, 0 to remove, 2 stay\n  + ${third.toLowerCase()}`)

      const replacing = `whitelist set-root ${old.root} ${shards}`
      const planned = await presale(replacing)
      expect(planned.out).toContain(`  0 to add, 1 to remove, 2 stay\n  - ${third.toLowerCase()}`)
      for (const act of ['--send', `--safe-file ${folder}/replace.json`]) {
        const { code, errors } = await presale(`${replacing} ${act}`)
        expect(code).toBe(2)
        expect(errors).toContain('this needs a confirmation; nothing was sent.')
        expect(errors).toContain('0 to add, 1 to remove, 2 stay')
        expect(errors).toContain('It removes 1 of the 3 addresses of the list in force.')
        expect(errors).toContain('add --yes to confirm: Remove 1 address')
      }
      expect(await json(`${replacing} --send --yes`)).toMatchObject({ status: 'done' })
    }))

  test('has nothing added to it while it cannot be read, and --shards needs --add', async () => {
    const csv = join(folder, 'one.csv')
    await writeFile(csv, `${list[0]}\n`)
    const unread = await presale(`whitelist build ${csv} --add --shards ${folder}/nowhere --out ${folder}/no`)
    expect(unread).toMatchObject({ code: 2, errors: expect.stringMatching(/^The shard .* cannot be read\./) })
    const { code, errors } = await presale(`whitelist build ${csv} --shards ${folder}/site`)
    expect([code, errors.trim()]).toEqual([2, 'error: option --shards is only used together with --add'])
  })

  test('is not put in force while buyers cannot read it, whatever else --shards names', async () => {
    const { root } = await build(list.slice(0, 4))
    const file = join(folder, 'elsewhere.yaml')
    const text = await readFile(new URL('../../config/devnet.yaml', import.meta.url), 'utf8')
    await writeFile(file, text.replace('baseUrl: /whitelist', 'baseUrl: http://127.0.0.1:9/whitelist'))
    const { code, errors } = await presale(
      `whitelist set-root ${root} --shards ${folder}/built --config ${file} --send`,
    )
    expect(code).toBe(2)
    expect(errors).toMatch(/^The shard http:\/\/127\.0\.0\.1:9\/whitelist\S+ cannot be fetched\./)
  })

  test('is not put in force while its shards cannot be read', async () => {
    const { root } = await build(list.slice(0, 3))
    const { code, errors } = await presale(`whitelist set-root ${root} --shards ${folder}/nowhere --send`)
    expect(code).toBe(2)
    expect(errors).toMatch(/^The shard .*\.json cannot be read\./)
  })

  test.each([
    ['build nowhere.csv', 'nowhere.csv cannot be used: there is no such file or folder.'],
    ['build FOLDER', 'The path cannot be used: it is a folder, and a file is needed.'],
    ['build - --out FILE/shards', 'cannot be used: a part of the path is a file and not a folder.'],
  ])('says what is wrong with a path: %s', async (command, message) => {
    const path = command.replace('FOLDER', folder).replace('FILE', deployment)
    const { code, errors } = await presale(`whitelist ${path}`, { bare: true, stdin: `${list[0]}\n` })
    expect(code).toBe(2)
    expect(errors).toContain(message)
    expect(errors).toContain('To do: correct the path')
  })

  test('is read from standard input, and a bad list is named with its line', async () => {
    const { code, errors } = await presale(`whitelist build - --out ${folder}/bad`, {
      bare: true,
      stdin: `${list[0]}\n${list[0]}\n`,
    })
    expect(code).toBe(2)
    expect(errors).toContain('standard input:2 repeats line 1: remove one of them')
  })
})

describe('tokens and fees', () => {
  test('the guardian switches a token off, and only the admin switches it on again', () =>
    devnet.isolated(async () => {
      const usdc = devnet.deployment.tokens[1]?.address
      expect(await json(`token disable ${usdc} --send`)).toMatchObject({
        status: 'done',
        caller: devnetAccount(3).address,
      })
      expect(await json(`token enable ${usdc} --send`)).toMatchObject({
        status: 'scheduled',
        caller: devnetAccount(1).address,
      })
    }))

  test('fees go to the fee recipient', () =>
    devnet.isolated(async () => {
      const { out } = await presale('fees collect USDC --send')
      expect(out).toContain('Collect 3 USDC of fees')
      const { errors } = await presale('fees collect DAI')
      expect(errors).toContain('use one of USDT, USDC')
    }))
})

describe('keeper, monitor, export, verify-deployment', () => {
  test('keeper run --once pays what is due', () =>
    devnet.isolated(async () => {
      expect(await presale('keeper run --once --delay 0')).toMatchObject({
        code: 0,
        out: expect.stringContaining('USDC withdrawals 2: paid 2 by 0x'),
      })
    }))

  test.each([
    ['--batch 201', '1 to 200'],
    ['--batch 0', '1 to 200'],
    ['--delay 501', '0 to 500'],
  ])('keeper run %s is refused', async (option, range) => {
    const { code, errors } = await presale(`keeper run --once ${option}`)
    expect(code).toBe(2)
    expect(errors).toContain(range)
  })

  test('monitor exits with 1 on an alarm', () =>
    devnet.isolated(async () => {
      expect(await presale('monitor')).toMatchObject({ code: 0, out: expect.stringContaining('All quiet.') })
      await devnet.devnet.advanceTo(1_759_850_400)
      expect(await presale('monitor')).toMatchObject({
        code: 1,
        out: expect.stringContaining('ALARM  pending'),
      })
    }))

  test('monitor leaves metrics and a heartbeat, with the alarms by rule', () =>
    devnet.isolated(async () => {
      const asked: string[] = []
      const service = createServer((request, response) => {
        asked.push(String(request.url))
        response.writeHead(asked.length === 1 ? 200 : 404).end()
      }).listen(0, '127.0.0.1')
      onTestFinished(() => void service.close())
      await once(service, 'listening')
      const { port } = service.address() as AddressInfo
      const file = `${folder}/monitor.prom`
      const command = `monitor --metrics ${file} --heartbeat http://127.0.0.1:${port}/secret`
      expect(await presale(command)).toMatchObject({ code: 0, out: expect.not.stringContaining('heartbeat') })
      expect(asked).toEqual(['/secret'])
      expect(await readFile(file, 'utf8')).toContain('monitor_alarms{rule="pending"} 0\n')
      await devnet.devnet.advanceTo(1_759_850_400)
      const { code, out } = await presale(command)
      expect(code).toBe(1)
      expect(out).toContain('The heartbeat was not taken: status 404.')
      expect(out).not.toContain('secret')
      const text = await readFile(file, 'utf8')
      expect(text).toContain('monitor_alarms{rule="pending"} 1\n')
      const seconds = Number(/^monitor_last_check_timestamp_seconds (\d+)$/m.exec(text)?.[1])
      expect(Math.abs(Date.now() / 1_000 - seconds)).toBeLessThan(120)
      service.close()
      await once(service, 'close')
      expect((await presale(command)).out).toContain('The heartbeat was not taken: ECONNREFUSED.')
    }))

  test('monitor refuses a heartbeat that is no address', async () => {
    const { code, errors } = await presale('monitor --heartbeat healthchecks')
    expect(code).toBe(2)
    expect(errors).toContain('It must be an address that begins with https:// or http://.')
  })

  test('export writes the files', async () => {
    const { rows } = await json(`export --out ${folder}/export`)
    expect(rows).toMatchObject({ referrals: 12 })
  })

  test('verify-deployment exits with 1 when something differs', () =>
    devnet.isolated(async () => {
      expect(await presale('verify-deployment')).toMatchObject({ code: 0 })
      await presale(`token disable ${devnet.deployment.tokens[1]?.address} --send`)
      const { code, out } = await presale('verify-deployment')
      expect(code).toBe(1)
      expect(out).toMatch(/^WRONG {2}Presale\.paymentTokens: expected /)
    }))

  test('config check accepts the development configuration with its chain', async () => {
    expect(await presale('config check')).toMatchObject({ code: 0 })
  })

  test('config check refuses dates that have passed, before the deployment and unless allowed', async () => {
    const check = (options: string) =>
      presale(`config check --rpc ${devnet.rpcUrl} --deployment ${folder}/none.json${options}`, {
        bare: true,
      })
    const { code, errors } = await check('')
    expect(code).toBe(2)
    expect(errors).toMatch(/config\/devnet\.yaml:\d+ schedule\.0\.at 2025-10-01T00:00:00Z has passed/)
    expect(await check(' --allow-past')).toMatchObject({ code: 0 })
  })

  test('config check refuses one account for two roles, also without a chain', async () => {
    const file = join(folder, 'shared.yaml')
    const text = await readFile(new URL('../../config/devnet.yaml', import.meta.url), 'utf8')
    const [operator, guardian] = [2, 3].map((index) => devnetAccount(index).address)
    await writeFile(file, text.replace(guardian ?? '', operator ?? ''))
    const { code, errors } = await presale(`config check --offline --config ${file}`, { bare: true })
    expect(code).toBe(2)
    expect(errors).toContain(`roles.guardian ${operator} is roles.operator already: use another account`)
  })

  test.each(['treasury set', 'keeper set', 'set-fee-recipient', 'roles grant operator'])(
    '%s refuses a token and a contract of the sale',
    async (command) => {
      const { tokens, contracts } = devnet.deployment
      const token = await presale(`${command} ${tokens[0]?.address}`)
      expect(token).toMatchObject({
        code: 2,
        errors: expect.stringContaining('is the token USDT of the sale.'),
      })
      const contract = await presale(`${command} ${contracts.rewardVault}`)
      expect(contract.errors).toContain('is the contract rewardVault of the sale.')
    },
  )

  test('config check names file and line of what does not fit the chain', async () => {
    const file = join(folder, 'other.yaml')
    const text = await readFile(new URL('../../config/devnet.yaml', import.meta.url), 'utf8')
    const usdc = '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'
    await writeFile(file, text.replace(usdc, devnet.deployment.contracts.presale))
    const { code, errors } = await presale(`config check --config ${file}`)
    expect(code).toBe(2)
    const line = text.slice(0, text.indexOf(usdc)).split('\n').length
    expect(errors).toContain(
      `${file}:${line} tokens.1.address ${devnet.deployment.contracts.presale} is no token`,
    )
  })
})

describe('a wrong place is refused before anything else:', () => {
  test('an endpoint that lies about its chain', async () => {
    const proxy = await startFaultProxy(devnet.rpcUrl, ({ rpc }) =>
      rpc?.method === 'eth_chainId' ? { result: '0x61' } : undefined,
    )
    const { code, errors } = await presale(`pause --send --deployment ${deployment} --rpc ${proxy.url}`, {
      bare: true,
    })
    await proxy.stop()
    expect(code).toBe(2)
    expect(errors).toMatch(/is on another chain\.\n {2}expected chain id 56\n {2}answered chain id 97/)
    expect(await isPaused()).toBe(false)
  })

  test('development keys on an endpoint elsewhere', async () => {
    const { errors } = await presale(`pause --send --deployment ${deployment} --rpc https://bsc.example`, {
      bare: true,
    })
    expect(errors).toContain('devnet is for development and the endpoint is not on this machine.')
  })

  test('something that is no URL', async () => {
    const { errors } = await presale(`pause --deployment ${deployment} --rpc 127.0.0.1:8545`, { bare: true })
    expect(errors).toContain('The RPC endpoint is not a URL.')
  })

  test('the addresses of another deployment', async () => {
    const other = join(folder, 'other.json')
    await writeDeployment(other, { ...devnet.deployment, network: 'bsc' })
    const { errors } = await presale(`monitor --rpc ${devnet.rpcUrl} --deployment ${other}`, { bare: true })
    expect(errors).toContain('is of another network.')
  })
})

test('prints an error as JSON with --json', async () => {
  const { code, errors } = await presale('config check --offline --network bsc --json', { bare: true })
  expect(code).toBe(2)
  expect(JSON.parse(errors)).toMatchObject({ error: { name: 'ConfigError', remedy: expect.any(String) } })
})

test.each([
  ['schedule set soon --json', /'soon' is invalid for argument 'steps'\. A step is <UTC time>/],
  ['pause --sned --json', "unknown option '--sned'\n(Did you mean --send?)"],
  ['roles --json', 'A command is missing.'],
])('with --json so is the error of usage of %s', async (command, message) => {
  const { code, out, errors } = await presale(command, { bare: true })
  expect([code, out]).toEqual([2, ''])
  expect(JSON.parse(errors)).toEqual({
    error: {
      name: 'UsageError',
      details: [],
      remedy: 'run it with --help',
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    },
  })
})

test('reports an unknown command as a usage error', async () => {
  expect(await presale('launch', { bare: true })).toMatchObject({ code: 2 })
})
