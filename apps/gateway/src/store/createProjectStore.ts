import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from './createDatabase.ts'
import { type FeatureSwitches, projects } from './schema.ts'

export type Project = typeof projects.$inferSelect

/** The projects, and what each may use. */
export function createProjectStore(db: Database['drizzle']) {
  return {
    async findProject(id: string): Promise<Project | undefined> {
      const [project] = await db
        .select()
        .from(projects)
        .where(and(eq(projects.id, id), isNull(projects.disabledAt)))
      return project
    },

    listProjects: () => db.select().from(projects).orderBy(projects.createdAt),

    /** False when the id is taken. */
    async createProject(project: Pick<Project, 'id' | 'name' | 'origins' | 'analytics'>) {
      const created = await db
        .insert(projects)
        .values({ ...project, features: {} })
        .onConflictDoNothing()
        .returning({ id: projects.id })
      return created.length > 0
    },

    /** The project as it is now; undefined when none has the id. */
    async updateProject(
      id: string,
      changes: Partial<Pick<Project, 'origins' | 'analytics' | 'disabledAt' | 'perMinute' | 'name'>> & {
        features?: FeatureSwitches
      },
    ): Promise<Project | undefined> {
      const [changed] = await db.update(projects).set(changes).where(eq(projects.id, id)).returning()
      return changed
    },
  }
}
