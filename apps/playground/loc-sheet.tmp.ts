import { writeFileSync, mkdirSync } from 'node:fs'
import { openPlayground } from './test/openPlayground.ts'
const { page, storyIds, close } = await openPlayground()
const [locale, from='0', to='999'] = process.argv.slice(2)
mkdirSync('/tmp/w/loc-shots', { recursive: true })
await page.setViewportSize({ width: 360, height: 740 })
const shots: string[] = []
const ids = storyIds.slice(Number(from), Number(to))
const problems: string[] = []
for (const id of ids) {
  try {
    await page.evaluate(([id, locale]) => probe.show(id as string, { theme: 'dark', locale: locale as string }), [id, locale] as const)
    const found = await page.evaluate(() => probe.findOverflow({ mayEllipsis: false }))
    for (const f of found) problems.push(`${id}: ${f}`)
    shots.push((await page.screenshot()).toString('base64'))
  } catch (e) { problems.push(`${id}: ${String(e).slice(0, 200)}`); shots.push('') }
}
writeFileSync(`/tmp/w/loc-shots/${locale}.txt`, problems.join('\n'))
const sheet = await page.context().browser()!.newPage()
const PER = 24
for (let i = 0; i < shots.length; i += PER) {
  const cells = shots.slice(i, i + PER).map((s, k) => `<figure style="margin:0;display:inline-block;width:240px"><figcaption style="font:10px sans-serif;height:14px;overflow:hidden">${ids[i + k]}</figcaption><img width=240 src="data:image/png;base64,${s}"></figure>`)
  await sheet.setViewportSize({ width: 8 * 244, height: 3 * 515 })
  await sheet.setContent(`<body style="margin:0;background:#888">${cells.join('')}`)
  writeFileSync(`/tmp/w/loc-shots/${locale}-${i / PER}.png`, await sheet.screenshot())
}
console.log(ids.length, problems.length)
await close()
