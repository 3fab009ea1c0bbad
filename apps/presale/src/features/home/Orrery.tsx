import { type PointerEvent, type ReactNode, useRef } from 'react'
import fragment from '../../ui/art/fragment.avif'
import styles from './Orrery.module.css'

/** One layer of the artwork. Each turns as a whole, which the compositor does alone: the page has no work with it. */
const Layer = ({ motion, children }: { motion?: string; children: ReactNode }) => (
  <svg viewBox="0 0 520 520" className={motion} fill="none" aria-hidden="true">
    {children}
  </svg>
)

/** The hero's artwork: a Fragment at the centre of an orrery, the chains around it on their orbits. */
export function Orrery() {
  const element = useRef<HTMLDivElement>(null)

  /** Has the gem turn towards the pointer. */
  function follow({ clientX, clientY }: PointerEvent) {
    const box = element.current?.getBoundingClientRect()
    if (box === undefined) return
    tilt(((clientX - box.left) / box.width) * 2 - 1, ((clientY - box.top) / box.height) * 2 - 1)
  }

  function tilt(x: number, y: number) {
    element.current?.style.setProperty('--pointer-x', x.toFixed(2))
    element.current?.style.setProperty('--pointer-y', y.toFixed(2))
  }

  return (
    <div ref={element} className={styles.orrery} onPointerMove={follow} onPointerLeave={() => tilt(0, 0)}>
      <Layer>
        <path d="M260 0v520M0 260h520" className={styles.axis} />
        <circle cx="260" cy="260" r="250" className={styles.rim} pathLength="720" />
        <circle cx="260" cy="260" r="236" className={styles.line} />
        <circle cx="260" cy="260" r="158" className={styles.line} />
        <circle cx="260" cy="260" r="96" className={styles.glow} />
      </Layer>
      <img className={styles.gem} src={fragment} width="640" height="640" alt="" />
      <Layer motion={styles.slow}>
        <ellipse cx="260" cy="260" rx="206" ry="206" className={styles.dashed} pathLength="180" />
        <circle cx="260" cy="54" r="9" className={styles.planet} />
        <circle cx="438" cy="363" r="5" className={styles.moon} />
      </Layer>
      <Layer motion={styles.medium}>
        <circle cx="102" cy="260" r="12" className={styles.planet} />
        <circle cx="102" cy="260" r="21" className={styles.line} />
        <circle cx="372" cy="148" r="5" className={styles.moon} />
      </Layer>
      <Layer motion={styles.fast}>
        <circle cx="260" cy="260" r="112" className={styles.dashed} pathLength="120" />
        <circle cx="372" cy="260" r="6" className={styles.moon} />
      </Layer>
    </div>
  )
}
