import { inject } from 'vitest'
import type { App, AppName } from './buildApp.ts'

/** Pages that are built together, as nothing weighs them: most of the work of a build is what they have in common. */
const TOGETHER: AppName[] = ['pairing', 'siwe', 'tabs']

/** The production build of a page, one for all files of a run: a build takes as much work as several tests. */
export async function shareApp(name: AppName): Promise<App> {
  const names = TOGETHER.includes(name) ? TOGETHER : [name]
  const response = await fetch(`${inject('buildsUrl')}/${names.join('+')}`)
  if (!response.ok) throw new Error(`The page ${name} was not built: ${await response.text()}`)
  const apps = (await response.json()) as App[]
  const app = apps[names.indexOf(name)]
  if (app === undefined) throw new Error(`The page ${name} was not built`)
  return app
}
