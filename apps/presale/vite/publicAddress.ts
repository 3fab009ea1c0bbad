import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Tells crawlers and link previews where the site is. They want whole addresses, which a build does not know by itself:
 * `PRESALE_ORIGIN=https://presale.example vite build` adds the canonical address, the sitemap and a whole address of
 * the preview image. The network and its contracts stay in `/config.json`.
 */
export function publicAddress(origin = process.env.PRESALE_ORIGIN): Plugin {
  const base = origin === undefined ? undefined : new URL(origin).origin
  return {
    name: 'foyer:public-address',
    apply: 'build',
    transformIndexHtml: () => [
      meta('og:image', `${base ?? ''}/og.png`),
      ...(base === undefined ? [] : [meta('og:url', `${base}/`), canonical(`${base}/`)]),
    ],
    generateBundle() {
      const robots = [
        'User-agent: *',
        'Allow: /',
        ...(base === undefined ? [] : [`Sitemap: ${base}/sitemap.xml`]),
      ]
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: `${robots.join('\n')}\n` })
      if (base !== undefined)
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(`${base}/`) })
    },
  }
}

const meta = (property: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { property, content },
  injectTo: 'head',
})

const canonical = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'canonical', href },
  injectTo: 'head',
})

/** One page: the record is each visitor's own. */
const sitemap = (home: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${home}</loc></url>
</urlset>
`
