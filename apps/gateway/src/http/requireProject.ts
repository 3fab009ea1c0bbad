import { HttpError, unavailable } from '@foyer/server-kit'
import { createMiddleware } from 'hono/factory'
import type { Projects } from '../projects.ts'
import type { Project } from '../store/createProjectStore.ts'
import type { RequestLimits } from './createLimits.ts'
import { isAllowedOrigin } from './isAllowedOrigin.ts'
import type { ProjectEnv, RequestContext } from './types.ts'

export type RequireProjectParameters = {
  projects: Projects
  limits: RequestLimits
  /** Reads the project's id from the request. Default: from the query. */
  readId?: (c: RequestContext) => Promise<string | undefined>
}

/** Finds the project of a request and counts the request for it. */
export const requireProject = ({ projects, limits, readId }: RequireProjectParameters) =>
  createMiddleware<ProjectEnv>(async (c, next) => {
    const id = c.req.query('projectId') ?? (await readId?.(c))
    const project = id === undefined ? undefined : await find(projects, id)
    if (!project)
      throw new HttpError(401, 'Unauthorized: invalid key', {
        reasons: [{ name: 'projectId', description: 'No project of this gateway has this id.' }],
      })
    c.set('project', project)
    c.set('logFields', { projectId: project.id })
    await limits.countProject(project, isOfPage(c, project))
    await next()
  })

/** Pictures that a page shows come without `Origin`; a browser sends the page's origin as `Referer`. */
function isOfPage(c: RequestContext, { origins }: Project) {
  const page = c.req.header('origin') ?? c.req.header('referer') ?? ''
  return URL.canParse(page) && isAllowedOrigin(new URL(page).origin, origins)
}

async function find(projects: Projects, id: string) {
  try {
    return await projects.find(id)
  } catch (cause) {
    throw unavailable('database', 'The database does not answer.', { cause })
  }
}

/** Refuses pages that the project does not list. Programs send no `Origin` and pass; limits stop those. */
export const requireOrigin = createMiddleware<ProjectEnv>(async (c, next) => {
  const origin = c.req.header('origin')
  if (origin !== undefined && !isAllowedOrigin(origin, c.get('project').origins))
    throw new HttpError(403, 'Unauthorized: origin not allowed', {
      reasons: [
        {
          name: 'origin',
          description: `${origin} is not on the list of the project. Its operator can add it.`,
        },
      ],
    })
  await next()
})
