import type { Command } from 'commander'
import type { CommandKit } from '../commandKit.ts'
import { addBuildCommand } from './whitelist/build.ts'
import { addCheckCommand } from './whitelist/check.ts'
import { addDiffCommand } from './whitelist/diff.ts'
import { addPublishCommand } from './whitelist/publish.ts'
import { addSetRootCommand } from './whitelist/setRoot.ts'

export function addWhitelistCommands(program: Command, kit: CommandKit) {
  const whitelist = program
    .command('whitelist')
    .summary('who may buy before the opening: build, publish, set-root, check, diff')
  addBuildCommand(whitelist, kit)
  addPublishCommand(whitelist, kit)
  addSetRootCommand(whitelist, kit)
  addCheckCommand(whitelist, kit)
  addDiffCommand(whitelist, kit)
}
