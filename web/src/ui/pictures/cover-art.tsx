import type { ReactNode } from 'react'
import { pick, times } from './cover-draw.ts'
import type { CoverPalette } from './cover-palettes.ts'

/** Draws on a 100 by 100 square; wide or tall covers crop it to the middle. */
export type CoverArt = (palette: CoverPalette, random: () => number, initial: string) => ReactNode

/** A low sun over bands of sea. */
export const horizon: CoverArt = ({ bright, second, tint }, random) => {
  const x = pick(random, 28, 72)
  const r = pick(random, 20, 30)
  const sea = pick(random, 54, 64)
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      <circle cx={x} cy={sea - r * 0.25} r={r} fill={bright} />
      <rect y={sea} width="100" height="50" fill={second} />
      {times(4, (i) => (
        <rect
          key={i}
          x={x - r * (1 - i * 0.2)}
          y={sea + 5 + i * 8}
          width={r * 2 * (1 - i * 0.2)}
          height="3"
          fill={bright}
        />
      ))}
    </>
  )
}

/** A beam of light across the dark. */
export const beam: CoverArt = ({ ground, bright, second, tint }, random) => {
  const left = random() < 0.5
  const spread = pick(random, 36, 58)
  const y = pick(random, 14, 30)
  return (
    <g transform={left ? undefined : 'matrix(-1 0 0 1 100 0)'}>
      <rect width="100" height="100" fill={tint} />
      <path d={`M0 ${y} L100 ${100 - spread} V118 L0 ${y + 9}Z`} fill={second} />
      <path d={`M0 ${y + 3} L100 ${112 - spread} V104 L0 ${y + 6}Z`} fill={bright} />
      <circle cx="0" cy={y + 4.5} r="13" fill={ground} />
      <circle cx="0" cy={y + 4.5} r="6" fill={bright} />
    </g>
  )
}

/** Two discs and where they meet. */
export const eclipse: CoverArt = ({ ground, bright, second, tint }, random) => {
  const r = pick(random, 27, 33)
  const gap = pick(random, 12, 19)
  const lift = pick(random, -8, 8)
  const x = 50 - gap
  const y = 50 - lift
  const along = Math.hypot(gap, lift)
  const half = Math.sqrt(r * r - along * along)
  const [dx, dy] = [(-lift / along) * half, (gap / along) * half]
  const lens = `M${50 + dx} ${50 + dy} A${r} ${r} 0 0 1 ${50 - dx} ${50 - dy} A${r} ${r} 0 0 1 ${50 + dx} ${50 + dy}Z`
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      <circle cx={x} cy={y} r={r} fill={bright} />
      <circle cx={100 - x} cy={100 - y} r={r} fill={second} />
      <path d={lens} fill={ground} />
    </>
  )
}

/** Diagonal stripes of unequal width. */
export const stripes: CoverArt = ({ bright, second, tint, ink }, random) => {
  const tilt = random() < 0.5 ? 1 : -1
  let x = -70
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      <g transform={`rotate(${tilt * 38} 50 50)`}>
        {[bright, second, bright, ink, second, bright, second].map((fill, i) => {
          const width = pick(random, 5, 22)
          const bar = <rect key={i} x={x + 20} y="-60" width={width} height="220" fill={fill} />
          x += width + pick(random, 6, 14)
          return bar
        })}
      </g>
    </>
  )
}

/** Rounded frames, one in the other. */
export const frames: CoverArt = ({ ground, bright, second, tint }, random) => {
  const colours = [tint, second, ground, bright]
  const [dx, dy] = [pick(random, -5, 5), pick(random, -4, 4)]
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      {colours.map((fill, i) => {
        const inset = 2 + i * 11
        return (
          <rect
            key={fill}
            x={inset + (dx * i) / 2}
            y={inset + 5 + (dy * i) / 2}
            width={100 - inset * 2}
            height={88 - inset * 1.8}
            rx={18 - i * 3}
            fill={fill}
          />
        )
      })}
    </>
  )
}

