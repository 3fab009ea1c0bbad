import type { Command } from 'commander'
import type { Address } from 'viem'
import { formatDelay } from '../../access/formatDelay.ts'
import { type RoleMember, readMembers } from '../../access/readMembers.ts'
import { refuseSaleAddress } from '../../access/refuseSaleAddress.ts'
import { atStableBlock } from '../../chain/atStableBlock.ts'
import type { NetworkConfig } from '../../config/schema.ts'
import {
  isDelayedRole,
  isRoleName,
  ROLE_HOLDERS,
  ROLE_POWERS,
  ROLES,
  type RoleName,
  roleNameOf,
} from '../../deploy/roleMap.ts'
import { grantRole, revokeRole } from '../../proposals/saleProposals.ts'
import { formatTime } from '../../schedule/planSteps.ts'
import type { CommandKit } from '../commandKit.ts'
import { addProposeOptions, parseAddress, parseRole } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'
import type { Report } from '../report.ts'
import { openSale, type Sale } from '../session.ts'

export function addRolesCommands(program: Command, { action }: CommandKit) {
  const roles = program.command('roles').summary('who may do what: show, grant, revoke')

  const show = roles
    .command('show')
    .description(
      'Shows who holds each role, how long its calls are delayed, and whether the configuration names it. Needs an endpoint with eth_getLogs.',
    )
  action(show, async (session) => {
    const sale = await openSale(session)
    return membersReport(sale.config, await readAllMembers(sale))
  })

  const grant = addProposeOptions(roles.command('grant'))
    .argument('<role>', 'admin, manager, operator or guardian', parseRole)
    .argument('<address>', 'account that shall hold it', parseAddress)
    .description(
      'Grants a role (admin, after its delay). A new admin or manager has the delay of the configuration, the other roles act at once. Then change the configuration, too.',
    )
  action<ProposeOptions, [RoleName, Address]>(grant, async (session, options, role, account) => {
    const sale = await openSale(session)
    refuseSaleAddress(sale.deployment, account)
    const members = await readHolders(sale, role)
    const delay = isDelayedRole(role) ? sale.config.roles.adminDelay : 0
    const held = members.find((member) => member.account === account)
    if (held?.delay === delay && held.coming === undefined)
      return unchanged(`${account} holds ${role} already.`)
    return propose(session, grantRole(sale.deployment.contracts, { role, account, members, delay }), options)
  })

  const revoke = addProposeOptions(roles.command('revoke'))
    .argument('<role>', 'admin, manager, operator or guardian', parseRole)
    .argument('<address>', 'account that shall not hold it any more', parseAddress)
    .description(
      'Takes a role away (admin, after its delay). An admin cannot take its own: the new one takes it from the old one.',
    )
  action<ProposeOptions, [RoleName, Address]>(revoke, async (session, options, role, account) => {
    const sale = await openSale(session)
    const members = await readHolders(sale, role)
    if (!members.some((member) => member.account === account))
      return unchanged(`${account} does not hold ${role}.`)
    return propose(session, revokeRole(sale.deployment.contracts, { role, account, members }), options)
  })
}

function readAllMembers({ client, deployment }: Sale): Promise<RoleMember[]> {
  return atStableBlock(client, 'latest', ({ number }) =>
    readMembers({ client, deployment, blockNumber: number }),
  )
}

async function readHolders(sale: Sale, name: RoleName) {
  const members = await readAllMembers(sale)
  return members.filter(({ role }) => role === ROLES[name])
}

function unchanged(line: string): Report {
  return { lines: [`${line} Nothing to do.`], json: { status: 'unchanged' } }
}

function membersReport(config: NetworkConfig, members: readonly RoleMember[]): Report {
  const entries = members.map(({ role, account, delay, coming }) => {
    const name = roleNameOf(role)
    const isConfigured = isRoleName(name) && config.roles[ROLE_HOLDERS[name]] === account
    return { role: name, account, delay, coming, isConfigured }
  })
  const names = new Set([...Object.keys(ROLES), ...entries.map(({ role }) => role)])
  const lines = [...names].flatMap((name) => {
    const holders = entries.filter(({ role }) => role === name)
    return [
      `${name}: ${isRoleName(name) ? ROLE_POWERS[name] : 'not in the role map'}`,
      ...(holders.length === 0 ? ['  nobody'] : holders.map(describeHolder)),
    ]
  })
  return { lines, json: { members: entries } }
}

function describeHolder(holder: {
  account: Address
  delay: number
  coming?: RoleMember['coming']
  isConfigured: boolean
}) {
  const { account, delay, coming, isConfigured } = holder
  const later = coming === undefined ? '' : `, ${formatDelay(coming.delay)} from ${formatTime(coming.at)}`
  return `  ${account}  delay ${formatDelay(delay)}${later}${isConfigured ? '' : '  NOT in the configuration'}`
}
