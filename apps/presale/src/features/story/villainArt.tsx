import type { ReactNode } from 'react'
import art from './Art.module.css'

export type Villain = 'gatekeeper' | 'printer' | 'freezer' | 'middleman' | 'frontRunner' | 'rugPuller'

/** The eyes that all six have in common. */
const eyes = (x: number, y: number) => (
  <path d={`M${x - 15} ${y - 4}l12 5-10 3Z M${x + 15} ${y - 4}l-12 5 10 3Z`} className={art.dark} />
)

/** Portraits of the villains, drawn in a box of 120 × 120. */
export const portraits: Record<Villain, ReactNode> = {
  gatekeeper: (
    <>
      <path d="M26 112V54a34 34 0 0 1 68 0v58Z" className={art.deep} />
      <path d="M34 112V56a26 26 0 0 1 52 0v56Z" className={art.mid} />
      <path d="M44 34v78M60 30v82M76 34v78M34 84h52" className={art.cut} />
      <path d="M40 46h40v22H40Z" className={art.light} />
      {eyes(60, 56)}
      <path d="M60 88a6 6 0 0 1 3 11l3 10H54l3-10a6 6 0 0 1 3-11Z" className={art.dark} />
    </>
  ),
  printer: (
    <>
      <path d="M34 14h52v26H34Z" className={art.pale} />
      <path d="M42 24h36M42 32h24" className={art.cut} />
      <path d="M18 40h84v44H18Z" className={art.mid} />
      <path d="M18 40h84v8H18Z" className={art.deep} />
      {eyes(60, 62)}
      <path d="M32 74h56v6H32Z" className={art.dark} />
      <path d="M38 80h44l6 30H32Z" className={art.light} />
      <circle cx="60" cy="95" r="8" className={art.deep} />
    </>
  ),
  freezer: (
    <>
      <path d="M60 8 104 34v52L60 112 16 86V34Z" className={art.light} />
      <path d="M60 8 104 34 60 60Z" className={art.pale} />
      <path d="M16 86 60 60v52Z" className={art.mid} />
      <path d="M60 112V60l44 26Z" className={art.deep} />
      <path d="M60 8v22M16 34l20 12M104 34 84 46M16 86l20-12M104 86 84 74" className={art.cut} />
      {eyes(60, 56)}
      <path d="M44 72h32l-4 10-6-6-6 10-6-10-6 6Z" className={art.dark} />
    </>
  ),
  middleman: (
    <>
      <path d="M24 112q4-26 36-26t36 26Z" className={art.deep} />
      <path d="M50 86l10 14 10-14Z" className={art.pale} />
      <path d="M38 46h44v26a22 22 0 0 1-44 0Z" className={art.light} />
      <path d="M42 20h36v24H42Z" className={art.mid} />
      <path d="M28 42h64v7H28Z" className={art.mid} />
      {eyes(60, 62)}
      <path d="M50 80h20" className={art.cut} />
      <circle cx="16" cy="76" r="9" className={art.mid} />
      <circle cx="104" cy="76" r="9" className={art.mid} />
    </>
  ),
  frontRunner: (
    <>
      <path d="M6 40h26M2 60h24M8 80h22" className={art.line} />
      <path d="M40 30 84 18l26 30-14 42-50 14-14-40Z" className={art.mid} />
      <path d="M84 18l26 30-44 8Z" className={art.light} />
      <path d="M46 104l20-48 30 34Z" className={art.deep} />
      <path d="M34 52l72-8 2 16-74 8Z" className={art.pale} />
      {eyes(74, 57)}
      <path d="M62 86l28-6" className={art.cut} />
    </>
  ),
  rugPuller: (
    <>
      <path d="M8 100h104l-8 14H16Z" className={art.light} />
      <path d="M24 100l-4 14M46 100l-2 14M74 100l2 14M96 100l4 14" className={art.cut} />
      <path d="M30 100q2-22 30-22t30 22Z" className={art.deep} />
      <path d="M40 44h40v24a20 20 0 0 1-40 0Z" className={art.light} />
      <path d="M46 12h28l6 30H40Z" className={art.mid} />
      <path d="M22 40q38-12 76 0-38 10-76 0Z" className={art.deep} />
      {eyes(60, 58)}
      <path d="M48 72q12-8 24 0-12 4-24 0Z" className={art.dark} />
    </>
  ),
}
