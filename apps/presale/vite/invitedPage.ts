import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Plugin } from 'vite'
import { locales } from '../src/i18n/locale.ts'
import { findConfigFile } from './runtimeFiles.ts'

/**
 * The texts that a server replaces in `invited.html` with the code and the language of an invitation link. Caddy's templates do that
 * by themselves; for nginx they are texts like any other.
 */
const CODE = '[[placeholder `invited.code`]]'
const LOCALE = '[[placeholder `invited.lang`]]'

const FORMAT = /^[0-9A-HJKMNP-TV-Z]{8}$/

/**
 * Gives each page the picture that networks show of a link to it. Crawlers run no scripts, so that an invitation link, whose
 * picture has its code, needs a page of its own: `invited.html`, which servers send for `/?code=…`.
 */
export function invitedPage(): Plugin {
  return {
    name: 'foyer:invited-page',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const home = await readFile(join(dir, 'index.html'), 'utf8')
      const invited = home
        .replace(/\/og\.png(?=")/, `/pictures/${LOCALE}/invitation/${CODE}.png`)
        // Crawlers go on to the address that these name, and would find the home page's picture.
        .replace(/(?<="og:url" content="[^"]*\/)(?=")/, `?code=${CODE}&amp;lang=${LOCALE}`)
        .replace(/<link rel="canonical"[^>]*>/, '')
      await writeFile(join(dir, 'invited.html'), invited)
      const record = join(dir, 'record.html')
      await writeFile(record, (await readFile(record, 'utf8')).replace(/\/og\.png(?=")/, '/og-record.png'))
    },
  }
}

/** The page of an invitation link as servers send it; `undefined` for all other addresses. */
export async function readInvitedPage(folder: string, url: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const code = searchParams.get('code') ?? ''
  if (pathname !== '/' || !FORMAT.test(code)) return undefined
  const lang = searchParams.get('lang') ?? ''
  const page = await readFile(join(folder, 'invited.html'), 'utf8')
  return page.replaceAll(CODE, code).replaceAll(LOCALE, Object.hasOwn(locales, lang) ? lang : 'en')
}

/** Has the preview of a build do what its server has to do: the pages of invitation links, and pictures of the indexer. */
export function previewInvitations(): Plugin {
  return {
    name: 'foyer:preview-invitations',
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir)
      server.middlewares.use(async (request, response, next) => {
        const url = request.url ?? '/'
        if (!url.startsWith('/pictures/')) {
          const page = await readInvitedPage(folder, url).catch(() => undefined)
          return page === undefined ? next() : void response.setHeader('content-type', 'text/html').end(page)
        }
        const { endpoints } = JSON.parse(await readFile(findConfigFile(), 'utf8'))
        const picture = await fetch(`${endpoints?.indexer}/v1${url}`).catch(() => undefined)
        if (!picture?.body) return void response.writeHead(502).end()
        response.writeHead(picture.status, {
          'content-type': picture.headers.get('content-type') ?? 'application/octet-stream',
          'cache-control': picture.headers.get('cache-control') ?? 'no-store',
        })
        Readable.fromWeb(picture.body as ReadableStream).pipe(response)
      })
    },
  }
}
