import { cancel, confirm, isCancel, select, text } from '@clack/prompts'
import { CreateError } from './CreateError.ts'
import { findProblem } from './createProject.ts'
import type { Manager } from './managers.ts'
import type { Options } from './readOptions.ts'
import { TEMPLATE_NAMES, TEMPLATES } from './templates.ts'

export type Answers = { folder: string; template: string; install: boolean }

function answered<value>(answer: value): Exclude<value, symbol> {
  if (!isCancel(answer)) return answer as Exclude<value, symbol>
  cancel('Nothing was written.')
  process.exit(130)
}

/** Asks for what the options leave open: three questions at most. */
export async function askFor(options: Options, manager: Manager): Promise<Answers> {
  const folder = options.folder ?? (await askFolder())
  const template =
    options.template ??
    answered(
      await select({
        message: 'What is it made with?',
        options: TEMPLATES.map(({ name, title }) => ({ value: name, label: title, hint: name })),
      }),
    )
  const install =
    options.install ?? answered(await confirm({ message: `Install its packages with ${manager} now?` }))
  return { folder, template, install }
}

async function askFolder(): Promise<string> {
  const folder = answered(
    await text({ message: 'Where should your dapp be?', placeholder: 'my-dapp', defaultValue: 'my-dapp' }),
  )
  // The prompt's own check cannot wait for the disk.
  const problem = await findProblem(folder)
  if (problem !== undefined) throw new CreateError(problem)
  return folder
}

/**
 * The answers that the options give, where nobody can be asked.
 *
 * @throws {CreateError} they leave something open
 */
export function withoutAsking({ folder, template, install = true }: Options): Answers {
  if (folder === undefined)
    throw new CreateError('Name a folder for your dapp: npm create foyer my-dapp -- --template vite-react')
  if (template === undefined) throw new CreateError(`Name a template with --template: ${TEMPLATE_NAMES}.`)
  return { folder, template, install }
}
