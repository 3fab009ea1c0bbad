import { Argument, Option } from 'commander'

export type CommandContext = {
  /** Prints a line of a command's answer. */
  write: (text: string) => void
}

export const roleArgument = () => new Argument('<role>', 'whose database').choices(['auth', 'vault'])
export const soloOption = () => new Option('--solo', 'read the variables of a solo server')
