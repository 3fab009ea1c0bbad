import { readFile } from 'node:fs/promises'
import type { Node, Renderer } from '@takumi-rs/core'
import { createFonts, type Fonts } from './createFonts.ts'
import { type PictureLocale, pictureTexts } from './pictureTexts.ts'

/** The size of the picture that networks show of a link, in pixels. */
export const PICTURE_SIZE = { width: 1_200, height: 630 } as const

export type ItemId = 1 | 2

export type Picture = { locale: PictureLocale } & (
  | { kind: 'home' | 'record' }
  | { kind: 'invitation'; code: string }
  | { kind: 'purchase'; itemId: ItemId; quantity: number }
)

const INK = '#f4f0e7'
const SOFT = '#aab2ba'
const ACCENT = '#f2b65a'
const LINE = '#3d4854'

const ART = { 1: 'fragment.webp', 2: 'badge.webp' } as const
const ART_SIZE = 430

/** Middle of the orbits. */
const [MIDDLE_X, MIDDLE_Y] = [890, 315]

const orbit = (radius: number, dashes = '') =>
  `<circle cx="${MIDDLE_X}" cy="${MIDDLE_Y}" r="${radius}" stroke="${LINE}" ${dashes && `stroke-dasharray="${dashes}"`}/>`
const star = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" stroke="none"/>`

/** The orbits around the item, and the light behind it. */
const SKY = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none">
<defs><radialGradient id="light"><stop offset="0" stop-color="${ACCENT}" stop-opacity="0.2"/><stop offset="1" stop-color="${ACCENT}" stop-opacity="0"/></radialGradient></defs>
<circle cx="${MIDDLE_X}" cy="${MIDDLE_Y}" r="300" fill="url(#light)"/>
${orbit(200)}${orbit(246, '2 9')}${orbit(286)}
${star(890, 69, 10, ACCENT)}${star(690, 315, 12, ACCENT)}${star(1_147, 440, 6, INK)}
</svg>`

/** The sign of the presale, as in the site's header. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 32 32" fill="none">
<circle cx="16" cy="16" r="14.25" stroke="${INK}" stroke-opacity="0.35" stroke-width="1.5"/>
<path d="M16 4.5 22.5 15 16 27.5 9.5 15Z" fill="${ACCENT}"/><path d="M16 4.5 22.5 15 16 17.5Z" fill="#ffd48c"/>
<path d="M16 17.5 22.5 15 16 27.5Z" fill="#a8641c"/><circle cx="26" cy="6" r="2.25" fill="${INK}"/></svg>`

type Style = Extract<Node, { type: 'container' }>['style']

const box = (style: Style, children: Node[]): Node => ({ type: 'container', style, children })
const line = (text: string, style: Style): Node => ({ type: 'text', text, style })
const svg = (src: string, width: number, height: number, style: Style = {}): Node => ({
  type: 'image',
  src,
  width,
  height,
  style,
})

/** Draws sharing pictures as PNG, in worker threads. Keeps its fonts and the items' pictures from one to the next. */
export function createPainter() {
  let tools: Promise<{ renderer: Renderer; fonts: Fonts }> | undefined

  async function draw(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
    const { locale } = picture
    tools ??= openTools()
    const { renderer, fonts } = await tools
    const { serif, sans } = await fonts.load(locale)
    const art = ART[picture.kind === 'purchase' ? picture.itemId : 1]
    return renderer.render(compose(picture, { serif: serif.join(), sans: sans.join(), art }), {
      ...PICTURE_SIZE,
      format: 'png',
      lang: locale,
      fontFamilies: [...sans, ...serif],
      images: [{ src: art, data: await readFile(new URL(`art/${art}`, import.meta.url)) }],
    })
  }

  return { draw }
}

/** Loaded with the first picture: on a machine that the renderer is not built for, all but pictures works. */
async function openTools() {
  const { Renderer } = await import('@takumi-rs/core')
  const renderer = new Renderer()
  return { renderer, fonts: createFonts(renderer) }
}

type Look = { serif: string; sans: string; art: string }

function compose(picture: Picture, { serif, sans, art }: Look): Node {
  const { title, rows } = wordsOf(picture, sans)
  return box({ width: 1_200, height: 630, backgroundColor: '#0b0d10', position: 'relative' }, [
    svg(SKY, 1_200, 630, { position: 'absolute', left: 0, top: 0 }),
    svg(art, ART_SIZE, ART_SIZE, {
      position: 'absolute',
      left: MIDDLE_X - ART_SIZE / 2,
      top: MIDDLE_Y - ART_SIZE / 2,
    }),
    box(
      {
        position: 'absolute',
        left: 80,
        top: 0,
        width: 560,
        height: 630,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 30,
      },
      [
        box({ display: 'flex', flexDirection: 'row', alignItems: 'center', gap: 16 }, [
          svg(MARK, 44, 44),
          line('YES Genesis', { fontFamily: sans, fontSize: 28, fontWeight: 500, color: ACCENT }),
        ]),
        line(title, {
          fontFamily: serif,
          fontSize: sizeOf(title),
          fontWeight: 500,
          lineHeight: 1.15,
          color: INK,
          wordBreak: 'keep-all',
        }),
        ...rows,
      ],
    ),
  ])
}

/** A title of three lines at most. Letters of Chinese, Japanese and Korean are as wide as two. */
function sizeOf(title: string) {
  const width = [...title].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)
  if (width <= 20) return 76
  return width <= 32 ? 64 : 54
}

function wordsOf(picture: Picture, sans: string): { title: string; rows: Node[] } {
  const texts = pictureTexts[picture.locale]
  const plain = (text: string) =>
    line(text, {
      fontFamily: sans,
      fontSize: 28,
      lineHeight: 1.4,
      color: SOFT,
      textWrap: 'pretty',
      wordBreak: 'keep-all',
    })
  switch (picture.kind) {
    case 'home':
      return { title: texts.home, rows: [plain(texts.homeText)] }
    case 'record':
      return { title: texts.record, rows: [plain(texts.recordText)] }
    case 'invitation':
      return { title: texts.invitation, rows: [codeBox(texts.code, picture.code, sans)] }
    case 'purchase':
      return {
        title: `${picture.quantity} × ${texts.items[picture.itemId]}`,
        rows: [plain(texts.purchase)],
      }
  }
}

const codeBox = (label: string, code: string, sans: string): Node =>
  box(
    {
      display: 'flex',
      flexDirection: 'column',
      gap: 6,
      alignSelf: 'flex-start',
      padding: '18px 30px 20px',
      borderRadius: 14,
      border: `2px solid ${ACCENT}`,
      backgroundColor: '#12161b',
    },
    [
      line(label, { fontFamily: sans, fontSize: 24, color: SOFT }),
      line(code, { fontFamily: sans, fontSize: 52, fontWeight: 600, letterSpacing: 5, color: ACCENT }),
    ],
  )