/** The colour bars of a test picture. */
export const bars: CoverArt = ({ ground, bright, second, tint, ink }, random) => {
  const low = pick(random, 62, 74)
  const order =
    random() < 0.5
      ? [bright, tint, second, ink, bright, tint, second]
      : [ink, second, bright, tint, second, bright, ink]
  return (
    <>
      {order.map((fill, i) => (
        <rect key={i} x={i * 14.3} width="14.5" height={low} fill={fill} />
      ))}
      {order.toReversed().map((fill, i) => (
        <rect key={i} x={i * 14.3} y={low} width="14.5" height="9" fill={i % 2 ? ground : fill} />
      ))}
      <rect y={low + 9} width="100" height="40" fill={ground} />
      <rect x={pick(random, 8, 55)} y={low + 9} width="30" height="40" fill={bright} />
    </>
  )
}

/** Dots that swell towards one corner. */
export const halftone: CoverArt = ({ bright, second, tint }, random) => {
  const [fx, fy] = [pick(random, 0, 7), pick(random, 0, 7)]
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      {times(64, (i) => {
        const [column, row] = [i % 8, Math.floor(i / 8)]
        const near = 1 - Math.hypot(column - fx, row - fy) / 9.5
        return (
          <circle
            key={i}
            cx={6.25 + column * 12.5}
            cy={6.25 + row * 12.5}
            r={Math.max(0.8, near * 6.4).toFixed(1)}
            fill={near > 0.62 ? bright : second}
          />
        )
      })}
    </>
  )
}

/** Rows of arches. */
export const arches: CoverArt = ({ ground, bright, second, tint }, random) => {
  const fills = [bright, second, ground]
  const shift = Math.floor(random() * 3)
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      {times(4, (row) =>
        times(4, (column) => {
          const [x, y] = [column * 33.4 - (row % 2) * 16.7, row * 25 + 25]
          return fills.map((_, i) => {
            const r = 16 - i * 5.2
            const fill = fills[(i + shift + row) % 3]
            return (
              <path
                key={`${row}-${column}-${i}`}
                d={`M${x + 16.7 - r} ${y} a${r} ${r} 0 0 1 ${2 * r} 0Z`}
                fill={fill}
              />
            )
          })
        }),
      )}
    </>
  )
}

/** Quarter circles turned at random on a grid. */
export const quarters: CoverArt = ({ ground, bright, second, tint, ink }, random) => {
  const fills = [bright, second, tint, ground, bright, second]
  const cell = 25
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      {times(16, (i) => {
        const [x, y] = [(i % 4) * cell, Math.floor(i / 4) * cell]
        const turn = Math.floor(random() * 4) * 90
        const back = fills[Math.floor(random() * 6)]
        const front = random() < 0.12 ? ink : fills[Math.floor(random() * 6)]
        return (
          <g key={i} transform={`translate(${x} ${y}) rotate(${turn} 12.5 12.5)`}>
            <rect width="25.2" height="25.2" fill={back} />
            <path d="M0 0H25A25 25 0 0 1 0 25Z" fill={front} />
          </g>
        )
      })}
    </>
  )
}

/** Ridges of hills, one behind the other, under a moon. */
export const ridges: CoverArt = ({ ground, bright, second, tint, ink }, random) => {
  const ridge = (base: number, height: number) => {
    const [a, b, c] = [
      pick(random, -height, height),
      pick(random, -height, height),
      pick(random, -height, height),
    ]
    return `M-2 ${base + a} Q25 ${base - height + b} 50 ${base + c} T102 ${base + b} V102 H-2Z`
  }
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      <circle
        cx={pick(random, 22, 78)}
        cy={pick(random, 16, 30)}
        r={pick(random, 8, 14)}
        fill={second}
      />
      <path d={ridge(46, 12)} fill={bright} />
      <path d={ridge(62, 10)} fill={ground} />
      <path d={ridge(78, 8)} fill={ink} />
    </>
  )
}

/** A stem with leaves. */
export const leaves: CoverArt = ({ bright, second, tint }, random) => {
  const lean = pick(random, -8, 8)
  return (
    <g transform={`rotate(${lean} 50 100)`}>
      <rect x="-50" y="-50" width="200" height="200" fill={tint} />
      <path d="M50 130V2" stroke={second} strokeWidth="2" />
      {times(10, (i) => {
        const y = 108 - Math.floor(i / 2) * 21 - (i % 2) * 8
        const side = i % 2 ? 1 : -1
        const reach = side * (34 - Math.floor(i / 2) * 3)
        return (
          <path
            key={i}
            d={`M50 ${y} q${reach * 0.2} -18 ${reach} -20 q${-reach * 0.1} 18 ${-reach} 20Z`}
            fill={i % 3 === 1 ? second : bright}
          />
        )
      })}
    </g>
  )
}

