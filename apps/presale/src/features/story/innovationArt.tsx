import type { ReactNode } from 'react'
import art from './Art.module.css'

export type Mechanism = 'arbitrage' | 'turbo' | 'pool' | 'mining'

/** One layer of a drawing. What moves is a layer of its own: the compositor moves it alone, and the page has no work with it. */
const Layer = ({ motion, children }: { motion?: string | undefined; children: ReactNode }) => (
  <svg viewBox="0 0 160 100" fill="none" className={motion} aria-hidden="true">
    {children}
  </svg>
)

const rotor = (x: number, motion: string | undefined) => (
  <Layer motion={motion}>
    {[0, 60, 120, 180, 240, 300].map((angle) => (
      <path
        key={angle}
        d={`M${x} 50 ${x + 8} 24 ${x - 4} 22Z`}
        className={art.mid}
        transform={`rotate(${angle} ${x} 50)`}
      />
    ))}
    <circle cx={x} cy="50" r="7" className={art.pale} />
  </Layer>
)

/** The content of one of the two tanks, whose walls cut it off. */
const liquid = (
  path: string,
  tank: string | undefined,
  motion: string | undefined,
  color: string | undefined,
) => (
  <div className={`${art.tank} ${tank}`}>
    <svg viewBox="0 0 44 40" className={motion} aria-hidden="true">
      <path d={path} className={color} />
    </svg>
  </div>
)

/** Line art of each mechanism, in layers of 160 × 100. */
export const arts: Record<Mechanism, ReactNode> = {
  arbitrage: (
    <>
      <Layer>
        <path d="M30 74 80 22l50 52Z" className={art.line} />
      </Layer>
      {['M30 74 80 22', 'M80 22l50 52', 'M130 74H30'].map((side) => (
        <Layer key={side} motion={art.side}>
          <path d={side} className={art.trace} />
        </Layer>
      ))}
      <Layer>
        <circle cx="80" cy="22" r="13" className={art.mid} />
        <circle cx="30" cy="74" r="13" className={art.light} />
        <circle cx="130" cy="74" r="13" className={art.deep} />
        <path d="M66 74h28m-6-5 6 5-6 5" className={art.trace} />
      </Layer>
    </>
  ),
  turbo: (
    <>
      <Layer>
        <circle cx="48" cy="50" r="36" className={art.line} />
        <circle cx="112" cy="50" r="36" className={art.line} />
        <path d="M48 50h64" className={art.trace} />
      </Layer>
      {rotor(48, art.spin)}
      {rotor(112, art.spinBack)}
    </>
  ),
  pool: (
    <>
      <Layer>
        <path
          d="M22 26v48a8 8 0 0 0 8 8h32a8 8 0 0 0 8-8V26M90 26v48a8 8 0 0 0 8 8h32a8 8 0 0 0 8-8V26"
          className={art.line}
        />
        <path d="M70 70h20" className={art.trace} />
      </Layer>
      {liquid('M0 8q11-7 22 0t22 0v32H0Z', art.left, art.level, art.mid)}
      {liquid('M0 8q11 7 22 0t22 0v32H0Z', art.right, art.levelBack, art.light)}
    </>
  ),
  mining: (
    <Layer>
      <path d="M10 84h140" className={art.line} />
      <path d="M44 84 34 58l14-34 16 30-4 30Z" className={art.mid} />
      <path d="M48 24 64 54 46 58Z" className={art.light} />
      <path d="M100 84 92 52l18-38 18 40-8 30Z" className={art.deep} />
      <path d="M110 14l18 40-20 2Z" className={art.light} />
      <path d="M70 84l6-18 8 18Z" className={art.pale} />
      <path d="M74 40h16m-6-5 6 5-6 5" className={art.trace} />
    </Layer>
  ),
}
