import { OperatorError } from '@foyer/server-kit'
import { loadProjects, readOrigins } from '@foyer/wallet-api/projects'
import { describeFailure } from './describeFailure.ts'
import { type Check, ok, todo } from './types.ts'

/** Reads the project file, and asks the gateway that it names for the origins of each project. */
export const checkProjects: Check = async ({ settings: { projectsFile, siteOrigin }, projects: file }) => {
  if (!file) return [todo(`WALLET_PROJECTS: ${await describeProblem(projectsFile)}`)]
  const { gateway, projects } = file
  return Promise.all(
    projects.map(async ({ id, name, origins: own }) => {
      const subject = `project ${id}`
      try {
        const origins = gateway === undefined ? own : await readOrigins(gateway, id)
        if (origins.includes(siteOrigin))
          return todo(`${subject}: it lists the wallet's own site. Take ${siteOrigin} out of the list.`)
        if (origins.length > 0)
          return ok(
            `${subject}: ${name}, ${origins.length === 1 ? 'one origin' : `${origins.length} origins`}`,
          )
        return todo(
          `${subject}: no exact origin is listed, so nobody can use it. Add the origin of the dapp.`,
        )
      } catch (error) {
        const host = gateway === undefined ? '' : new URL(gateway).host
        return todo(
          `${subject}: the gateway ${host} ${describeGateway(error)}. Start it, or correct "gateway".`,
        )
      }
    }),
  )
}

async function describeProblem(file: string): Promise<string> {
  try {
    await loadProjects(file)
    return `${file} has changed meanwhile. Check again.`
  } catch (error) {
    if (error instanceof OperatorError) return error.message.replaceAll('\n', ' ')
    throw error
  }
}

const describeGateway = (error: unknown) =>
  error instanceof Error && /^status \d+$/.test(error.message)
    ? `does not list its origins (${error.message})`
    : describeFailure(error)
