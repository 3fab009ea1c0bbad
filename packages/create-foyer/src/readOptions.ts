import { parseArgs } from 'node:util'
import { CreateError } from './CreateError.ts'
import { MANAGERS, type Manager } from './managers.ts'
import { TEMPLATE_NAMES, TEMPLATES } from './templates.ts'

export type Options = {
  folder: string | undefined
  template: string | undefined
  manager: Manager | undefined
  install: boolean | undefined
  help: boolean
}

/**
 * Reads what was written after the name of the program.
 *
 * @throws {CreateError} an option is not known, or has a value that it cannot have
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  const [folder, ...others] = positionals
  if (others.length > 0) throw new CreateError(`Name only one folder, not "${positionals.join('" and "')}".`)
  const managers = MANAGERS.filter((manager) => values[manager])
  if (managers.length > 1)
    throw new CreateError(`Name only one package manager, not --${managers.join(' and --')}.`)
  return {
    folder,
    template: values.template === undefined ? undefined : checkTemplate(values.template),
    manager: managers[0],
    install: values['no-install'] ? false : values.install,
    help: values.help ?? false,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        npm: { type: 'boolean' },
        pnpm: { type: 'boolean' },
        yarn: { type: 'boolean' },
        bun: { type: 'boolean' },
        install: { type: 'boolean' },
        'no-install': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    // Node's own sentence goes on to say how to write what nobody means.
    const [sentence] = String((error as Error).message).split('. ')
    throw new CreateError(`${sentence}. See --help.`)
  }
}

function checkTemplate(name: string): string {
  if (TEMPLATES.some((template) => template.name === name)) return name
  throw new CreateError(`There is no template "${name}". Choose one of: ${TEMPLATE_NAMES}.`)
}