/** A woven field of chevrons. */
export const chevrons: CoverArt = ({ ground, bright, second, tint }, random) => {
  const fills = [bright, tint, second, ground]
  const start = Math.floor(random() * 4)
  const step = pick(random, 9, 13)
  const half = random() < 0.5 ? 50 : 25
  const zigzag = times(100 / half + 1, (i) => `${i * half} ${i % 2 ? half * 0.6 : 0}`)
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      {times(16, (row) => (
        <path
          key={row}
          d={`M${zigzag.join('L')}`}
          transform={`translate(0 ${row * step - 32})`}
          stroke={fills[(row + start) % 4]}
          strokeWidth={step + 0.3}
          fill="none"
        />
      ))}
    </>
  )
}

/** A record, partly out of the picture. */
export const record: CoverArt = ({ ground, bright, second, tint, ink }, random) => {
  const [x, y] = [pick(random, 30, 70), pick(random, 40, 66)]
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      <circle cx={x} cy={y} r="46" fill={second} />
      <circle cx={x} cy={y} r="40" fill={ground} />
      {times(4, (i) => (
        <circle key={i} cx={x} cy={y} r={36 - i * 5} fill="none" stroke={tint} strokeWidth="1" />
      ))}
      <circle cx={x} cy={y} r="14" fill={bright} />
      <circle cx={x} cy={y} r="2.5" fill={ink} />
    </>
  )
}

/** Half discs stacked into a column. */
export const halves: CoverArt = ({ bright, second, tint, ink }, random) => {
  const fills = [bright, second, ink, second, bright]
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      {fills.map((fill, i) => {
        const x = pick(random, 24, 76)
        const up = random() < 0.5
        const y = 20 * i + (up ? 20 : 0)
        return <path key={i} d={`M${x - 20} ${y} a20 20 0 0 ${up ? 1 : 0} 40 0Z`} fill={fill} />
      })}
    </>
  )
}

/** A sun cut into slices. */
export const slices: CoverArt = ({ bright, second, tint }, random) => {
  const r = pick(random, 34, 42)
  const lift = pick(random, 44, 54)
  return (
    <>
      <rect width="100" height="100" fill={second} />
      <circle cx="50" cy={lift} r={r} fill={bright} />
      {times(7, (i) => (
        <rect
          key={i}
          y={lift - 8 + i * 8}
          width="100"
          height={1 + i * 0.9}
          fill={i < 7 ? second : tint}
        />
      ))}
    </>
  )
}

/** The bars of a level meter. */
export const levels: CoverArt = ({ bright, second, tint }, random) => (
  <>
    <rect width="100" height="100" fill={tint} />
    {times(13, (i) => {
      const swell = Math.sin(((i + 0.5) / 13) * Math.PI)
      const height = 10 + swell * pick(random, 26, 70)
      return (
        <rect
          key={i}
          x={5 + i * 7}
          y={50 - height / 2}
          width="4.6"
          height={height}
          rx="2.3"
          fill={i % 4 === 2 ? second : bright}
        />
      )
    })}
  </>
)

/** Rings that spread from a corner or an edge. */
export const ripples: CoverArt = ({ ground, bright, second, tint }, random) => {
  const [x, y] = [pick(random, 0, 1) < 0.5 ? 8 : 92, pick(random, 70, 104)]
  const fills = [tint, second, tint, bright, tint, second, ground, bright]
  return (
    <>
      <rect width="100" height="100" fill={ground} />
      {fills.map((fill, i) => (
        <circle key={i} cx={x} cy={y} r={104 - i * 13} fill={fill} />
      ))}
    </>
  )
}

/** Speech as three waves. */
export const waves: CoverArt = ({ ground, bright, second, tint }, random) => {
  const wave = (y: number, height: number) =>
    `M-2 ${y} C20 ${y - height} 32 ${y + height} 52 ${y} S84 ${y - height} 102 ${y} V102 H-2Z`
  const swing = () => pick(random, 14, 30) * (random() < 0.5 ? -1 : 1)
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      <path d={wave(30, swing())} fill={second} />
      <path d={wave(52, swing())} fill={bright} />
      <path d={wave(74, swing())} fill={ground} />
    </>
  )
}
