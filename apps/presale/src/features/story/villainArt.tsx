import type { ReactElement } from 'react'
import art from './Art.module.css'

export type Villain = 'gatekeeper' | 'printer' | 'freezer' | 'middleman' | 'frontRunner' | 'rugPuller'

/** A pair of narrowed eyes around a middle, so far apart. */
const eyes = (x: number, y: number, apart = 22) => (
  <>
    <path
      d={`M${x - apart - 13} ${y - 9}l26 9q-2 10-13 10-12-1-13-19Z M${x + apart + 13} ${y - 9}l-26 9q2 10 13 10 12-1 13-19Z`}
      className={art.dark}
    />
    <circle cx={x - apart + 2} cy={y + 3} r="3.2" className={art.pale} />
    <circle cx={x + apart - 2} cy={y + 3} r="3.2" className={art.pale} />
  </>
)

/** Portraits of the villains, drawn in a box of 240 × 240 whose bottom is the edge of the picture. */
export const portraits: Record<Villain, ReactElement> = {
  // A tower with a gate for a mouth, and the only key.
  gatekeeper: (
    <>
      <path d="M34 240v-66q10-26 46-30h80q36 4 46 30v66Z" className={art.deep} />
      <path d="M66 34h22v16h20V34h24v16h20V34h22v110a54 54 0 0 1-108 0Z" className={art.mid} />
      <path d="M66 62h108v14H66Z" className={art.light} />
      <path d="M66 34h22v16h-8v94a54 54 0 0 0 20 42q-34-12-34-42Z" className={art.pale} />
      {eyes(122, 98)}
      <path d="M88 132h64v26a32 32 0 0 1-64 0Z" className={art.dark} />
      <path d="M104 132v52M120 132v58M136 132v52M88 150h64M92 168h56" className={art.bars} />
      <path d="M60 240l18-62 42 40 42-40 18 62Z" className={art.mid} />
      <circle cx="120" cy="216" r="11" className={art.dark} />
      <path d="M116 216h8l3 24h-14Z" className={art.dark} />
      <circle cx="200" cy="150" r="21" className={art.light} />
      <circle cx="200" cy="150" r="9" className={art.dark} />
      <path d="M195 168h10v66h-10Z M205 206h17v9h-17Z M205 222h12v9h-12Z" className={art.light} />
    </>
  ),
  // A press with a visor that pulls paper money out of its own mouth.
  printer: (
    <>
      <path d="M14 240v-52q4-26 34-30h144q30 4 34 30v52Z" className={art.deep} />
      <path d="M48 72q0-40 72-40t72 40v62q0 36-72 36t-72-36Z" className={art.mid} />
      <path d="M48 72q0-40 72-40 20 0 34 3-74 2-78 46v78q-28-8-28-25Z" className={art.light} />
      <path d="M26 76q94-34 188 0l8 20q-102-26-204 0Z" className={art.dark} />
      <path d="M40 77q80-22 160 0-80-10-160 0Z" className={art.light} />
      {eyes(120, 112, 28)}
      <path d="M68 138h104v16H68Z" className={art.dark} />
      <path d="M78 148h84l10 92H68Z" className={art.pale} />
      <path d="M86 158h68l3 34H83Z M82 202h76l4 38H78Z" className={art.cut} />
      <circle cx="120" cy="175" r="10" className={art.deep} />
      <circle cx="120" cy="222" r="11" className={art.deep} />
      <circle cx="30" cy="122" r="18" className={art.deep} />
      <circle cx="210" cy="122" r="18" className={art.deep} />
      <circle cx="30" cy="122" r="7" className={art.light} />
      <circle cx="210" cy="122" r="7" className={art.light} />
    </>
  ),
  // A hooded figure of ice under a crown of icicles, with somebody's money behind its lock.
  freezer: (
    <>
      <path
        d="M120 10 134 52 160 20 166 64 200 46 188 90 214 240H26L52 90 40 46 74 64 80 20l26 32Z"
        className={art.deep}
      />
      <path
        d="M120 10 134 52 120 74 106 52Z M160 20l6 44-26 12-6-24Z M80 20l-6 44 26 12 6-24Z"
        className={art.pale}
      />
      <path d="M200 46l-12 44-26-16 4-10Z M40 46l12 44 26-16-4-10Z" className={art.light} />
      <path d="M120 70l44 26v48l-44 32-44-32V96Z" className={art.light} />
      <path d="M120 70l44 26-44 20Z" className={art.pale} />
      <path d="M76 96l44 20v60l-44-32Z" className={art.mid} />
      {eyes(120, 122, 20)}
      <path d="M98 146h44l-5 16-6-9-6 15-5-17-6 17-5-15-6 9Z" className={art.dark} />
      <path d="M88 240v-46q32 22 64 0v46Z" className={art.mid} />
      <path d="M104 206v-8a16 16 0 0 1 32 0v8" className={art.shackle} />
      <path d="M94 206h52v34H94Z" className={art.light} />
      <circle cx="120" cy="220" r="6" className={art.dark} />
      <path d="M117 222h6l2 12h-10Z" className={art.dark} />
      <path d="M52 110l-14 90 20-30Z M188 110l14 90-20-30Z" className={art.mid} />
    </>
  ),
  // A thin man in a bowler between two hands, each with a coin that passes through him.
  middleman: (
    <>
      <path d="M84 240v-36q4-20 36-20t36 20v36Z" className={art.deep} />
      <path
        d="M88 208Q40 204 22 168l12-6q22 28 58 28Z M152 208q48-4 66-40l-12-6q-22 28-58 28Z"
        className={art.deep}
      />
      <circle cx="26" cy="146" r="22" className={art.light} />
      <circle cx="26" cy="146" r="14" className={art.coin} />
      <circle cx="214" cy="146" r="22" className={art.light} />
      <circle cx="214" cy="146" r="14" className={art.coin} />
      <path d="M106 186l14 24 14-24v54h-28Z" className={art.pale} />
      <path d="M114 204h12l4 36h-20Z" className={art.dark} />
      <path d="M88 88h64v62q0 40-32 40t-32-40Z" className={art.light} />
      <path d="M88 88h32v102q-32 0-32-40Z" className={art.pale} />
      <path d="M84 78q0-54 36-54t36 54Z" className={art.mid} />
      <path d="M84 64h72v14H84Z" className={art.dark} />
      <path d="M62 78q58-10 116 0 2 14-10 14-48-8-96 0-12 0-10-14Z" className={art.mid} />
      {eyes(120, 114, 18)}
      <circle cx="138" cy="116" r="17" className={art.coin} />
      <path d="M155 118q8 30-4 62" className={art.thread} />
      <path
        d="M120 150q-10-10-26-4-10 4-18-2 4 18 22 18 14 0 22-6 8 6 22 6 18 0 22-18-8 6-18 2-16-6-26 4Z"
        className={art.dark}
      />
    </>
  ),
  // A runner in goggles, already in front of you, in profile.
  frontRunner: (
    <>
      <path d="M4 66h60M18 100h38M0 134h48M14 170h34" className={art.speed} />
      <path d="M58 240q2-60 62-70l52 16q18 24 20 54Z" className={art.deep} />
      <path d="M120 172l52 16 6 14-66 4Z" className={art.light} />
      <path
        d="M74 66q16-42 70-42 52 0 62 46l4 22 22 20-20 10v22q-2 22-26 22h-28l-10 18-52-14q-34-46-22-104Z"
        className={art.mid}
      />
      <path
        d="M74 66q16-42 70-42 18 0 30 6-56 2-66 46-8 40 10 98l-22-4q-34-46-22-104Z"
        className={art.light}
      />
      <path d="M62 60 120 14q66-8 88 44Z" className={art.deep} />
      <path d="M62 60 30 44l66-12Z M62 62 24 78l54 2Z" className={art.deep} />
      <path d="M70 84h140l4 10-6 26q-32 14-58 0-12-14-10-22l-66 6Z" className={art.dark} />
      <path d="M150 92h52l-4 20q-22 8-40 0-8-8-8-20Z" className={art.pale} />
      <path d="M160 112l26-20h14l-26 24Z" className={art.light} />
      <path d="M212 136q-26 12-52 2l2 16q26 10 50-4Z" className={art.dark} />
      <path d="M168 142l4 8 6-7 5 8 6-8 6 6 5-9Z" className={art.pale} />
    </>
  ),
  // A grin under a wide brim, and both hands on the rug that you stand on.
  rugPuller: (
    <>
      <path d="M36 240q-4-66 44-84h80q48 18 44 84Z" className={art.deep} />
      <path d="M84 104h72v38q0 36-36 36t-36-36Z" className={art.light} />
      <path d="M84 104h36v74q-36 0-36-36Z" className={art.pale} />
      <path d="M78 92 90 26q30 16 60 0l12 66Z" className={art.mid} />
      <path d="M80 74h80l4 34H76Z" className={art.dark} />
      <path
        d="M8 84q50 26 112 14 62 12 112-14-14 42-64 38-24-8-48-8t-48 8Q22 126 8 84Z"
        className={art.mid}
      />
      <path d="M8 84q50 26 112 14 62 12 112-14-44 44-112 30Q52 128 8 84Z" className={art.light} />
      {eyes(120, 130, 18)}
      <path d="M92 150q28 12 56 0-4 22-28 22t-28-22Z" className={art.dark} />
      <path d="M98 154q22 7 44 0l-3 7q-19 6-38 0Z" className={art.pale} />
      <path d="M0 208q60-20 120-4t120-4v40H0Z" className={art.mid} />
      <path d="M0 216q60-20 120-4t120-4v8q-60 20-120 4T0 224Z" className={art.pale} />
      <path
        d="M24 240l16-18 16 18Z M72 240l16-20 16 20Z M120 240l16-18 16 18Z M168 240l16-20 16 20Z"
        className={art.deep}
      />
      <path
        d="M52 190q16-12 30 2l-4 24q-18 6-28-4Z M188 190q-16-12-30 2l4 24q18 6 28-4Z"
        className={art.light}
      />
      <path d="M60 204v14M70 204v15M180 204v14M170 204v15" className={art.cut} />
    </>
  ),
}
